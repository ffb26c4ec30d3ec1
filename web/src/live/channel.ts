// A live channel that comes back: it is opened again with growing pauses until the server says that it is over.

import { pause } from "./backoff.ts";
import type { Bye } from "../wire/types.ts";

/** Reasons after which coming back makes no sense until somebody does something. */
const FINAL: readonly string[] = ["removed", "signed-out", "closed", "too-many", "protocol"];

/** A frame must come at least so often after we asked for one, or the line is dead though nobody said so. */
const PATIENCE = 12_000;

export interface Heard<Frame> {
  /** The line is open: what is to be said first? */
  opened(send: (frame: object) => void): void;
  frame(frame: Frame): void;
  lost(): void;
  ended(reason: Bye["reason"]): void;
}

export class Channel<Frame extends { readonly type: string }> {
  readonly #path: string;
  readonly #heard: Heard<Frame>;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(path: string, heard: Heard<Frame>) {
    this.#path = path;
    this.#heard = heard;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(frame: object): boolean {
    if (!this.open) return false;
    this.#socket?.send(JSON.stringify(frame));
    this.#watch ??= setTimeout(() => this.#cut(), PATIENCE);
    return true;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Do not wait any longer: the network is back, or somebody looks at the page again. */
  readonly #now = (): void => {
    if (this.#over || this.#socket !== null || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.#path}`);
    this.#socket = socket;
    socket.onopen = () => this.#heard.opened((frame) => this.send(frame));
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as Frame | Bye);
    socket.onclose = () => this.#gone(socket);
  }

  #take(frame: Frame | Bye): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
    if (frame.type !== "bye") {
      this.#tries = 0;
      return this.#heard.frame(frame as Frame);
    }
    const { reason } = frame as Bye;
    if (FINAL.includes(reason)) {
      this.close();
      this.#heard.ended(reason);
    }
  }

  #cut(): void {
    this.#watch = undefined;
    const socket = this.#socket;
    socket?.close();
    if (socket !== null) this.#gone(socket); // a dead line may take minutes to say that it is closed
  }

  #gone(socket: WebSocket): void {
    if (this.#over || socket !== this.#socket) return;
    clearTimeout(this.#watch);
    this.#watch = undefined;
    this.#socket = null;
    this.#heard.lost();
    this.#timer = setTimeout(() => this.#open(), pause(this.#tries++, Math.random()));
  }
}
