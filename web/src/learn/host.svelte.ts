// The host of a lesson: says what to try, and lets nothing else be played meanwhile.
import type { Table, Teacher } from "../table/table.svelte.ts";
import { t, words } from "../words/words.svelte.ts";
import { firstOf, stepAt, suits, type Lesson, type Step } from "./lesson.ts";
import { keepProgress, LEARNT, progressOf } from "./progress.ts";

export class Host implements Teacher {
  step = $state(0);
  /** How often something else was tried in this step. */
  strayed = $state(0);
  #tried = 0;

  constructor(
    private readonly table: Table,
    readonly lesson: Lesson,
  ) {
    this.step = progressOf(lesson.game).step;
  }

  get now(): Step | undefined {
    return this.lesson.steps[this.step];
  }

  get isDone(): boolean {
    return this.now === undefined;
  }

  /** The table may be further than this device remembers. */
  catchUp(): void {
    if (this.table.ask && this.now) this.#goTo(stepAt(this.lesson.steps, this.step, this.table.ask.legal));
  }

  allows(actions: string[], complete: boolean): boolean {
    const right = !this.now || suits(this.now, actions, complete);
    if (!right) this.strayed++;
    else if (complete) this.#tried = this.step;
    return right;
  }

  /** The table may have gone on, and this with it, before it is acknowledged. */
  played(): void {
    this.#goTo(Math.max(this.step, this.#tried + 1));
  }

  /** Mark what is to be touched. */
  point(): void {
    if (this.now) this.table.hinted = firstOf(this.now);
  }

  #goTo(step: number): void {
    if (step === this.step) return;
    this.step = step;
    this.strayed = 0;
    keepProgress(this.lesson.game, this.isDone ? LEARNT : { step });
  }

  // --- words ---

  /** What has just been learnt, or how the lesson begins. */
  get past(): string {
    const before = this.lesson.steps[this.step - 1];
    return before ? this.#say(`${before.id}-done`) : this.#say("intro");
  }

  /** What is to be tried now; nothing while others play. */
  get wanted(): string {
    return this.now && this.table.ask ? this.#say(this.now.id) : "";
  }

  /** What is said when something else was tried. */
  get nudge(): string {
    if (!this.now || !this.strayed) return "";
    return this.#say(`${this.now.id}-else`) || t("web-learn-else");
  }

  get end(): string {
    return this.#say("end");
  }

  #say(what: string): string {
    const { game } = this.lesson;
    const id = `web-learn-${game}-${what}`;
    const names = Object.fromEntries(this.table.names.map((name, player) => [`name${player}`, name]));
    return words.has(id) ? t(id, names, game) : "";
  }
}
