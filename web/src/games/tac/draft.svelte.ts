// A turn that is being put together: a card, then marbles and where they go. What may follow comes
// from the server (`explore`); here it is sorted by what one touches, and drawn before it is played.
import type { Table } from "../../table/table.svelte.ts";
import type { Colour } from "./notation.ts";
import { choicesOf, parseAction } from "./notation.ts";
import { type Marble, type Way, along, marbleAt, move, pathOf, settled, swap, undone } from "./marbles.ts";
import type { TacShow } from "./show.ts";
import type { Run } from "./told.ts";

/** A marble that may be taken, and where it can go; `to` is empty until that has been asked. */
export interface Source {
  place: string;
  action: string;
  to: Map<string, string>;
}

/** How the board would lie, and what led there. */
export interface Preview {
  marbles: Marble[];
  trails: Way[];
  ghosts: { colour: Colour; place: string }[];
  kicked: string[];
  runs: Run[];
  /** What a TAC has taken back. */
  undone: Way[];
}

/** Asking for every marble at once is only polite when there are few. */
export const FEW = 6;

export class Drafting {
  sources = $state.raw<Source[]>([]);
  chosen = $state<string | null>(null);
  /** A card of which more than one thing may be done: a TAC may answer an 8 or be discarded. */
  doubt = $state.raw<{ card: string; actions: string[] } | null>(null);
  #asked = 0;

  constructor(private readonly table: Table) {}

  get isSeven(): boolean {
    return this.card === "7";
  }

  /** The card that is carried out: after a TAC, the one that it uses. */
  get card(): string | null {
    const show = this.table.explored?.show as unknown as TacShow | null | undefined;
    if (show?.card) return show.card;
    return this.#used ?? parseCard(this.table.draft[0] ?? "");
  }

  #used: string | null = null;

  drop(): void {
    this.table.dropDraft();
    this.doubt = null;
    this.#forget();
  }

