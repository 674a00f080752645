import { expect, it } from "vitest";
import { blocks, spans } from "./rules.ts";

const TEXT = `# Title

Words that
go on.

## 1. Cards

- FOX-1.1 The pack has *33* cards:
  three suits.
  - a remark under it
- a remark

| a | b |
|---|---|
| 1 | \`x\` |
`;

it("reads headings, paragraphs, clauses with their ids, items and tables", () => {
  const found = blocks(TEXT);
  expect(found.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "heading", "clause", "item", "item", "table"]);
  expect(found[1]).toEqual({ kind: "paragraph", spans: [{ kind: "text", text: "Words that go on." }] });
  expect(found[3]).toMatchObject({ id: "FOX-1.1" });
  expect(found[4]).toMatchObject({ spans: [{ text: "a remark under it" }] });
  expect(found[6]).toMatchObject({ rows: [[[{ text: "a" }], [{ text: "b" }]], [[{ text: "1" }], [{ kind: "code", text: "x" }]]] });
});

it("reads marks inside a line", () => {
  expect(spans("a **b** *c* `d` [e](f.md)").map(({ kind, text }) => [kind, text])).toEqual([
    ["text", "a "], ["strong", "b"], ["text", " "], ["em", "c"], ["text", " "], ["code", "d"], ["text", " "], ["link", "e"],
  ]);
});
