// A ring around what somebody is told of, wherever it lies now.

import { useLayoutEffect, useRef } from "preact/hooks";
import { mayMove } from "../../look/theme.ts";
import type { Sight } from "../../wire/types.ts";

/** What it points at: asked again and again, since that may come later, move, or be drawn anew. */
export function Ring({ find, sight }: { readonly find: () => Element | null; readonly sight: Sight }) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => {
      const box = find()?.getBoundingClientRect();
      const own = ring.current;
      if (own === null) return;
      own.hidden = box === undefined || box.width === 0;
      if (box === undefined) return;
      Object.assign(own.style, { left: `${box.x - 6}px`, top: `${box.y - 6}px`, width: `${box.width + 12}px`, height: `${box.height + 12}px` });
    };
    lay();
    const again = setInterval(lay, 250);
    addEventListener("resize", lay);
    addEventListener("scroll", lay, { capture: true, passive: true });
    return () => {
      clearInterval(again);
      removeEventListener("resize", lay);
      removeEventListener("scroll", lay, { capture: true });
    };
  }, [find, sight]);
  return <div class="hint-ring" ref={ring} aria-hidden="true" />;
}

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
