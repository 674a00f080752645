// Requests to the server, in the one shape that errors have everywhere.
import type { Error as WireError } from "$wire";

/** What the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await answered(method, path, body);
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function requestText(path: string): Promise<string> {
  const answer = await answered("GET", path);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

async function answered(method: Method, path: string, body?: unknown): Promise<Response> {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await fetch(path, { method, credentials: "same-origin", ...(body === undefined ? {} : json) });
  } catch {
    throw new Unreachable(path);
  }
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const said = (await answer.json()) as WireError;
    return new Refused(said.code, said.message, said.clause);
  } catch {
    return new Refused("unavailable", `status ${answer.status}`);
  }
}
