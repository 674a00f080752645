// One table as this page sees it. Everything about the rules comes from the server: what may be
// done (`ask`, `explored`), what happened (`event`), and what lies on the table (`show`).
import type {
  Ask, Commitment, Event, Explored, FromClient, FromServer, Hinted, Proposal, Setup, Sitter, Snapshot, Tempo, Turn,
} from "$wire";
import { PROJECTION } from "$wire";
import type { Looked } from "../games/game.ts";
import { gameOf } from "../games/registry.ts";
import { myself } from "../me.svelte.ts";
import { connection, type Answer, type Connection, type Wish } from "../wire/connection.svelte.ts";
import { Refused } from "../wire/rest.ts";
import type { Args } from "../words/words.svelte.ts";
import type { Happening, Show, Told, View } from "./happening.ts";
import { nameOf } from "./seat.ts";
import { Speech } from "./speech.svelte.ts";
import { Stage } from "./stage.svelte.ts";
import { isDeal, NOBODY, tellAll, weightOf } from "./telling.ts";

/** How a game shows what happened: `apply` makes the table lie as it does afterwards. */
export type Director = (happened: Happening[], apply: () => void, pace: number) => Promise<void> | void;

/** Whoever teaches at a table: only what is to be tried is played. */
export interface Teacher {
  allows(actions: string[], complete: boolean): boolean;
  played(): void;
}

/** Why something cannot be done. */
export interface Refusal {
  action: string;
  code: string;
  clause: string | null;
}

/** What one pair of eyes sees; a person may have several seats. */
class Sight {
  seq = 0;
  show = $state.raw<Show | null>(null);
  ask = $state.raw<Ask | null>(null);
  constructor(readonly view: View) {}
}

const LOG_LENGTH = 400;

export class Table {
  readonly stage = new Stage();
  readonly speech = new Speech();
  /** Somebody is playing here now; a record is not live. */
  readonly isLive: boolean = true;
  director: Director | null = null;
  teacher: Teacher | null = null;
  /** A lesson is played here: what helps is shown without asking. */
  isTaught = false;
  /** What sentences about a refusal may need, by the game. */
  refusalArgs: ((action: string) => Args) | null = null;

  known = $state(false);
  error = $state.raw<Refused | null>(null);
  status = $state<"open" | "running" | "over">("open");
  setup = $state.raw<Setup | null>(null);
  tempo = $state.raw<Tempo>({});
  hints = $state(false);
  host = $state<string | null>(null);
  seats = $state.raw<Sitter[]>([]);
  online = $state.raw<number[]>([]);
  watchers = $state(0);
  turn = $state.raw<Turn | null>(null);
  /** When the next pack is dealt, at a table that pauses between two packs. */
  dealAt = $state<number | null>(null);
  proposals = $state.raw<Proposal[]>([]);
  packs = $state.raw<Commitment[]>([]);
  outcome = $state.raw<Record<string, unknown> | null>(null);
  rematch = $state<string | null>(null);
  log = $state.raw<Told[]>([]);
  /** The latest events of the game, for the mark of the last move. */
  latest = $state.raw<Happening[]>([]);
  /** Every event since the page looks, for games that show what they know from them. */
  history = $state.raw<Happening[]>([]);

  draft = $state.raw<string[]>([]);
  explored = $state.raw<Explored | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hinted = $state<string | null>(null);
  /** The hint with its turns, figures and reason. */
  advice = $state.raw<Hinted | null>(null);
  /** One's own answer where several decide together, given before it is due. */
  early = $state.raw<string[]>([]);
  /** A turn is on its way to the server. */
  busy = $state(false);

