// The games of the page, in the order of the home page.
import { readCards } from "../words/words.svelte.ts";
import type { GamePage } from "./game.ts";

const games = new Map<string, GamePage>();

export function addGame(game: GamePage): void {
  games.set(game.id, game);
  readCards(game.id, game.parts);
}

export function gameOf(id: string): GamePage | undefined {
  return games.get(id);
}

export function allGames(): GamePage[] {
  return [...games.values()];
}
