import type { FromClient, FromServer } from "$wire";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection.svelte.ts";
import type { Dial, Listener } from "./transport.ts";

class Line {
  said: FromClient[] = [];
  dials = 0;
  listener: Listener | null = null;
  dial: Dial = (listener) => {
    this.dials += 1;
    this.listener = listener;
    return { send: (message) => void this.said.push(message), close: () => listener.closed() };
  };
  open(): void {
    this.listener!.opened();
  }
  hear(message: unknown): void {
    this.listener!.heard(message as FromServer);
  }
}

const HELLO: FromClient = { type: "hello", table: "t" };
const WISH = { type: "commit" as const, table: "t", view: 0, decision: 2, actions: ["B7"] };

describe("a line to the server", () => {
  let line: Line;
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    line = new Line();
    connection = new Connection([line.dial]);
    connection.listen("t", { hear: () => undefined, hellos: () => [HELLO] });
    line.open();
  });
  afterEach(() => void vi.useRealTimers());

  it("says hello when it opens, and again when it is back", () => {
    expect(line.said).toEqual([HELLO]);
    line.listener!.closed();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    line.open();
    expect(line.dials).toBe(2);
    expect(line.said).toEqual([HELLO, HELLO]);
  });

  it("says a command again, with its id, until it is answered", async () => {
    const answer = connection.command(WISH);
    const first = line.said.at(-1)!;
    line.listener!.closed();
    vi.advanceTimersByTime(1000);
    line.open();
    expect(line.said.at(-1)).toEqual(first);
    line.hear({ type: "ack", id: (first as { id: string }).id, table: "t" });
    await expect(answer).resolves.toMatchObject({ type: "ack" });
    line.listener!.closed();
    vi.advanceTimersByTime(10_000);
    line.open();
    expect(line.said.filter(({ type }) => type === "commit")).toHaveLength(2);
  });

  it("hands a refusal to whoever asked", async () => {
    const answer = connection.command(WISH);
    const { id } = line.said.at(-1) as { id: string };
    line.hear({ type: "error", code: "illegal-action", message: "no", clause: "FOX-3.2", id });
    await expect(answer).rejects.toMatchObject({ code: "illegal-action", clause: "FOX-3.2" });
  });

  it("pings in silence, and gives a dead line up", () => {
    vi.advanceTimersByTime(3000);
    expect(line.said.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(9000);
    expect(connection.state).not.toBe("open");
  });

  it("tries another way when no socket ever opens", () => {
    const blocked = new Line();
    const stream = new Line();
    const other = new Connection([blocked.dial, stream.dial]);
    other.listen("t", { hear: () => undefined, hellos: () => [HELLO] });
    for (let i = 0; i < 2; i++) {
      blocked.listener!.closed();
      vi.advanceTimersByTime(2000);
    }
    expect(stream.dials).toBe(1);
    stream.open();
    expect(stream.said).toEqual([HELLO]);
  });
});
