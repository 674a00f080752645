// Plays what happened one after the other, and never falls behind: above 3 waiting events it goes
// four times as fast, above 8 it jumps. While somebody's own decision waits, only what happened last
// is shown as drawn.
import { settings } from "../settings.svelte.ts";
import { finish } from "./flight.ts";

export type Scene = (pace: number) => Promise<void> | void;

const QUICKER = 3;
const JUMP = 8;

export class Stage {
  playing = $state(false);
  #scenes: Scene[] = [];
  #hurried = false;
  #due = false;

  add(scene: Scene): void {
    this.#scenes.push(scene);
    if (!this.playing) void this.#run();
  }

  /** Whoever wants to act does not wait for pictures. */
  hurry(): void {
    if (!this.playing) return;
    this.#hurried = true;
    finish();
  }

  /** A decision waits for whoever looks: what led to it is shown, but not at leisure. */
  due(): void {
    this.#due = this.playing;
  }

  clear(): void {
    this.#scenes = [];
  }

  /** 1 as drawn, 0 at once. */
  pace(): number {
    if (this.#hurried || settings.still || this.#scenes.length > JUMP || document.hidden) return 0;
    return settings.pace * (this.#scenes.length > (this.#due ? 0 : QUICKER) ? 0.25 : 1);
  }

  async #run(): Promise<void> {
    this.playing = true;
    while (this.#scenes.length) {
      const scene = this.#scenes.shift()!;
      await scene(this.pace());
    }
    this.playing = this.#hurried = this.#due = false;
  }
}
