// Public tables, as they come and go.
import type { Listed } from "./api.ts";

class PublicTables {
  /** None before the server has told them. */
  tables = $state.raw<Listed[] | null>(null);
  #stream: EventSource | null = null;
  #ears = 0;

  /** Listen until the returned function is called; a lost stream comes back by itself. */
  listen(): () => void {
    this.#ears += 1;
    this.#stream ??= this.#open();
    return () => {
      this.#ears -= 1;
      if (!this.#ears) this.#close();
    };
  }

  #open(): EventSource {
    const stream = new EventSource("/api/lobby/stream");
    stream.onmessage = ({ data }) => (this.tables = JSON.parse(String(data)) as Listed[]);
    return stream;
  }

  #close(): void {
    this.#stream?.close();
    this.#stream = null;
  }
}

export const publicTables = new PublicTables();
