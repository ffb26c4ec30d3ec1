// Closer to the board: two fingers spread or pinch it, a double tap goes to that place and back, one finger moves it about.

import { useRef, useState } from "preact/hooks";

export type Frame = readonly [number, number, number, number];

const MOST = 3;
const AGAIN = 320;

interface Seen {
  readonly x: number;
  readonly y: number;
}

/** Keep a frame within the whole drawing, and no smaller than a third of it. */
export function within(frame: Frame, whole: Frame): Frame {
  const width = Math.min(whole[2], Math.max(whole[2] / MOST, frame[2]));
  const height = (width * whole[3]) / whole[2];
  const x = Math.min(Math.max(frame[0], whole[0]), whole[0] + whole[2] - width);
  const y = Math.min(Math.max(frame[1], whole[1]), whole[1] + whole[3] - height);
  return [x, y, width, height];
}

/** A frame so much closer, with the same point of the drawing under the fingers. */
export function closer(frame: Frame, whole: Frame, by: number, x: number, y: number): Frame {
  const width = frame[2] / by;
  const k = Math.min(whole[2], Math.max(whole[2] / MOST, width)) / frame[2];
  return within([x - (x - frame[0]) * k, y - (y - frame[1]) * k, width, 0], whole);
}

export function useZoom(whole: Frame) {
  const [frame, set] = useState<Frame | null>(null);
  const fingers = useRef(new Map<number, Seen>());
  const tap = useRef({ at: 0, x: 0, y: 0 });
  const now = frame ?? whole;
  const place = (svg: SVGSVGElement, x: number, y: number): Seen => {
    const box = svg.getBoundingClientRect();
    const k = Math.max(now[2] / box.width, now[3] / box.height);
    return { x: now[0] + now[2] / 2 + (x - box.x - box.width / 2) * k, y: now[1] + now[3] / 2 + (y - box.y - box.height / 2) * k };
  };
  const settle = (next: Frame): void => set(next[2] > whole[2] * 0.98 ? null : next);
  return {
    frame: now,
    zoomed: frame !== null,
    reset: () => set(null),
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType !== "touch") return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size > 1) return;
      const last = tap.current;
      if (event.timeStamp - last.at < AGAIN && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 24) {
        const there = place(event.currentTarget as SVGSVGElement, event.clientX, event.clientY);
        settle(frame !== null ? whole : closer(now, whole, 2.2, there.x, there.y));
        tap.current = { at: 0, x: 0, y: 0 };
      } else {
        tap.current = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      }
    },
    onPointerMove: (event: PointerEvent): void => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const svg = event.currentTarget as SVGSVGElement;
      const here = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, here);
      if (other !== undefined) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(here.x - other.x, here.y - other.y);
        const middle = place(svg, (here.x + other.x) / 2, (here.y + other.y) / 2);
        if (was > 0) settle(closer(now, whole, is / was, middle.x, middle.y));
      } else if (frame !== null) {
        const k = now[2] / svg.getBoundingClientRect().width;
        set(within([now[0] - (here.x - before.x) * k, now[1] - (here.y - before.y) * k, now[2], now[3]], whole));
      }
    },
    onPointerUp: (event: PointerEvent): void => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent): void => void fingers.current.delete(event.pointerId),
  };
}
