// Closer to a board: two fingers spread or pinch it, a double tap goes to that place and back, keys and buttons do the
// same. What is closer is larger than its frame, and the browser itself moves it about: a finger that comes to the edge
// goes on scrolling the page.

import { useEffect, useRef, useState } from "preact/hooks";

const MOST = 3;
const STEP = 1.5;
const DOUBLE = 2.2;
const AGAIN = 320;
const NEAR = 24;
const WHOLE = 1.02;

/** No smaller than whole, no larger than thrice. */
export function bounded(scale: number): number {
  const kept = Math.min(MOST, Math.max(1, scale));
  return kept < WHOLE ? 1 : kept;
}

/** Where a frame scrolls to when all grows by so much, with the same point of it under the finger. */
export function scrolled(scroll: number, at: number, by: number): number {
  return Math.max(0, (scroll + at) * by - at);
}

type Sheet = HTMLElement | SVGSVGElement;

/** One frame and what lies in it. Sizes are set here and nowhere else, so that nothing is drawn anew while fingers move. */
class Lens {
  scale = 1;
  #whole = { width: 0, height: 0 };

  constructor(readonly frame: HTMLElement, readonly sheet: Sheet, readonly onZoom: (zoomed: boolean) => void) {}

  /** Show everything in this size, with a point of the frame kept; without one, its middle. */
  to(wanted: number, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2): void {
    const next = bounded(wanted);
    if (next === this.scale) return;
    if (this.scale === 1) this.#measure();
    const by = next / this.scale;
    const [left, top] = [scrolled(this.frame.scrollLeft, x, by), scrolled(this.frame.scrollTop, y, by)];
    const begins = this.scale === 1;
    this.scale = next;
    if (next === 1) return this.reset();
    if (begins) this.onZoom(true);
    this.#size(next);
    this.frame.scrollTo({ left, top, behavior: "instant" });
  }

  reset(): void {
    this.scale = 1;
    for (const one of this.#sheets) for (const name of ["width", "height", "max-width", "max-height", "min-height", "--closer"]) one.style.removeProperty(name);
    for (const name of ["height", "overflow"]) this.frame.style.removeProperty(name);
    this.frame.scrollTo({ left: 0, top: 0, behavior: "instant" });
    this.onZoom(false);
  }

  /** A map is drawn in several sheets, one on the other. */
  get #sheets(): readonly Sheet[] {
    return this.sheet instanceof SVGSVGElement ? [...this.frame.querySelectorAll<SVGSVGElement>(":scope > svg")] : [this.sheet];
  }

  #measure(): void {
    const { width, height } = this.sheet.getBoundingClientRect();
    this.#whole = { width, height };
  }

  #size(scale: number): void {
    const { width, height } = this.#whole;
    for (const one of this.#sheets) {
      const style = one.style;
      style.maxWidth = style.maxHeight = "none";
      style.minHeight = "0";
      style.width = `${width * scale}px`;
      style.setProperty("--closer", String(scale));
      if (one instanceof SVGSVGElement) style.height = `${height * scale}px`;
    }
    this.frame.style.height = `${height}px`;
    this.frame.style.overflow = "auto";
  }
}

/** Two fingers, and a finger that taps twice; answers how to stop listening. */
function listen(lens: Lens): () => void {
  const { frame } = lens;
  const at = (x: number, y: number): readonly [number, number] => {
    const box = frame.getBoundingClientRect();
    return [x - box.x, y - box.y];
  };
  let apart = 0;
  let tap = { at: 0, x: 0, y: 0 };
  const spread = (event: TouchEvent): number => {
    const [a, b] = [event.touches[0], event.touches[1]];
    return a === undefined || b === undefined || event.touches.length !== 2 ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  };
  const onTouchStart = (event: TouchEvent): void => {
    apart = spread(event);
  };
  const onTouchMove = (event: TouchEvent): void => {
    const now = spread(event);
    const [a, b] = [event.touches[0], event.touches[1]];
    if (now === 0 || apart === 0 || a === undefined || b === undefined) return;
    event.preventDefault(); // else the page itself would be pinched
    lens.to(lens.scale * (now / apart), ...at((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
    apart = now;
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const again = event.timeStamp - tap.at < AGAIN && Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < NEAR;
    tap = again ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (again) lens.to(lens.scale > 1 ? 1 : DOUBLE, ...at(event.clientX, event.clientY));
  };
  const onResize = (): void => {
    if (lens.scale > 1) lens.reset();
  };
  frame.addEventListener("touchstart", onTouchStart, { passive: true });
  frame.addEventListener("touchmove", onTouchMove, { passive: false });
  frame.addEventListener("pointerdown", onPointerDown);
  addEventListener("resize", onResize);
  return () => {
    frame.removeEventListener("touchstart", onTouchStart);
    frame.removeEventListener("touchmove", onTouchMove);
    frame.removeEventListener("pointerdown", onPointerDown);
    removeEventListener("resize", onResize);
  };
}

/** What is closer is moved about by the keyboard, too: then its frame is a stop of its own, with a name. */
export function stopFor(zoom: Zoom, name: string) {
  return zoom.zoomed ? { tabIndex: 0, "aria-label": name } : {};
}

export interface Zoom {
  readonly zoomed: boolean;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
}

/** A frame that can be gone closer to; `frame` and `sheet` belong to its elements, which are there as soon as it is `ready`. */
export function useZoom<F extends HTMLElement, S extends Sheet>(ready = true) {
  const frame = useRef<F>(null);
  const sheet = useRef<S>(null);
  const lens = useRef<Lens | null>(null);
  const [zoomed, set] = useState(false);
  useEffect(() => {
    if (frame.current === null || sheet.current === null) return;
    lens.current = new Lens(frame.current, sheet.current, set);
    return listen(lens.current);
  }, [ready]);
  const zoom: Zoom = {
    zoomed,
    closer: () => lens.current?.to(lens.current.scale * STEP),
    farther: () => lens.current?.to(lens.current.scale / STEP),
    whole: () => lens.current?.to(1),
  };
  return { frame, sheet, zoom };
}

const PAN: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The single keys for it: the board that has the focus, else the first one. Answers whether the key was for it. */
export function zoomKey(key: string): boolean {
  const here = document.activeElement;
  const frames = [...document.querySelectorAll<HTMLElement>(".board .zoom-frame")];
  const frame = frames.find((one) => one.contains(here) || one.nextElementSibling?.contains(here)) ?? frames[0];
  if (frame === undefined) return false;
  const pan = PAN[key];
  if (pan !== undefined) {
    // Where things have the focus arrows walk over them, and the browser shows where they stand.
    if (!frame.classList.contains("zoomed") || (here !== document.body && frame.contains(here))) return false;
    frame.scrollBy({ left: pan[0] * frame.clientWidth * 0.25, top: pan[1] * frame.clientHeight * 0.25, behavior: "instant" });
    return true;
  }
  const name = { "+": "closer", "=": "closer", "-": "farther", ".": "whole" }[key];
  const button = name === undefined ? null : (frame.nextElementSibling?.querySelector<HTMLButtonElement>(`[data-zoom="${name}"]`) ?? null);
  button?.click();
  return button !== null;
}