  view = $state<View>("spectator");
  /** Another seat of this device is to look: its cards stay covered until it says so. */
  covered = $state(false);
  #sights = $state.raw<Sight[]>([]);
  #stop: (() => void) | null = null;
  #lines = 0;

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
    private readonly line: Connection = connection,
  ) {}

  // --- looking ---

  open(): void {
    this.#stop = this.line.listen(this.id, { hear: (m) => this.#hear(m), hellos: () => this.#hellos() });
  }

  close(): void {
    this.#stop?.();
    this.stage.clear();
  }

  #hellos(): FromClient[] {
    const base = { type: "hello" as const, table: this.id, invite: this.invite, projection: PROJECTION };
    if (!this.#sights.length) return [base];
    return this.#sights.map(({ view, seq }) => ({ ...base, view, last: seq }));
  }

  /** The seats of this person; whoever watches may look through the eyes of another's. */
  get mine(): number[] {
    return this.#sights.flatMap(({ view }) => (this.#isMine(view) ? [view] : []));
  }

  #isMine(view: View): view is number {
    if (typeof view !== "number") return false;
    const sitter = this.seats[view];
    return sitter?.kind === "person" && sitter.person === myself.me?.id;
  }

  /** Whom the page calls 'you': nobody while somebody looks through the eyes of another. */
  get you(): number {
    return this.#isMine(this.view) ? this.view : NOBODY;
  }

  /** A seat that a bot keeps for this person. */
  get kept(): number | null {
    const me = myself.me?.id;
    return this.seats.find(({ kind, person }) => kind === "bot" && person === me)?.seat ?? null;
  }

  get isSeated(): boolean {
    return this.mine.length > 0;
  }

  /** Ask anew who may look: something about it has changed. */
  lookAgain(): void {
    this.#sights = [];
    this.known = false;
    this.error = null;
    this.line.again(this.id);
  }

  get isHotSeat(): boolean {
    return this.mine.length > 1;
  }

  get #sight(): Sight | undefined {
    return this.#sights.find(({ view }) => view === this.view);
  }

  /** What lies on the table; with a draft, how it would lie after it. */
  get show(): Show | null {
    return this.explored?.show ?? this.#sight?.show ?? null;
  }

  /** The question for whoever looks; not before everything that led to it has been shown. Whoever has begun
      to answer is not interrupted by what others do meanwhile. */
  get ask(): Ask | null {
    return this.stage.playing && !this.draft.length ? null : (this.#sight?.ask ?? null);
  }

  /** What may be done next, after what is drafted. */
  get legal(): string[] {
    return this.ask ? (this.explored?.legal ?? this.ask.legal) : [];
  }

  get isComplete(): boolean {
    return this.explored?.complete ?? false;
  }

  /** The phase that is asked for; games name theirs. */
  get phase(): string | null {
    return this.ask?.phase ?? null;
  }

  sitter(player: number): Sitter | undefined {
    return this.seats[player];
  }

  name(player: number): string {
    return nameOf(this.seats[player]);
  }

  get names(): string[] {
    return this.seats.map(nameOf);
  }

  isOnline(player: number): boolean {
    return this.seats[player]?.kind !== "person" || this.online.includes(player);
  }

  /** Whose moment it is; where several decide together, all whose answer is missing. */
  isAsked(player: number): boolean {
    if (this.status !== "running" || !this.turn) return false;
    const waiting = this.turn.waiting ?? [];
    return waiting.length ? waiting.includes(player) : this.turn.player === player;
  }

  /** Look through the eyes of another seat of one's own. */
  lookAs(view: View): void {
    this.dropDraft();
    this.covered = this.isHotSeat && view !== this.view;
    this.view = view;
  }

  // --- deciding ---

  /** The next action of the turn, or several; a turn that is complete with it is played at once. */
  async choose(action: string | string[], how: "play" | "draft" = "play"): Promise<boolean> {
    const ask = this.#sight?.ask;
    if (!ask || this.busy) return false;
    this.stage.hurry();
    const next = [action].flat();
    const prefix = [...this.draft, ...next];
    try {
      const answer = await this.#explore(ask, prefix);
      this.refusal = null;
      if (this.teacher?.allows(prefix, answer.complete) === false) return false;
      if (answer.complete && how === "play") return await this.commit(prefix);
      this.draft = prefix;
      this.explored = answer;
      return true;
    } catch (error) {
      this.#refuse(next.at(-1)!, error);
      return false;
    }
  }

  /** What could follow, without drafting it; none when that may not be done. */
  async peek(prefix: string[]): Promise<Explored | null> {
    const ask = this.#sight?.ask;
    return ask ? await this.#explore(ask, prefix).catch(() => null) : null;
  }

  /** Draft exactly this. */
  async draftAs(prefix: string[]): Promise<void> {
    if (!prefix.length) return this.dropDraft();
    const answer = await this.peek(prefix);
    if (!answer) return;
    this.draft = prefix;
    this.explored = answer;
    this.refusal = null;
  }

  /** One step back in what is drafted. */
  async back(): Promise<void> {
    const ask = this.#sight?.ask;
    if (!ask || !this.draft.length) return;
    const prefix = this.draft.slice(0, -1);
    if (!prefix.length) return this.dropDraft();
    this.explored = await this.#explore(ask, prefix);
    this.draft = prefix;
  }

  dropDraft(): void {
    this.draft = [];
    this.explored = null;
    this.refusal = null;
    this.hinted = null;
    this.advice = null;
  }

  async commit(actions: string[] = this.draft): Promise<boolean> {
    const ask = this.#sight?.ask;
    const { teacher } = this; // by the acknowledgement of a last turn there may be another
    if (!ask || !actions.length || teacher?.allows(actions, true) === false) return false;
    this.busy = true;
    try {
      await this.#command({
        type: "commit", table: this.id, view: ask.view as number, decision: ask.decision, actions,
      });
      this.#answered(ask);
      teacher?.played();
      return true;
    } catch (error) {
      this.#refuse(actions.at(-1)!, error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A decision that was taken is not asked any more, though others may still owe theirs. */
  #answered(ask: Ask): void {
    const sight = this.#sights.find(({ view }) => view === ask.view);
    if (sight?.ask?.decision === ask.decision) sight.ask = null;
  }

  /** Why can this not be done? The server knows the clause. */
  async why(action: string): Promise<void> {
    const ask = this.#sight?.ask;
    if (!ask) return;
    try {
      await this.#explore(ask, [...this.draft, action]);
    } catch (error) {
      this.#refuse(action, error);
    }
  }

  async hint(): Promise<void> {
    const ask = this.#sight?.ask;
    if (!ask) return;
    const answer = await this.#command({ type: "hint", table: this.id, view: ask.view as number, decision: ask.decision });
    if (answer.type !== "hinted") return;
    this.hinted = answer.action;
    this.advice = answer;
  }

  async #explore(ask: Ask, prefix: string[]): Promise<Explored> {
    const answer = await this.#command({
      type: "explore", table: this.id, view: ask.view as number, decision: ask.decision, prefix,
    });
    if (answer.type !== "explored") throw new Refused("defect", answer.type);
    return answer;
  }

  #refuse(action: string, error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "stale-decision") return;
    this.refusal = { action, code: error.code, clause: error.clause };
  }

  // --- around the game ---

  sit(seat: number): Promise<Answer> {
    return this.#command({ type: "sit", table: this.id, seat, invite: this.invite });
  }

  leave(seat: number): Promise<Answer> {
    return this.#command({ type: "leave", table: this.id, seat });
  }

  appoint(seat: number, bot: string | null): Promise<Answer> {
    return this.#command({ type: "appoint", table: this.id, seat, bot });
  }

  start(): Promise<Answer> {
    return this.#command({ type: "start", table: this.id });
  }

  /** A phrase, or words of one's own. */
  talk(said: { phrase: string } | { text: string }): Promise<Answer> {
    return this.#command({ type: "talk", table: this.id, view: this.view, ...said } as Wish);
  }

  propose(what: Proposal["what"], tempo: Tempo | null = null): Promise<Answer> {
    return this.#command({ type: "propose", table: this.id, view: this.view as number, what, tempo });
  }

  /** Add to the randomness of the next pack. */
  contribute(text: string): Promise<Answer> {
    return this.#command({ type: "contribute", table: this.id, view: this.view as number, text });
  }

  consent(proposal: number, agree: boolean): Promise<Answer> {
    return this.#command({ type: "consent", table: this.id, view: this.view as number, proposal, agree });
  }

  /** The same again; the id of the new table. */
  async again(): Promise<string> {
    const answer = await this.#command({ type: "rematch", table: this.id });
    return (answer.type === "ack" ? answer.made : null) ?? this.rematch ?? "";
  }

  #command(wish: Wish): Promise<Answer> {
    return this.line.command(wish);
  }

  // --- hearing ---

  #hear(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        return this.#snapshot(message);
      case "event":
        return this.#event(message);
      case "ask":
        return this.#asked(message);
      case "presence":
        this.online = message.online;
        this.watchers = message.watchers;
        return;
      case "error":
        if (!this.known) this.error = new Refused(message.code, message.message, message.clause);
        else if (message.code === "not-allowed") this.lookAgain(); // these eyes are ours no longer
    }
  }

  #sightOf(view: View): Sight {
    const found = this.#sights.find((sight) => sight.view === view);
    if (found) return found;
    const sight = new Sight(view);
    this.#sights = [...this.#sights.filter((old) => this.#isMine(old.view)), sight];
    if (!this.#sight) this.view = view;
    return sight;
  }

  #snapshot(message: Snapshot): void {
    this.seats = message.seats;
    this.#sights = this.#sights.filter(({ view }) => view === message.view || this.#isMine(view));
    const sight = this.#sightOf(message.view);
    if (!this.#sight) this.view = message.view;
    this.stage.clear();
    sight.seq = message.seq;
    sight.show = message.show;
    sight.ask = null;
    this.dropDraft();
    this.status = message.status;
    this.host = message.host;
    this.setup = message.setup;
    this.tempo = message.tempo;
    this.hints = message.hints;
    this.online = message.online;
    this.turn = message.turn;
    this.dealAt = message.deal_at ?? null;
    this.proposals = message.proposals;
    this.packs = message.packs;
    this.outcome = message.outcome;
    this.rematch = message.rematch;
    this.early = message.early ?? [];
    this.error = null;
    if (!this.known && message.status === "running") this.#arrive(message);
    this.known = true;
  }

  /** Whoever comes is told what was dealt, and how the table lies. */
  #arrive({ show }: Snapshot): void {
    const dealt = show ? gameOf(this.setup?.game ?? "")?.dealt(show) : undefined;
    if (!dealt?.length) return;
    this.#write(dealt, Date.now() / 1000);
    const looked = this.look();
    const told = this.log.map(({ text }) => text);
    if (looked) this.speech.say([...looked.laid, ...looked.table].filter((line) => !told.includes(line)), "own");
  }

  /** What lies there, in words. */
  look(): Looked | null {
    return this.show ? (gameOf(this.setup?.game ?? "")?.look(this.show, this) ?? null) : null;
  }

  #asked(message: Ask): void {
    const sight = this.#sightOf(message.view);
    if (sight.ask?.decision !== message.decision) this.dropDraft();
    sight.ask = message;
    if (message.view === this.view) this.stage.due();
    if (this.isHotSeat && message.view !== this.view) this.stage.add(() => this.#pass(message.view));
  }

  /** At a table where one device serves several seats, whoever decides looks. */
  #pass(view: View): void {
    if (this.#sights.find((sight) => sight.view === view)?.ask) this.lookAs(view);
  }

  #event(message: Event): void {
    const sight = this.#sightOf(message.view);
    if (message.seq <= sight.seq) return;
    if (message.seq !== sight.seq + 1) return this.line.again(this.id);
    sight.seq = message.seq;
    this.line.tell({ type: "seen", table: this.id, view: message.view, seq: message.seq });
    const shown = message.view === this.view;
    if (message.show && !this.#isStillAsked(message, sight)) sight.ask = null;
    this.stage.add((pace) => this.#play(message, sight, shown, pace));
  }

  async #play(message: Event, sight: Sight, shown: boolean, pace: number): Promise<void> {
    const happened = message.events as unknown as Happening[];
    if (!shown) return this.#apply(message, sight);
    const apply = (): void => {
      this.#apply(message, sight);
      this.#write(happened, message.at);
    };
    await this.perform(happened, apply, pace);
  }

  /** Show what happened, as the game does it. */
  protected async perform(happened: Happening[], apply: () => void, pace: number): Promise<void> {
    const ofTheGame = happened.filter(({ event }) => !event.startsWith("server-"));
    if (ofTheGame.length) this.#remember(ofTheGame);
    let applied = false;
    const once = (): void => {
      if (!applied) apply();
      applied = true;
    };
    if (this.director && ofTheGame.length) await this.director(ofTheGame, once, pace);
    once();
  }

  /** The table lies like this before these eyes, and before no others. */
  protected place(view: View, show: Show | null): void {
    const sight = new Sight(view);
    sight.show = show;
    this.#sights = [sight];
    this.view = view;
  }

  /** A question that several answer at once stays open while others answer it. */
  #isStillAsked({ turn }: Event, { ask, view }: Sight): boolean {
    if (!ask || typeof view !== "number") return false;
    return turn?.decision === ask.decision && (turn.waiting ?? []).includes(view);
  }

  #apply(message: Event, sight: Sight): void {
    if (message.show) {
      sight.show = message.show;
      this.turn = message.turn ?? null; // between two deals it is nobody's
      this.dealAt = message.deal_at ?? null;
      if (!sight.ask) this.dropDraft();
    }
    if (message.status) this.status = message.status;
    if (message.turn) this.turn = message.turn;
    if (message.status === "over") this.turn = null;
    if (message.seats) this.seats = message.seats;
    if (message.proposals) this.proposals = message.proposals;
    if (message.packs) this.packs = message.packs;
    if (message.tempo) this.tempo = message.tempo;
    if (message.early) this.early = message.early;
    if (message.outcome) this.outcome = message.outcome;
    for (const { event, table } of message.events as unknown as Happening[]) {
      if (event === "server-event-rematch" && typeof table === "string") this.rematch = table;
      if (event === "server-event-hints") this.hints = true;
    }
  }

  #remember(happened: Happening[]): void {
    this.latest = happened;
    this.history = [...this.history, ...happened];
  }

  #write(happened: Happening[], at: number): void {
    const told = tellAll(happened, this).filter(({ text }) => text);
    if (!told.length) return;
    const lines = told.map(({ text, kind }) => ({ key: this.#lines++, text, kind, at }));
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH);
    this.speech.say(told.map(({ text }) => text), weightOf(happened, this));
    if (happened.some(isDeal)) this.speech.say(this.look()?.cards ?? [], "own");
  }
}
