import { expect, it } from "vitest";
import { isOfSeal, randomText } from "./sealing.ts";

const SECRET = "0".repeat(64);
const HASH = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55";

it("tells a secret that fits its seal from one that does not", async () => {
  expect(await isOfSeal({ pack: 0, hash: HASH, secret: SECRET })).toBe(true);
  expect(await isOfSeal({ pack: 0, hash: HASH, secret: "1".repeat(64) })).toBe(false);
  expect(await isOfSeal({ pack: 0, hash: HASH, secret: null })).toBeNull();
});

it("makes texts that the server takes, and not the same twice", () => {
  expect(randomText()).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(randomText()).not.toBe(randomText());
});
