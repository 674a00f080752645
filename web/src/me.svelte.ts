// Who this device is. A guest is made when somebody first plays, and not before.
import { api, type Me } from "./wire/api.ts";
import { Refused } from "./wire/rest.ts";
import { t } from "./words/words.svelte.ts";

class Myself {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me | null> | null = null;
  #made: Promise<Me> | null = null;

  /** Who am I, if anybody. */
  known(): Promise<Me | null> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Somebody, by now. */
  somebody(): Promise<Me> {
    this.#made ??= this.#arrive().catch((error: unknown) => {
      this.#made = this.#asked = null; // another attempt may find the server
      throw error;
    });
    return this.#made;
  }

  async #arrive(): Promise<Me> {
    return (await this.known()) ?? (this.me = await api.arrive(t("web-guest")));
  }

  async rename(name: string): Promise<void> {
    await this.somebody();
    this.me = await api.rename(name);
  }

  async #ask(): Promise<Me | null> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
    }
    return this.me;
  }
}

export const myself = new Myself();
