// Made by python -m foxfire.server.wire_types from messages.py; do not edit.

export const PROTOCOL = 1;

export const PROJECTION = 1;

/** A command has been carried out and is on disk; sent again for a command sent again. */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
  made?: string | null;
}

/** A turn, and what a search found about it: how often it was tried, what it brings on average. The value is in the measure of the hint; the spread is one standard deviation. */
export interface Advice {
  turn: string;
  actions: string[];
  visits: number;
  value: number;
  spread: number;
}

/** The host gives a seat to a bot, or empties it before the start; a player there is removed. */
export interface Appoint {
  type: "appoint";
  id: string;
  table: string;
  seat: number;
  bot?: string | null;
}

/** A decision is yours. It is asked again after every resume, until it is answered. */
export interface Ask {
  type: "ask";
  table: string;
  view: number | "referee" | "spectator";
  decision: number;
  seat: number;
  phase: string;
  legal: string[];
  deadline: number | null;
}

/** Where a game for training begins: a position, or a moment of a finished game; given packs. The moment is the number of steps of that game's replay which have happened. `answers` are the turns that the bots of a lesson take, by player and in their order. */
export interface Beginning {
  position?: Record<string, unknown> | null;
  table?: string | null;
  moment?: number;
  packs?: string[][];
  answers?: string[][];
}

/** Stop looking at a table. */
export interface Bye {
  type: "bye";
  table: string;
}

/** A whole turn, up to the next point where something new is shown. */
export interface Commit {
  type: "commit";
  id: string;
  table: string;
  view: number;
  decision: number;
  actions: string[];
}

/** A pack that cannot be changed any more: the hash of its secret, later the secret itself. */
export interface Commitment {
  pack: number;
  hash: string;
  secret?: string | null;
  added?: (string | null)[];
}

export interface Consent {
  type: "consent";
  id: string;
  table: string;
  view: number;
  proposal: number;
  agree: boolean;
}

/** Add randomness of one's own to the next pack. */
export interface Contribute {
  type: "contribute";
  id: string;
  table: string;
  view: number;
  text: string;
}

/** A message that was refused, with the id of the command if there was one. */
export interface Error {
  type: "error";
  code: string;
  message: string;
  clause: string | null;
  id?: string | null;
}

/** What this viewer saw happen, in order, and what of the table is different since. */
export interface Event {
  type: "event";
  table: string;
  view: number | "referee" | "spectator";
  seq: number;
  at: number;
  events: Record<string, unknown>[];
  show?: Record<string, unknown> | null;
  turn?: Turn | null;
  status?: "open" | "over" | "running" | null;
  seats?: Sitter[] | null;
  proposals?: Proposal[] | null;
  packs?: Commitment[] | null;
  tempo?: Tempo | null;
  outcome?: Record<string, unknown> | null;
  early?: string[] | null;
  deal_at?: number | null;
}

/** What could follow these actions? Nobody else learns of it and nothing happens. */
export interface Explore {
  type: "explore";
  id: string;
  table: string;
  view: number;
  decision: number;
  prefix?: string[];
}

/** What may follow a draft; a complete one has nothing to follow and can be committed. */
export interface Explored {
  type: "explored";
  id: string;
  table: string;
  decision: number;
  prefix: string[];
  complete: boolean;
  legal: string[];
  show: Record<string, unknown> | null;
}

/** Look at a table: through the eyes of all my seats, or through one; `last` resumes. */
export interface Hello {
  type: "hello";
  table: string;
  view?: number | "referee" | "spectator" | null;
  last?: number | null;
  projection?: number;
  invite?: string | null;
}

/** What would a bot do? */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  view: number;
  decision: number;
}

/** The opinion of a bot, in answer to `hint`. */
export interface Hinted {
  type: "hinted";
  id: string;
  table: string;
  decision: number;
  action: string;
  bot: string;
  measure?: "cards" | "chance" | null;
  simulations?: number;
  advice?: Advice[];
  why?: Why | null;
}

/** Give a seat up; in a running game a bot plays on. */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
  seat: number;
  bot?: string | null;
}

