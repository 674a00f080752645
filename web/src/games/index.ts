// Every game is added here, and nowhere else.
import { fox } from "./fox/index.ts";
import { addGame } from "./registry.ts";
import { tac } from "./tac/index.ts";
import { tatsu } from "./tatsu/index.ts";

for (const game of [fox, tatsu, tac]) addGame(game);
