// One store for the whole page: a value that is replaced, never changed, and whoever wants to know when.

import { useLayoutEffect, useState } from "preact/hooks";

export type Listener = () => void;

export class Store<T extends object> {
  #state: T;
  readonly #listeners = new Set<Listener>();

  constructor(first: T) {
    this.#state = first;
  }

  get state(): T {
    return this.#state;
  }

  /** Replace some fields; everybody who listens is told once. */
  set(patch: Partial<T> | ((state: T) => Partial<T>)): void {
    const changes = typeof patch === "function" ? patch(this.#state) : patch;
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Hear of every change, until the answer is called. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** A part of a store in a component, which is drawn anew only when that part has changed. */
export function usePart<T extends object, P>(store: Store<T>, part: (state: T) => P): P {
  const now = part(store.state);
  const [held] = useState<{ value: P; part: (state: T) => P }>({ value: now, part });
  const [, again] = useState(0);
  held.value = now;
  held.part = part;
  useLayoutEffect(() => {
    const look = (): void => {
      const next = held.part(store.state);
      if (!Object.is(next, held.value)) again((n) => n + 1);
    };
    look(); // it may have changed between drawing and listening
    return store.subscribe(look);
  }, [store]);
  return now;
}
