// The seal of a pack is the SHA-256 of its secret as it is written; anybody can compare them.
import type { Commitment } from "$wire";

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Whether a secret is the one that was committed to; null where this browser cannot tell. */
export async function isOfSeal({ hash, secret }: Commitment): Promise<boolean | null> {
  if (!secret || !globalThis.crypto?.subtle) return null; // pages without HTTPS have no hashes
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

/** Something that nobody else knows, to begin with. */
export function randomText(length = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
