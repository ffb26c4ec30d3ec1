// Moves of things as the difference of two drawings: what is elsewhere than before slides there. Any key or tap ends it.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { started } from "../look/animations.ts";
import { harmless } from "../look/harmless.ts";
import { mayMove } from "../look/theme.ts";

/** Milliseconds after which the first drawing has been seen and is measured. */
const FIRST_LOOK = 300;

interface Where {
  readonly x: number;
  readonly y: number;
}

type Places = Map<string, { readonly at: Where; readonly element: Element }>;

function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue; // drawn elsewhere at this size of the page
    found.set(element.getAttribute("data-piece") ?? "", { at: { x: box.x + box.width / 2 + scrollX, y: box.y + box.height / 2 + scrollY }, element });
  }
  return found;
}

function wheres(found: Places): ReadonlyMap<string, Where> {
  return new Map([...found].map(([id, { at }]) => [id, at]));
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

/** Let one thing slide to where it is now, over the places that it passed. */
function slide(top: Element, element: Element, was: Where, at: Where, way: readonly string[]): void {
  const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a || 1 : 1;
  const over = way.slice(0, -1).flatMap((node) => middle(top, node) ?? []);
  const frames = [was, ...over, at].map((one) => ({ transform: `translate(${(one.x - at.x) / scale}px, ${(one.y - at.y) / scale}px)` }));
  const duration = over.length === 0 ? time("--turn") : Math.min(LONGEST, time("--walk") * (over.length + 1));
  started(element.animate(frames, { duration, easing: over.length === 0 ? "cubic-bezier(.2, .7, .2, 1)" : "linear" }), duration);
}

let carried = "";

/** A hand has carried this thing to its new place, so it need not go there once more. */
export function carriedByHand(piece: string): void {
  carried = piece;
}

/** Let things go to where they are now, whenever the scene has changed. */
export function useMotion<T extends Element>(scene: unknown, ways?: Ways) {
  const root = useRef<T>(null);
  /** Where everything was; null before the first look, which nobody waits for. */
  const before = useRef<ReadonlyMap<string, Where> | null>(null);
  useEffect(() => {
    const later = setTimeout(() => {
      before.current = root.current === null || !mayMove() ? new Map() : wheres(places(root.current));
    }, FIRST_LOOK);
    return () => clearTimeout(later);
  }, []);
  useLayoutEffect(() => {
    const top = root.current;
    if (top === null || before.current === null) return;
    const now: Places = mayMove() ? places(top) : new Map();
    for (const [id, { at, element }] of now) {
      const was = before.current.get(id);
      if (was === undefined || Math.hypot(was.x - at.x, was.y - at.y) < 2) continue;
      if (id === carried) carried = "";
      else harmless(() => slide(top, element, was, at, ways?.get(id) ?? []));
    }
    before.current = wheres(now);
  }, [scene]);
  return root;
}
