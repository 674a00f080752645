// What differs between the editions of Tatsu: the table of section 9 of its rules, which a test holds to the engine.
// It is read in English, whose words are the names of the options; the page says them in its own language.
import { ENGLISH, rulesOf, type Block, type Span } from "../pages/rules.ts";

export interface Switch {
  name: string;
  players: number;
  /** What each edition says. */
  values: Record<string, string>;
  clause: string;
  differs: boolean;
}

export async function editions(): Promise<Switch[]> {
  return switches((await rulesOf("tatsu", ENGLISH))?.blocks ?? []);
}

export function switches(blocks: readonly Block[]): Switch[] {
  const table = blocks.find((block) => block.kind === "table" && plain(block.rows[0]![0]!) === "switch");
  if (table?.kind !== "table") return [];
  const [head, ...rows] = table.rows.map((row) => row.map(plain));
  return rows.map((row) => read(head!, row));
}

function read(head: string[], row: string[]): Switch {
  const cells = Object.fromEntries(head.map((name, column) => [name, row[column] ?? ""]));
  const { switch: name, players, clause, ...values } = cells;
  const differs = new Set(Object.values(values)).size > 1;
  return { name: name!, players: Number(players), clause: clause!, values, differs };
}

function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}
