// Why something is not allowed, as a person reads it: `FOX-3.2` is the message `fox-refusal-3-2`.
import { t, words, type Args } from "../words/words.svelte.ts";
import type { Table } from "./table.svelte.ts";

const NONE = "-";

export function refusalText(table: Table): string {
  const refusal = table.refusal;
  if (!refusal) return "";
  const { clause, code, action } = refusal;
  const id = clause ? clause.toLowerCase().replace("-", "-refusal-").replaceAll(".", "-") : "";
  if (id && words.has(id)) return t(id, around(table, action));
  if (clause) return t("web-refused-by", { clause });
  return words.has(`server-error-${code}`) ? t(`server-error-${code}`) : t("server-error-refused");
}

/** What a refusal may speak of: the card of the action, and what the game adds. */
function around(table: Table, action: string): Args {
  const card = action.split(" ").at(-1) ?? NONE;
  return { action, card, led: NONE, ...table.refusalArgs?.(action) };
}
