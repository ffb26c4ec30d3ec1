// A hand at rest: what is much to draw waits until a thing that is dragged has stopped for a moment.

const REST = 120;
let stirred = -REST;
let came = -REST;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whatever waits, in the order in which it came: one clock for all of it, since it looks again and again while a hand moves. */
const waiting = new Set<() => void>();

/** What is dragged was moved. */
export function stir(): void {
  stirred = performance.now();
}

/** Nothing was moved for a moment. */
export function atRest(): boolean {
  return performance.now() - stirred >= REST;
}

function look(): void {
  timer = undefined;
  if (waiting.size === 0) return;
  const left = REST - (performance.now() - Math.max(stirred, came));
  if (left > 0) return watch(left);
  const due = [...waiting];
  waiting.clear();
  for (const then of due) then();
}

function watch(wait: number): void {
  timer ??= setTimeout(look, wait);
}

/** Do something when nothing was moved for a moment; the answer calls it off. */
export function whenAtRest(then: () => void): () => void {
  const own = (): void => then();
  waiting.add(own);
  came = performance.now();
  watch(REST);
  return () => void waiting.delete(own);
}
