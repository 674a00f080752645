// Message ids with arguments become sentences, from the catalogues that Python reads too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:languages";

export type Args = Record<string, string | number | null | undefined>;
/** What the catalogues are told about a card, beside its notation. */
export type Parts = (code: string) => Record<string, string | number>;

const ENGLISH = "en";
const NAMES: Record<string, string> = { en: "English", uk: "Українська", ru: "Русский", fr: "Français", de: "Deutsch" };

export const languages = Object.keys(loaders).map((code) => ({ code, name: NAMES[code] ?? code }));

const partsOf = new Map<string, Parts>();

/** A game says how its cards are read. */
export function readCards(game: string, parts: Parts): void {
  partsOf.set(game, parts);
}

class Words {
  language = $state(ENGLISH);
  #bundles = $state.raw<FluentBundle[]>([]);
  #game = "";

  async speak(language: string): Promise<void> {
    const wanted = language in loaders ? language : ENGLISH;
    const spoken = [...new Set([wanted, ENGLISH])]; // what a language lacks is said in English
    this.#bundles = await Promise.all(spoken.map((each) => this.#load(each)));
    this.language = wanted;
    if (typeof document !== "undefined") document.documentElement.lang = wanted;
  }

  async #load(language: string): Promise<FluentBundle> {
    const { default: text } = await loaders[language]!();
    return this.bundle(language, text);
  }

  bundle(language: string, text: string): FluentBundle {
    const functions = {
      CARD: (given: unknown[], named: Record<string, unknown>) => this.#thing("card", String(given[0]), named),
      SUIT: (given: unknown[], named: Record<string, unknown>) => this.#thing("suit", String(given[0]), named),
    };
    const bundle = new FluentBundle(language, { useIsolating: false, functions: functions as never });
    bundle.addResource(new FluentResource(text));
    return bundle;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The message as text; a missing one shows its id. Cards belong to the game that the id names. */
  say(id: string, args: Args = {}, game = id.slice(0, id.indexOf("-"))): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (!message?.value) continue;
      const outer = this.#game;
      if (partsOf.has(game)) this.#game = game;
      try {
        return bundle.formatPattern(message.value, args as Record<string, FluentVariable>, []);
      } finally {
        this.#game = outer;
      }
    }
    return id;
  }

  #thing(what: "card" | "suit", code: string, named: Record<string, unknown>): string {
    const form = { case: String(named["case"] ?? "nominative"), form: String(named["form"] ?? "long") };
    if (what === "suit") return this.say(`${this.#game}-suit`, { suit: code.slice(0, 1), ...form });
    return this.say(`${this.#game}-card`, { card: code, ...form, ...partsOf.get(this.#game)?.(code) });
  }
}

export const words = new Words();

/** The short name that templates use. */
export function t(id: string, args: Args = {}, game?: string): string {
  return words.say(id, args, game);
}
