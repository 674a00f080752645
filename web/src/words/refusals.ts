// Errors have one shape; here they become words for people, and what can be done next.
import { Refused, Unreachable } from "../wire/rest.ts";
import { t, words } from "./words.svelte.ts";

/** The code of whatever went wrong. */
export function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code;
  return error instanceof Unreachable ? "unreachable" : "defect";
}

export function refusalTitle(code: string): string {
  if (code === "unreachable") return t("web-unreachable");
  const id = `server-error-${code}`;
  return t(words.has(id) ? id : "server-error-refused");
}

/** What to do next. */
export function nextStep(code: string): string {
  return t("web-next", { code });
}

/** Both in one line; `special` has the words for a code that means something more exact here. */
export function explained(error: unknown, special: Record<string, string> = {}): string {
  const code = codeOf(error);
  return special[code] ?? `${refusalTitle(code)} ${nextStep(code)}`.trim();
}

/** Do something; the code of what went wrong, or nothing. */
export async function failure(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

/** Do something; what went wrong in words, or nothing. */
export async function tried(act: () => Promise<unknown>, special: Record<string, string> = {}): Promise<string> {
  try {
    await act();
    return "";
  } catch (error) {
    return explained(error, special);
  }
}