/** The wish for a table. Without seats the asker takes the first and the others are open. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: Place[] | null;
  public?: boolean;
  tempo?: Tempo;
  watching?: "delayed" | "end" | "none" | "seat";
  watch_seat?: number;
  watch_delay?: number;
  talking?: "none" | "phrases" | "text";
  hints?: boolean;
  pause?: number;
  start?: Beginning | null;
}

/** A sign of life; `n` comes back. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** What is wanted at a seat before a game begins. */
export interface Place {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

export interface Pong {
  type: "pong";
  n: number;
  time: number;
}

/** The seats whose people are connected, and how many watch. */
export interface Presence {
  type: "presence";
  table: string;
  online: number[];
  watchers: number;
}

/** Something that happens when everybody at the table agrees. */
export interface Proposal {
  number: number;
  by: number;
  what: "hints" | "takeback" | "tempo";
  tempo?: Tempo | null;
  turns?: number;
  agreed: number[];
  waiting: number[];
}

export interface Propose {
  type: "propose";
  id: string;
  table: string;
  view: number;
  what: "hints" | "takeback" | "tempo";
  tempo?: Tempo | null;
  turns?: number;
}

/** The same again at a new table. */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
}

/** Everything up to this number has been shown to a person, and need not be sent again. */
export interface Seen {
  type: "seen";
  table: string;
  view: number | "referee" | "spectator";
  seq: number;
}

/** What a table has agreed on. Options are resolved when the game begins. */
export interface Setup {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: number;
  public: boolean;
  watching: "delayed" | "end" | "none" | "seat";
  watch_seat: number;
  watch_delay: number;
  talking: "none" | "phrases" | "text";
  training?: boolean;
  pause?: number;
}

/** Take a seat that is open, or one's own back from a bot, or one that a bot has. */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat: number;
  invite?: string | null;
}

/** Who plays at a seat. A bot may keep it warm for somebody who is away. */
export interface Sitter {
  seat: number;
  kind: "bot" | "open" | "person";
  person?: string | null;
  name?: string | null;
  bot?: string | null;
  animal?: string | null;
}

/** Everything that lies before this viewer; the stream goes on after `seq`. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  view: number | "referee" | "spectator";
  seq: number;
  projection: number;
  time: number;
  status: "open" | "over" | "running";
  host: string | null;
  setup: Setup;
  tempo: Tempo;
  hints: boolean;
  seats: Sitter[];
  online: number[];
  turn: Turn | null;
  proposals: Proposal[];
  packs: Commitment[];
  show: Record<string, unknown> | null;
  outcome: Record<string, unknown> | null;
  rematch: string | null;
  early?: string[];
  deal_at?: number | null;
}

/** The host begins; bots take the open seats. */
export interface Start {
  type: "start";
  id: string;
  table: string;
}

/** A preset phrase, or words of one's own where the table allows them. */
export interface Talk {
  type: "talk";
  id: string;
  table: string;
  view: number;
  phrase?: "server-phrase-again" | "server-phrase-good-game" | "server-phrase-good-luck" | "server-phrase-goodbye" | "server-phrase-hello" | "server-phrase-one-moment" | "server-phrase-sorry" | "server-phrase-thanks" | "server-phrase-well-played" | null;
  text?: string | null;
}

/** Time for one decision; without seconds there is no clock. Days are many seconds. */
export interface Tempo {
  seconds?: number | null;
  late?: "bot" | "wait";
}

/** Who is to decide, and until when. Where several are asked at once, `waiting` has them all. */
export interface Turn {
  decision: number;
  player: number;
  seat: number;
  deadline: number | null;
  waiting?: number[];
}

/** The first message of a connection. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  person: string;
  name: string | null;
  heartbeat: number;
  dead_after: number;
  time: number;
}

/** A reason in words: a message id with its arguments. */
export interface Why {
  id: string;
  args: Record<string, unknown>;
}

export type FromClient = Hello | Bye | Ping | Seen | Explore | Commit | Hint | Talk | Sit | Leave | Appoint | Start | Contribute | Propose | Consent | Rematch;

export type FromServer = Welcome | Snapshot | Event | Ask | Explored | Hinted | Ack | Error | Pong | Presence;
