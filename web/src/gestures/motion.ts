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

/** The nodes that a thing went over, by its id: then it goes that way, and not straight through a wall. */
export type Ways = ReadonlyMap<string, readonly string[]>;

const LONGEST = 3000;

function time(token: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

function middle(root: Element, node: string): Where | null {
  const box = root.querySelector(`[data-node="${CSS.escape(node)}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2 + scrollX, y: box.y + box.height / 2 + scrollY };
}

/** Let things go to where they now stand, whenever the scene has changed. */
export function useMotion<T extends Element>(scene: unknown, ways?: Ways) {
  const root = useRef<T>(null);
  const before = useRef<Map<string, Where>>(new Map());
  useLayoutEffect(() => {
    const top = root.current;
    if (top === null || !mayMove()) return;
    if (before.current.size === 0) {
      // Nothing can have moved yet: it is measured when the first drawing has been seen, so that nobody waits for it.
      const later = setTimeout(() => {
        if (root.current !== null) before.current = new Map([...places(root.current)].map(([id, one]) => [id, one.at]));
      }, FIRST_LOOK);
      return () => clearTimeout(later);
    }
    const now = places(top);
    const slide = time("--turn");
    if (slide > 0) {
      for (const [id, { at, element }] of now) {
        const was = before.current.get(id);
        if (was === undefined || Math.hypot(was.x - at.x, was.y - at.y) < 2) continue;
        const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a || 1 : 1;
        const over = (ways?.get(id) ?? []).slice(0, -1).flatMap((node) => middle(top, node) ?? []);
        const frames = [was, ...over, at].map((one) => ({ transform: `translate(${(one.x - at.x) / scale}px, ${(one.y - at.y) / scale}px)` }));
        const duration = over.length === 0 ? slide : Math.min(LONGEST, time("--walk") * (over.length + 1));
        element.animate(frames, { duration, easing: over.length === 0 ? "cubic-bezier(.2, .7, .2, 1)" : "linear" });
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
