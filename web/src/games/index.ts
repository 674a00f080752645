// Every game is added here, and nowhere else.
import { fox } from "./fox/index.ts";
import { addGame } from "./registry.ts";

addGame(fox);
