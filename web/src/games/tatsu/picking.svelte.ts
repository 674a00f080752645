// Choosing a card: touched once it is raised, touched again (or its place) it is played; with one tap
// where somebody wants that. A card that may not be played says why.
import { settings } from "../../settings.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";

export class Picking {
  selected = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  /** What was raised belongs to a question that is over. */
  forget(): void {
    this.selected = null;
  }

  mood(card: string): "can" | "no" | "sel" | "idle" {
    if (!this.table.ask) return "idle";
    if (!this.table.legal.includes(card)) return "no";
    return this.selected === card ? "sel" : "can";
  }

  async press(card: string): Promise<void> {
    const { table } = this;
    if (!table.ask) return;
    if (!table.legal.includes(card)) return table.why(card);
    if (this.selected === card || settings.oneTap) return this.play(card);
    table.refusal = null;
    this.selected = card;
  }

  /** The place was touched. */
  async lay(): Promise<void> {
    if (this.selected) await this.play(this.selected);
  }

  async play(action: string): Promise<void> {
    this.selected = null;
    await this.table.choose(action);
  }
}
