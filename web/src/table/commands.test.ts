import { describe, expect, it } from "vitest";
import { found, matches } from "./commands.ts";

const CHOICES = [
  { action: "B3", name: "Play the 3 of bells (Fox)" },
  { action: "B11", name: "Play the 11 of bells (Monarch)" },
  { action: "swap K4", name: "Put the 4 of keys in the place of the decree" },
  { action: "keep", name: "Keep the decree" },
];

describe("what was typed", () => {
  it("is an action by its notation, whatever its case and spaces", () => {
    expect(found("b3", CHOICES)).toBe("B3");
    expect(found("  SWAP   k4 ", CHOICES)).toBe("swap K4");
  });

  it("is the only action that fits a few letters", () => {
    expect(found("monarch", CHOICES)).toBe("B11");
    expect(found("k4", CHOICES)).toBe("swap K4");
  });

  it("is nothing when several fit or none does", () => {
    expect(found("b", CHOICES)).toBeNull();
    expect(found("m9", CHOICES)).toBeNull();
  });

  it("puts those first whose notation begins so", () => {
    expect(matches("b1", CHOICES).map(({ action }) => action)).toEqual(["B11"]);
    expect(matches("", CHOICES)).toHaveLength(CHOICES.length);
  });
});
