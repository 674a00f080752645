// The bots that a game offers, as a list for people: levels from easy to hard, then the rest.
import type { GameInfo } from "../wire/api.ts";
import { t } from "../words/words.svelte.ts";

export interface Offered {
  bot: string;
  name: string;
}

export function botsOf(info: GameInfo): Offered[] {
  const levels = info.levels.map(({ number, bot, animals }) => {
    const name = animals.map((animal) => t(`bots-name-${animal}`)).join(t("core-list-separator"));
    return { bot, name: t("web-bot", { level: number, name }) };
  });
  const engines = info.engines.map((bot) => ({ bot, name: t("web-bot", { level: 0, name: bot }) }));
  return levels.length ? [...levels, ...engines] : info.bots.map((bot) => ({ bot, name: t("web-bot-plain", { bot }) }));
}
