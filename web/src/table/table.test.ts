import type { FromServer } from "$wire";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { myself } from "../me.svelte.ts";
import type { Me } from "../wire/api.ts";
import type { Connection, Ear } from "../wire/connection.svelte.ts";
import { Refused } from "../wire/rest.ts";
import { Table } from "./table.svelte.ts";
import { NOBODY } from "./telling.ts";

vi.stubGlobal("document", { hidden: true, getAnimations: () => [] });

const SNAPSHOT = {
  type: "snapshot", table: "t", view: 0, seq: 5, status: "running", setup: { game: "none", players: 2 }, tempo: {},
  hints: false, seats: [{ seat: 0, kind: "person", person: "p" }, { seat: 1, kind: "bot", person: null }], online: [], turn: null, proposals: [], packs: [], show: { n: 0 }, outcome: null, rematch: null, host: null,
};
const ASK = { type: "ask", table: "t", view: 0, decision: 3, seat: 0, phase: "play", legal: ["a", "b"], deadline: null };
const event = (seq: number, n: number) => ({ type: "event", table: "t", view: 0, seq, at: 0, events: [], show: { n } });

class FakeLine {
  ear: Ear | null = null;
  wishes: unknown[] = [];
  answers: (unknown | Error)[] = [];
  again = vi.fn();
  tell = vi.fn();
  listen(_: string, ear: Ear): () => void {
    this.ear = ear;
    return () => undefined;
  }
  async command(wish: unknown): Promise<unknown> {
    this.wishes.push(wish);
    const answer = this.answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

describe("a table", () => {
  let line: FakeLine;
  let table: Table;
  const hear = async (...messages: unknown[]): Promise<void> => {
    for (const message of messages) line.ear!.hear(message as FromServer);
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };

  beforeEach(async () => {
    myself.me = { id: "p" } as Me;
    line = new FakeLine();
    table = new Table("t", null, line as unknown as Connection);
    table.open();
    await hear(SNAPSHOT, ASK);
  });

  it("resumes from the last number that it saw", async () => {
    expect(line.ear!.hellos()).toMatchObject([{ view: 0, last: 5 }]);
    await hear(event(6, 1));
    expect(line.ear!.hellos()).toMatchObject([{ view: 0, last: 6 }]);
    expect(table.show).toEqual({ n: 1 });
  });

  it("asks again when a number is missing, and does not count one twice", async () => {
    await hear(event(8, 3));
    expect(line.again).toHaveBeenCalledWith("t");
    await hear(event(6, 1), event(6, 9));
    expect(table.show).toEqual({ n: 1 });
  });

  it("drafts what is not complete, and plays what is", async () => {
    line.answers = [
      { type: "explored", prefix: ["a"], complete: false, legal: ["x"], show: { n: 7 } },
      { type: "explored", prefix: ["a", "x"], complete: true, legal: [], show: null },
      { type: "ack" },
    ];
    await table.choose("a");
    expect(table.legal).toEqual(["x"]);
    expect(table.show).toEqual({ n: 7 });
    await table.choose("x");
    expect(line.wishes.at(-1)).toMatchObject({ type: "commit", decision: 3, actions: ["a", "x"] });
    expect(table.ask).toBeNull();
  });

  it("does not take a question away from somebody who answers it while others do", async () => {
    line.answers = [{ type: "explored", prefix: ["a"], complete: true, legal: [], show: null }];
    await table.choose("a", "draft");
    table.director = () => new Promise<void>(() => undefined); // another gift is on its way for ever
    await hear({ ...event(6, 1), events: [{ event: "none-event" }], turn: { decision: 3, player: 0, seat: 0, waiting: [0, 1] } });
    expect(table.stage.playing).toBe(true);
    expect(table.ask?.decision).toBe(3);
    table.dropDraft();
    expect(table.ask).toBeNull();
  });

  it("calls nobody 'you' who looks through the eyes of another", async () => {
    expect(table.you).toBe(0);
    await hear({ ...SNAPSHOT, view: 1, seq: 9 });
    table.lookAs(1);
    expect(table.you).toBe(NOBODY);
  });

  it("tells the teacher who allowed a turn that it was played, whoever teaches by then", async () => {
    const teacher = { allows: () => true, played: vi.fn() };
    const next = { allows: () => true, played: vi.fn() };
    line.answers = [{ type: "ack" }];
    table.teacher = teacher;
    const played = table.commit(["a"]);
    table.teacher = next; // the game is over before the acknowledgement comes
    await played;
    expect(teacher.played).toHaveBeenCalledOnce();
    expect(next.played).not.toHaveBeenCalled();
  });

  it("says why not, and forgets it with the next choice", async () => {
    line.answers = [new Refused("illegal-action", "no", "FOX-3.2"), { type: "explored", complete: false, legal: [], show: null }];
    await table.why("c");
    expect(table.refusal).toEqual({ action: "c", code: "illegal-action", clause: "FOX-3.2" });
    await table.choose("a");
    expect(table.refusal).toBeNull();
  });
});
