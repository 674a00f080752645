// What happened at a table, as the server tells it: a message id and arguments.
export type View = number | "spectator" | "referee";

export interface Happening {
  event: string;
  seat?: number;
  [argument: string]: unknown;
}

/** What lies on the table before a viewer; each game knows its own. */
export type Show = Record<string, unknown>;

/** A sentence that was told, kept for the record of the table. */
export interface Told {
  key: number;
  text: string;
  at: number;
  kind: "game" | "table" | "talk";
}
