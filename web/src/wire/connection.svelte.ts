// One line to the server for the whole page. It comes back by itself, and what was said is said
// again until it is answered: the server counts a command once, whatever is resent.
import type { Ack, Explored, FromClient, FromServer, Hinted, Welcome } from "$wire";
import { Refused } from "./rest.ts";
import { dialSocket, dialStream, type Dial, type Transport } from "./transport.ts";

/** A table that listens: told what comes for it, and asked where it stands when the line is back. */
export interface Ear {
  hear(message: FromServer): void;
  hellos(): FromClient[];
}

export type Answer = Ack | Explored | Hinted;
/** A command without its id, which is made here. */
export type Wish = FromClient extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

interface Waiting {
  message: FromClient;
  settle(answer: Answer): void;
  refuse(error: Refused): void;
}

const PAUSES = [200, 500, 1000, 2000, 4000, 8000];
const HEARTBEAT = 2500;
const DEAD_AFTER = 9000;
/** Sockets that never opened before a stream is tried. */
const TRIES = 2;

export class Connection {
  state = $state<"resting" | "trying" | "open" | "lost">("resting");
  welcome = $state<Welcome | null>(null);
  /** Milliseconds to add to this machine's clock to get the server's. */
  skew = 0;

  #transport: Transport | null = null;
  #ears = new Map<string, Ear>();
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #neverOpened = 0;
  #lastHeard = 0;
  #lastSaid = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dials: readonly Dial[] = [dialSocket, dialStream]) {}

  /** Listen to a table until the returned function is called. */
  listen(table: string, ear: Ear): () => void {
    this.#ears.set(table, ear);
    if (this.state === "open") ear.hellos().forEach((hello) => this.#say(hello));
    else this.#dial();
    return () => {
      if (this.#ears.get(table) !== ear) return;
      this.#ears.delete(table);
      this.#say({ type: "bye", table });
    };
  }

  /** Say hello again: a number was missing. */
  again(table: string): void {
    this.#ears.get(table)?.hellos().forEach((hello) => this.#say(hello));
  }

  tell(message: FromClient): void {
    this.#say(message);
  }

  command(wish: Wish): Promise<Answer> {
    const id = crypto.randomUUID ? crypto.randomUUID() : fallbackId();
    const message = { ...wish, id } as FromClient;
    return new Promise((settle, refuse) => {
      this.#waiting.set(id, { message, settle, refuse });
      this.#say(message);
      if (this.state !== "open") this.#dial();
    });
  }

  now(): number {
    return Date.now() + this.skew;
  }

  /** The line is down and somebody comes back to the page: do not wait for the next attempt. */
  hurry(): void {
    if (this.state === "open" && Date.now() - this.#lastHeard > HEARTBEAT * 2) this.#transport?.close();
    else if (this.state === "lost") this.#dial();
  }

  #dial(): void {
    if (this.state === "trying" || this.state === "open") return;
    clearTimeout(this.#retry);
    this.state = "trying";
    let opened = false;
    const way = this.dials[this.#neverOpened >= TRIES && this.dials.length > 1 ? 1 : 0]!;
    this.#lastHeard = Date.now();
    this.#transport = way({
      opened: () => {
        opened = true;
        this.#open();
      },
      heard: (message) => this.#hear(message),
      closed: () => this.#lost(opened),
    });
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), 500);
  }

  #open(): void {
    this.state = "open";
    this.#failures = this.#neverOpened = 0;
    this.#lastHeard = Date.now();
    for (const ear of this.#ears.values()) ear.hellos().forEach((hello) => this.#say(hello));
    for (const { message } of this.#waiting.values()) this.#say(message);
  }

  #lost(opened: boolean): void {
    clearInterval(this.#pulse);
    this.#transport = null;
    this.state = "lost";
    if (!opened) this.#neverOpened = (this.#neverOpened + 1) % (TRIES + 2);
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]!;
    this.#retry = setTimeout(() => this.#dial(), pause * (0.8 + 0.4 * Math.random()));
  }

  #beat(): void {
    const heartbeat = (this.welcome?.heartbeat ?? HEARTBEAT / 1000) * 1000;
    const dead = (this.welcome?.dead_after ?? DEAD_AFTER / 1000) * 1000;
    if (Date.now() - this.#lastHeard > dead) this.#transport?.close();
    else if (this.state === "open" && Date.now() - this.#lastSaid >= heartbeat) this.#say({ type: "ping", n: Date.now() });
  }

  #say(message: FromClient): void {
    if (this.state !== "open") return;
    this.#lastSaid = Date.now();
    this.#transport?.send(message);
  }

  #hear(message: FromServer): void {
    this.#lastHeard = Date.now();
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.skew = message.time - Date.now();
        return;
      case "pong":
        return;
      case "ack":
      case "explored":
      case "hinted":
        this.#waiting.get(message.id)?.settle(message);
        this.#waiting.delete(message.id);
        return;
      case "error":
        this.#refused(message);
        return;
      default:
        this.#ears.get(message.table)?.hear(message);
    }
  }

  #refused(message: FromServer & { type: "error" }): void {
    const error = new Refused(message.code, message.message, message.clause);
    const waiting = message.id == null ? undefined : this.#waiting.get(message.id);
    if (waiting) waiting.refuse(error);
    else for (const ear of this.#ears.values()) ear.hear(message);
    if (message.id != null) this.#waiting.delete(message.id);
  }
}

/** Pages that are not served over HTTPS have no randomUUID. */
function fallbackId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const connection = new Connection();

export function watchTheWindow(): void {
  addEventListener("online", () => connection.hurry());
  document.addEventListener("visibilitychange", () => document.hidden || connection.hurry());
}
