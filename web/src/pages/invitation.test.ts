import { expect, it } from "vitest";
import { pathOf } from "./invitation.ts";

it("finds the table in whatever was pasted", () => {
  expect(pathOf("https://fox.example/table/aB_9-x?invite=s3cret")).toBe("/table/aB_9-x?invite=s3cret");
  expect(pathOf(" /table/abc ")).toBe("/table/abc");
  expect(pathOf("abc")).toBe("/table/abc");
});

it("finds none in anything else", () => {
  expect(pathOf("")).toBeNull();
  expect(pathOf("come and play!")).toBeNull();
});
