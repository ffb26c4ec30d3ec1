// What a step of a guided turn points at, and how it comes into sight.

import { mayMove } from "../../look/theme.ts";

/** Everything in the page that goes by an id of the engine: a place, a thing, a move, a kind of move. */
function goingBy(id: string): readonly Element[] {
  const own = CSS.escape(id);
  return [...document.querySelectorAll(`[data-node="${own}"], [data-piece="${own}"], [data-play="${own}"], [data-kind="${own}"]`)];
}

/** The first of these that is to be seen, rather one that is lit or can be pressed; else the sheet where one chooses. */
export function pointedAt(ids: readonly string[]): Element | null {
  const seen = ids.flatMap(goingBy).filter((one) => one.getBoundingClientRect().width > 0);
  return seen.find((one) => one.closest(".target, .lit, .lit-thing, button:not(:disabled)") !== null) ?? seen[0] ?? document.getElementById("turn");
}

const GAP = 10;

/** How much of the page's height something takes away that sticks to its edge, as sheets do on a small page. */
function stuck(selector: string): number {
  const one = document.querySelector<HTMLElement>(selector);
  return one !== null && getComputedStyle(one).position === "sticky" ? one.offsetHeight : 0;
}

/** Scroll so that nothing covers it that sticks to the page. */
export function bringIntoSight(one: Element | null): void {
  if (one === null || one.closest("#turn") !== null) return;
  const { top, bottom } = one.getBoundingClientRect();
  const [over, under] = [stuck(".lesson") + GAP, innerHeight - stuck("#turn") - GAP];
  if (top < over || bottom > under) scrollBy({ top: top - over, behavior: mayMove() ? "smooth" : "instant" });
}
