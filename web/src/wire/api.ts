// The requests the page makes, by name.
import type { NewTable, Sitter, Tempo } from "$wire";
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
  seats: Sitter[];
  created_at: number;
  my_turn: boolean;
}

export interface Made {
  table: string;
  invite: string;
}

const at = encodeURIComponent;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  arrive: (name: string) => request<Me>("POST", "/api/me", { name }),
  rename: (name: string) => request<Me>("PATCH", "/api/me", { name }),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  myGames: () => request<Listed[]>("GET", "/api/me/games"),
  publicTables: () => request<Listed[]>("GET", "/api/tables"),
  newTable: (wish: NewTable) => request<Made>("POST", "/api/tables", wish),
  table: (id: string, invite: string | null) =>
    request<Listed>("GET", `/api/tables/${at(id)}${invite ? `?invite=${at(invite)}` : ""}`),
  opinion: (id: string, moment: number) => request<Opinion>("GET", `/api/tables/${at(id)}/advice?moment=${moment}`),
  record: (id: string) => requestText(`/api/tables/${at(id)}/record`),
};
