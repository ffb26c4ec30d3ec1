// A hand at rest: what is much to draw waits until a thing that is dragged has stopped for a moment.

const REST = 120;
let stirred = -REST;

/** What is dragged was moved. */
export function stir(): void {
  stirred = performance.now();
}

/** Do something when nothing was moved for a moment; the answer calls it off. */
export function whenAtRest(then: () => void): () => void {
  let timer = 0;
  const look = (): void => {
    const left = REST - (performance.now() - stirred);
    if (left <= 0) then();
    else timer = window.setTimeout(look, left);
  };
  timer = window.setTimeout(look, REST);
  return () => clearTimeout(timer);
}
