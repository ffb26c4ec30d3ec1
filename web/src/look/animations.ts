// The animations that we started ourselves. Only these are ever ended early: others, such as an endless one or an
// extension's, are none of our business.

import { harmless } from "./harmless.ts";

/** CSS animations of ours that a key or tap may end: dice that tumble. */
const OURS = new Set(["tumble"]);

const running = new Set<Animation>();
let until = 0;

/** Remember an animation until it is over. */
export function started(animation: Animation, milliseconds: number): void {
  running.add(animation);
  until = Math.max(until, performance.now() + milliseconds);
  const over = (): void => void running.delete(animation);
  animation.addEventListener("finish", over);
  animation.addEventListener("cancel", over);
}

/** When everything that moves now has arrived, on the clock of `performance.now()`. */
export function movingUntil(): number {
  return running.size === 0 ? 0 : until;
}

/** End everything that moves, at once. */
export function endAnimations(): void {
  const tumbling = document.getAnimations().filter((one) => one instanceof CSSAnimation && OURS.has(one.animationName));
  for (const animation of [...running, ...tumbling]) harmless(() => animation.finish());
  running.clear();
  until = 0;
}
