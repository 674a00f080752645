// Two ways to the server that carry the same messages: a socket, or a stream with requests.
import type { FromClient, FromServer } from "$wire";

export interface Listener {
  opened(): void;
  heard(message: FromServer): void;
  closed(): void;
}

export interface Transport {
  send(message: FromClient): void;
  close(): void;
}

export type Dial = (listener: Listener) => Transport;

export const dialSocket: Dial = (listener) => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    listener.closed();
  };
  socket.onopen = () => listener.opened();
  socket.onmessage = (said) => listener.heard(JSON.parse(String(said.data)) as FromServer);
  socket.onclose = end;
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    close: () => {
      socket.close();
      end(); // a dead network would tell us much later
    },
  };
};

/** Server-sent events for what is heard, POST for what is said; for networks that block sockets. */
export const dialStream: Dial = (listener) => {
  const streams = new Map<string, EventSource>();
  let over = false;
  const hello = (message: FromClient & { type: "hello" }): void => {
    streams.get(message.table)?.close();
    const stream = new EventSource(streamPath(message));
    stream.onmessage = (said) => listener.heard(JSON.parse(String(said.data)) as FromServer);
    stream.onerror = () => stream.readyState === EventSource.CLOSED && finish();
    streams.set(message.table, stream);
  };
  const finish = (): void => {
    if (over) return;
    over = true;
    for (const stream of streams.values()) stream.close();
    listener.closed();
  };
  const say = (message: FromClient): void => {
    if (message.type === "hello") hello(message);
    else if (message.type === "bye") streams.get(message.table)?.close();
    else if (message.type === "ping") void reach(() => listener.heard({ type: "pong", n: message.n ?? 0, time: Date.now() }));
    else if (message.type !== "seen") void post(message, listener, finish);
  };
  /** Streams try again by themselves and never say that nobody is there. */
  const reach = async (then: () => void): Promise<void> => {
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    if (over) return;
    if (answer?.ok) then();
    else finish();
  };
  void reach(() => listener.opened());
  return { send: say, close: finish };
};

function streamPath(message: FromClient & { type: "hello" }): string {
  const query = new URLSearchParams();
  if (message.view != null) query.set("view", String(message.view));
  if (message.last != null) query.set("last", String(message.last));
  if (message.invite) query.set("invite", message.invite);
  return `/api/tables/${message.table}/stream?${query}`;
}

async function post(
  message: Exclude<FromClient, { type: "hello" | "bye" | "ping" | "seen" }>,
  listener: Listener,
  lost: () => void,
): Promise<void> {
  try {
    const answer = await fetch(`/api/tables/${message.table}/commands`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    const said = (await answer.json()) as FromServer;
    listener.heard(said.type === "error" ? { ...said, id: message.id } : said);
  } catch {
    lost();
  }
}
