import { expect, it } from "vitest";
import { pathOf, pathWithin } from "./invitation.ts";

it("finds the table in whatever was pasted", () => {
  expect(pathOf("https://fox.example/table/aB_9-x?invite=s3cret")).toBe("/table/aB_9-x?invite=s3cret");
  expect(pathOf(" /table/abc ")).toBe("/table/abc");
  expect(pathOf("abc")).toBe("/table/abc");
});

it("finds none in anything else", () => {
  expect(pathOf("")).toBeNull();
  expect(pathOf("come and play!")).toBeNull();
});

it("goes nowhere but within the page", () => {
  expect(pathWithin("/table/abc")).toBe("/table/abc");
  for (const elsewhere of [null, "", "https://fox.example/", "//fox.example", "/\\fox.example", "table"]) {
    expect(pathWithin(elsewhere)).toBe("/");
  }
});
