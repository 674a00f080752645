// The requests the page makes, by name.
import type { NewTable, Setup, Sitter, Tempo } from "$wire";
import type { Opinion } from "../table/advising.ts";
import { request, requestText } from "./rest.ts";

export interface Me {
  id: string;
  name: string | null;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  choices: unknown[];
  low: number | null;
  high: number | null;
}

export interface GameInfo {
  id: string;
  rules: number;
  options: OptionInfo[];
  bots: string[];
  levels: Level[];
  engines: string[];
}

export interface Level {
  number: number;
  bot: string;
  seconds: number;
  searches: boolean;
  animals: string[];
}

export interface Listed {
  id: string;
  game: string;
  status: "open" | "running" | "over";
  options: Record<string, unknown>;
  tempo: Tempo;
  watching: Setup["watching"];
  seats: Sitter[];
  created_at: number;
  my_turn: boolean;
}

export interface Made {
  table: string;
  invite: string;
}

/** Something to type in or open elsewhere; it is told this once. */
export interface Code {
  code: string;
  expires_at: number | null;
}

/** What somebody wants of another person: not to hear them, or not to meet them either. */
export type Distance = "mute" | "block";

const at = encodeURIComponent;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  arrive: (name: string) => request<Me>("POST", "/api/me", { name }),
  rename: (name: string) => request<Me>("PATCH", "/api/me", { name }),
  remove: () => request<void>("DELETE", "/api/me"),
  transfer: () => request<Code>("POST", "/api/me/transfer"),
  recovery: () => request<Code>("POST", "/api/me/recovery"),
  redeem: (code: string) => request<Me>("POST", "/api/me/redeem", { code }),
  blocks: () => request<Record<string, Distance>>("GET", "/api/me/blocks"),
  block: (person: string, kind: Distance) => request<void>("PUT", `/api/me/blocks/${at(person)}`, { kind }),
  unblock: (person: string) => request<void>("DELETE", `/api/me/blocks/${at(person)}`),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  myGames: () => request<Listed[]>("GET", "/api/me/games"),
  newTable: (wish: NewTable) => request<Made>("POST", "/api/tables", wish),
  table: (id: string, invite: string | null) =>
    request<Listed>("GET", `/api/tables/${at(id)}${invite ? `?invite=${at(invite)}` : ""}`),
  opinion: (id: string, moment: number) => request<Opinion>("GET", `/api/tables/${at(id)}/advice?moment=${moment}`),
  record: (id: string) => requestText(`/api/tables/${at(id)}/record`),
};
