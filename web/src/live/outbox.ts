// Requests that the server has not answered: none is lost when the connection is, and none is carried out twice,
// because the server knows a repeated request by its id.

import type { Ack, Answered, Incoming, No } from "../wire/types.ts";

export type Asking = Exclude<Incoming, { type: "hello" }>;
export type Reply = Ack | No | Answered;

/** A frame but for its request id, which the outbox gives it. */
export type Wish = Asking extends infer F ? (F extends { request: string } ? Omit<F, "request"> : never) : never;

interface Waiting {
  readonly frame: Asking;
  readonly settle: (reply: Reply) => void;
}

export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #name: string;
  #count = 0;
  #done: readonly Ack[] = [];

  /** `name` sets this page's requests apart from those of every other. */
  constructor(name: string) {
    this.#name = name;
  }

  get pending(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  /** A frame with its id, and the answer that will come. */
  add(wish: Wish): { readonly frame: Asking; readonly reply: globalThis.Promise<Reply> } {
    const request = `${this.#name}.${++this.#count}`;
    const frame = { ...wish, request } as Asking;
    const reply = new globalThis.Promise<Reply>((settle) => this.#waiting.set(request, { frame, settle }));
    return { frame, reply };
  }

  /** An answer has come; false if nobody waits for it. */
  settle(reply: Reply): boolean {
    const found = this.#waiting.get(reply.request);
    if (found === undefined) return false;
    this.#waiting.delete(reply.request);
    found.settle(reply);
    return true;
  }

  /** It is done. It is settled when the match has come so far here: until then nobody may take old choices for new ones. */
  done(ack: Ack): void {
    this.#done = [...this.#done, ack];
  }

  /** The match has come to this number of the journal. */
  reached(journal: number): void {
    const here = this.#done.filter((ack) => ack.journal <= journal);
    this.#done = this.#done.filter((ack) => ack.journal > journal);
    for (const ack of here) this.settle(ack);
  }

  /** What has to be sent again after the connection was lost, in the order in which it was asked. */
  again(): readonly Asking[] {
    return [...this.#waiting.values()].map((one) => one.frame);
  }

  /** The channel has ended for good: everybody who waits is told so. */
  giveUp(): void {
    for (const request of [...this.#waiting.keys()]) {
      this.settle({ type: "no", request, error: { type: "message", key: "error-unreached" } });
    }
  }
}
