// The rules as they are written in docs/rules, read into blocks that a page can show.
export const ENGLISH = "en";
const FOLDER = "../../../docs/rules";
const files = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

export interface Span {
  kind: "text" | "strong" | "em" | "code" | "link";
  text: string;
  to?: string;
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "clause"; id: string; spans: Span[] }
  | { kind: "item"; spans: Span[] }
  | { kind: "table"; rows: Span[][][] };

export interface Rules {
  language: string;
  blocks: Block[];
}

/** In this language, or in English, which every game has; nothing where there is no such game. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const own = files[`${FOLDER}/${language}/${game}.md`];
  const load = own ?? files[`${FOLDER}/${game}.md`];
  return load ? { language: own ? language : ENGLISH, blocks: blocks(await load()) } : null;
}

export function blocks(text: string): Block[] {
  return paragraphs(text).map(block).filter((each): each is Block => each !== null);
}

/** Lines that belong together: a heading, a list item with its continuation, a table, a paragraph. */
function paragraphs(text: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of text.split("\n")) {
    const starts = /^(#| *- |\d+\. )/.test(line) || (line.startsWith("|") && !found.at(-1)?.startsWith("|"));
    if (!line.trim()) open = false;
    else if (!open || starts) {
      found.push(line);
      open = !line.startsWith("#");
    } else found[found.length - 1] += line.startsWith("|") ? `\n${line}` : ` ${line.trim()}`;
  }
  return found;
}

function block(text: string): Block | null {
  const heading = /^(#+) (.*)/.exec(text);
  if (heading) return { kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) };
  const clause = /^- ([A-Z]+-\d+(?:\.\d+)*) (.*)/s.exec(text);
  if (clause) return { kind: "clause", id: clause[1]!, spans: spans(clause[2]!) };
  if (text.startsWith("|")) return { kind: "table", rows: rows(text) };
  const item = /^(?: *-|\d+\.) (.*)/s.exec(text);
  return { kind: item ? "item" : "paragraph", spans: spans(item?.[1] ?? text) };
}

function rows(text: string): Span[][][] {
  const lines = text.split("\n").filter((line) => !/^\|[-| :]+\|$/.test(line));
  return lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim())));
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

export function spans(text: string): Span[] {
  return text.split(MARKS).filter(Boolean).map(span);
}

function span(text: string): Span {
  if (text.startsWith("**")) return { kind: "strong", text: text.slice(2, -2) };
  if (text.startsWith("`")) return { kind: "code", text: text.slice(1, -1) };
  if (/^\*[^*]+\*$/.test(text)) return { kind: "em", text: text.slice(1, -1) };
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text);
  return link ? { kind: "link", text: link[1]!, to: link[2]! } : { kind: "text", text };
}
