// Bots choose faster than people can follow. What the server tells is shown one change after the other, at the speed that
// was chosen for this device; what is not shown yet waits here.

/** How many changes may wait: beyond that the oldest are shown at once, so that nothing grows without end. */
const MOST_WAITING = 200;

/** Milliseconds for which a change is looked at before the next one comes, and what a whole row of them may take. */
export const PAUSES = {
  calm: { each: 1200, all: 12_000 },
  normal: { each: 500, all: 4000 },
  quick: { each: 120, all: 1000 },
  "at-once": { each: 0, all: 0 },
} as const;

/** The pause before the next change, when this many wait. */
export function pauseFor(speed: keyof typeof PAUSES, waiting: number): number {
  const { each, all } = PAUSES[speed];
  return Math.min(each, all / Math.max(1, waiting));
}

interface Ways<T> {
  readonly show: (one: T) => void;
  /** How long this one is looked at when so many wait behind it. */
  readonly pause: (shown: T, waiting: number) => number;
  /** When everything that moves has arrived, on the same clock. */
  readonly arrived: () => number;
  readonly clock?: () => number;
}

export class Pacing<T> {
  readonly #ways: Required<Ways<T>>;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;

  constructor(ways: Ways<T>) {
    this.#ways = { clock: () => performance.now(), ...ways };
  }

  /** Whether something has come that is not shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Show it when its time has come; urgent: at once, and everything before it. */
  add(one: T, urgent: boolean): void {
    this.#waiting.push(one);
    if (urgent || this.#waiting.length > MOST_WAITING) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show at once all that waits. */
  skip(): void {
    this.#stop();
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift()) this.#show(one);
  }

  /** Forget what waits: nobody here may see it any more. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
    this.#free = 0;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show(one: T): void {
    const { show, pause, clock } = this.#ways;
    show(one);
    this.#free = clock() + pause(one, this.#waiting.length);
  }

  #next(): void {
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const wait = Math.max(this.#free, this.#ways.arrived()) - this.#ways.clock();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
      const one = this.#waiting.shift();
      if (one !== undefined) this.#show(one);
    }
  }
}