  #forget(): void {
    this.#looked = "";
    this.sources = [];
    this.chosen = null;
    this.#used = null;
  }

  /** Touch a card of the hand that plays. */
  async pickCard(card: string, ready = true): Promise<void> {
    const { table } = this;
    const actions = choicesOf(table.ask?.legal ?? []).cards.get(card) ?? [];
    if (!actions.length) return void (await table.why(card));
    const again = table.draft[0] && parseCard(table.draft[0]) === card;
    this.drop();
    if (again) return;
    if (actions.length > 1) return void (this.doubt = { card, actions });
    await this.start(actions[0]!, ready);
  }

  /** A card was dropped on the board: on a marble or a bowl it is meant for that. */
  async dropCard(card: string, place: () => string | null): Promise<void> {
    if (parseCard(this.table.draft[0] ?? "") !== card) await this.pickCard(card, false);
    const meant = this.table.isComplete ? null : place();
    if (meant) await this.pick(meant);
    else await this.onlyWay();
  }

  async start(action: string, ready = true): Promise<void> {
    this.doubt = null;
    this.#forget();
    await this.table.draftAs([action]);
    await this.look();
    if (ready) await this.onlyWay();
  }

  /** One marble, one place: it is shown at once, and there is still the confirming. */
  private async onlyWay(): Promise<void> {
    if (this.table.draft[0] === "tac" || this.table.isComplete) return;
    if (this.table.legal.length === 1 && this.canSkip) return this.skip();
    const [only, ...more] = this.sources;
    if (!only || more.length || only.to.size !== 1 || this.isSeven || this.canSkip) return;
    await this.go(only, [...only.to.keys()][0]!);
  }

  get canSkip(): boolean {
    return this.table.draft.length > 0 && this.table.legal.includes("skip");
  }

  skip(): Promise<void> {
    this.#remember();
    return this.table.draftAs([...this.table.draft, "skip"]);
  }

  /** After a complete draft the server shows no table any more; the card stays known. */
  #remember(): void {
    this.#used = this.card;
  }

  /** The draft was changed elsewhere, by a typed action. */
  async follow(): Promise<void> {
    if (this.table.draft.join(" ") !== this.#looked) await this.look();
  }

  #looked = "";

  /** Find out what may be touched now. */
  async look(): Promise<void> {
    const ticket = ++this.#asked;
    const { table } = this;
    this.#looked = table.draft.join(" ");
    const prefix = [...table.draft];
    const from = table.isComplete ? new Map<string, string>() : choicesOf(table.draft.length ? table.legal : []).from;
    let found: Source[] = [...from].map(([place, action]) => ({ place, action, to: new Map() }));
    this.sources = found;
    if (found.length <= FEW) found = await Promise.all(found.map((source) => this.#ways(prefix, source)));
    if (ticket === this.#asked) this.sources = found;
  }

  async #ways(prefix: string[], source: Source): Promise<Source> {
    const answer = await this.table.peek([...prefix, source.action]);
    return { ...source, to: choicesOf(answer?.legal ?? []).to };
  }

  /** The places that may be touched as goals: of the chosen marble, or of all if that is clear. */
  get targets(): string[] {
    const chosen = this.sources.find(({ place }) => place === this.chosen);
    if (chosen) return [...chosen.to.keys()];
    const all = this.sources.flatMap(({ to }) => [...to.keys()]);
    const taken = new Set(this.sources.map(({ place }) => place));
    return all.filter((place) => !taken.has(place) && all.indexOf(place) === all.lastIndexOf(place));
  }

  /** Touch a place of the board. */
  async pick(place: string): Promise<void> {
    const chosen = this.sources.find((source) => source.place === this.chosen);
    if (chosen?.to.has(place)) return this.go(chosen, place);
    const source = this.sources.find((each) => each.place === place);
    if (source) return this.#choose(source);
    const goals = this.sources.filter(({ to }) => to.has(place));
    if (goals.length === 1) await this.go(goals[0]!, place);
  }

  /** Take a marble up; where it can go is shown, and nothing is drafted before it is let go. */
  async take(place: string): Promise<void> {
    const source = this.sources.find((each) => each.place === place);
    if (!source) return;
    this.chosen = place;
    const known = source.to.size ? source : await this.#ways([...this.table.draft], source);
    this.sources = this.sources.map((each) => (each.place === place ? known : each));
  }

  async #choose(source: Source): Promise<void> {
    if (this.chosen === source.place) return void (this.chosen = null);
    const known = source.to.size ? source : await this.#ways([...this.table.draft], source);
    this.sources = this.sources.map((each) => (each.place === known.place ? known : each));
    const goals = [...known.to.keys()];
    if (goals.length === 1 && this.card !== "trickster") return this.go(known, goals[0]!);
    this.chosen = known.place;
  }

  async go(source: Source, place: string): Promise<void> {
    this.#remember();
    await this.table.draftAs([...this.table.draft, source.action, source.to.get(place)!]);
    this.chosen = null;
    await this.look();
    if (this.sources.some((each) => each.place === place)) this.chosen = place;
  }

  /** One step back: a marble's last step, or the card. */
  async back(): Promise<void> {
    if (this.doubt) return void (this.doubt = null);
    const { draft } = this.table;
    const last = draft.at(-1) ?? "";
    const shorter = draft.slice(0, last.startsWith(">") ? -2 : -1);
    if (!shorter.length) return this.drop();
    this.chosen = null;
    await this.table.draftAs(shorter);
    await this.look();
  }

  async confirm(): Promise<void> {
    if (!this.table.isComplete) return;
    await this.table.commit();
    this.#forget();
  }

  /** The board as the draft would leave it. */
  preview(now: readonly Marble[], base: TacShow): Preview {
    const draft = this.table.draft;
    const preview: Preview = { marbles: [...now], trails: [], ghosts: [], kicked: [], runs: [], undone: [] };
    if (draft[0] === "tac") takeBack(preview, now, base);
    const card = this.card;
    for (let i = 1; i + 1 < draft.length; i += 2) {
      const [from, to] = [draft[i]!.slice(0, -1), draft[i + 1]!.slice(1)];
      draftStep(preview, card, from, to);
    }
    const shown = this.table.explored?.show as unknown as TacShow | null | undefined;
    if (shown) preview.marbles = settled(preview.marbles, shown.board);
    return preview;
  }
}

function parseCard(text: string): string | null {
  const action = parseAction(text);
  return "card" in action ? action.card : null;
}

/** The board before the last move; those that went back are marked, and the way they went. */
function takeBack(preview: Preview, now: readonly Marble[], base: TacShow): void {
  const card = base.effective ?? "";
  preview.undone = undone(base.prev, base.board, card);
  const put = settled(now, base.prev);
  const moved = put.filter(({ id, place }) => now.find((m) => m.id === id)?.place !== place);
  preview.marbles = preview.undone.reduce((all, { path }) => {
    const marble = moved.find(({ place }) => place === path.at(-1));
    return marble && path.length > 2 ? along(all, marble.id, path) : all;
  }, put);
  preview.ghosts = left(now, put);
  preview.kicked = moved.filter(({ place }) => !place.endsWith(".p")).map(({ id }) => id);
}

/** Where marbles stood that stand elsewhere now. */
function left(before: readonly Marble[], after: readonly Marble[]): Preview["ghosts"] {
  return before
    .filter((marble) => after.find(({ id }) => id === marble.id)?.place !== marble.place)
    .filter((marble) => !marble.place.endsWith(".p"))
    .map(({ colour, place }) => ({ colour, place }));
}

function draftStep(preview: Preview, card: string | null, from: string, to: string): void {
  const marble = marbleAt(preview.marbles, from);
  if (!marble) return;
  if (card === "trickster") {
    const other = marbleAt(preview.marbles, to);
    preview.ghosts.push({ colour: marble.colour, place: from });
    if (other) preview.ghosts.push({ colour: other.colour, place: to });
    preview.marbles = swap(preview.marbles, from, to);
    preview.runs.push({ colour: marble.colour, from, to, kicks: [] });
    return;
  }
  const path = pathOf(marble.colour, from, to, card === "4");
  const moved = move(preview.marbles, from, to);
  preview.marbles = along(moved.marbles, marble.id, path);
  if (moved.kicked) preview.kicked.push(moved.kicked.id);
  extend(preview, marble.colour, path, moved.kicked?.colour ?? null);
}

/** Steps of one marble in a row are one way with one origin. */
function extend(preview: Preview, colour: Colour, path: string[], kicked: Colour | null): void {
  const [from, to] = [path[0]!, path.at(-1)!];
  const kicks: [Colour, string][] = kicked ? [[kicked, to]] : [];
  const way = preview.trails.at(-1);
  const run = preview.runs.at(-1);
  if (way && run?.to === from && way.path.at(-1) === from && way.colour === colour && !way.path.includes(to)) {
    way.path.push(...path.slice(1));
    run.to = to;
    run.kicks.push(...kicks);
    return;
  }
  preview.runs.push({ colour, from, to, kicks });
  if (from.endsWith(".p")) return; // a pocket is left in one leap
  preview.trails.push({ colour, path });
  preview.ghosts.push({ colour, place: from });
}
