// What a game brings to the page. No rules: legal actions, refusals and previews come from the server.
import type { Component } from "svelte";
import type { Happening, Show } from "../table/happening.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Around } from "../table/telling.ts";
import type { Args, Parts } from "../words/words.svelte.ts";

/** One way to play a game, as the home page offers it. */
export interface Variant {
  id: string;
  players: number;
  options: Record<string, unknown>;
}

/** What lies on a table, in sentences. */
export interface Looked {
  /** How it stands. */
  score: string[];
  /** The cards that are one's own to play. */
  cards: string[];
  /** What lies in the middle: the trick, the cards of the deal. */
  laid: string[];
  /** All else: other hands, the decree, the board. */
  table: string[];
}

export interface GamePage {
  id: string;
  /** What the catalogues are told about a card. */
  parts: Parts;
  variants: readonly Variant[];
  /** The picture on the home page. */
  picture: Component;
  /** The table: everything between the top line and the edge of the window. */
  table: () => Promise<{ default: Component<{ table: Table }> }>;
  /** The paper of the result: rows with the reason for every point. */
  result?: () => Promise<{ default: Component<{ table: Table }> }>;
  /** An action as a person reads it, for lists, the command box and screen readers. */
  actionName(action: string, names: readonly string[]): string;
  /** What somebody may type for an action of this list; notation is understood without it. */
  understand?(typed: string, legal: readonly string[], names: readonly string[]): string | null;
  /** A whole turn that was typed in one piece, as its actions. */
  turn?(typed: string): string[] | null;
  /** How the game ended: a word, and a sentence that gives the reason. */
  ending(table: Table): { title: string; lead: string };
  /** Where the game stands, in a few words for the top line. */
  where(show: Show): string;
  /** Keys of its own, each with the id of what it does. */
  keys?: readonly [string, string][];
  /** What lies there, for those who would rather hear than see it. */
  look(show: Show, around: Around): Looked;
  /** The deal that lies there as it was told, for somebody who has just come. */
  dealt(show: Show): Happening[];
  /** Whether an event concerns a player beyond those that it names. */
  concerns?(happening: Happening, player: number, players: number): boolean;
  /** Sentences beside the one that the event names. */
  tellMore?(happening: Happening, person: (player: number) => Args): string[];
  /** All the sentences about what happened together, where one message an event does not do. */
  tell?(happened: readonly Happening[], around: Around): string[];
}
