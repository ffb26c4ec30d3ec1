// Moves of things as the difference of two drawings: what stands elsewhere than before slides there. Any key or tap ends it.

import { useLayoutEffect, useRef } from "preact/hooks";
import { mayMove } from "../look/theme.ts";

const FIRST_LOOK = 300;

interface Where {
  readonly x: number;
  readonly y: number;
}

function places(root: Element): Map<string, { at: Where; element: Element }> {
  const found = new Map<string, { at: Where; element: Element }>();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue; // drawn elsewhere at this size of the page
    found.set(element.getAttribute("data-piece") ?? "", { at: { x: box.x + box.width / 2 + scrollX, y: box.y + box.height / 2 + scrollY }, element });
  }
  return found;
}

function duration(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue("--turn");
  return Number.parseFloat(text) || 0;
}

/** Let things slide whenever the scene has changed. */
export function useMotion<T extends Element>(scene: unknown) {
  const root = useRef<T>(null);
  const before = useRef<Map<string, Where>>(new Map());
  useLayoutEffect(() => {
    if (root.current === null || !mayMove()) return;
    if (before.current.size === 0) {
      // Nothing can have moved yet: it is measured when the first drawing has been seen, so that nobody waits for it.
      const later = setTimeout(() => {
        if (root.current !== null) before.current = new Map([...places(root.current)].map(([id, one]) => [id, one.at]));
      }, FIRST_LOOK);
      return () => clearTimeout(later);
    }
    const now = places(root.current);
    const time = duration();
    if (time > 0) {
      for (const [id, { at, element }] of now) {
        const was = before.current.get(id);
        if (was === undefined || Math.hypot(was.x - at.x, was.y - at.y) < 2) continue;
        const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a || 1 : 1;
        const shift = `translate(${(was.x - at.x) / scale}px, ${(was.y - at.y) / scale}px)`;
        element.animate([{ transform: shift }, { transform: "none" }], { duration: time, easing: "cubic-bezier(.2, .7, .2, 1)" });
      }
    }
    before.current = new Map([...now].map(([id, one]) => [id, one.at]));
    return undefined;
  }, [scene]);
  return root;
}

/** End all that moves, at once. */
export function still(): void {
  for (const animation of document.getAnimations()) if (animation.effect !== null && !(animation instanceof CSSTransition)) animation.finish();
}
