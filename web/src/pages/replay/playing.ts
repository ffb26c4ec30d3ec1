// The replay runs by itself, a page at a time, until somebody stops it or it is over; and its single keys.

import { useEffect } from "preact/hooks";
import { lookFor } from "../../look/pace.ts";
import { begins, nextMark, tells } from "../../model/moments.ts";
import { ui, setUi } from "../table/ui.ts";
import { film, goTo, lastPage, seenAt, setFilm, useFilm } from "./film.ts";

/** While it plays: wait for the page that is wanted, look at it for a while, go on. */
export function usePlaying(names: readonly string[]): void {
  const playing = useFilm((one) => one.playing);
  const at = useFilm((one) => one.at);
  const there = useFilm((one) => seenAt(one, one.at) !== undefined);
  useEffect(() => {
    if (!playing || !there) return;
    const timer = setTimeout(() => {
      if (film().at >= lastPage(film())) setFilm({ playing: false });
      else goTo(film().at + 1, names);
    }, lookFor());
    return () => clearTimeout(timer);
  }, [playing, at, there]);
}

export function playOrRest(names: readonly string[]): void {
  const { playing, at } = film();
  if (!playing && at >= lastPage(film())) goTo(0, names);
  setFilm({ playing: !playing });
}

export function jump(direction: 1 | -1, to: "round" | "event", names: readonly string[]): void {
  const { contents, at } = film();
  const page = nextMark(contents?.marks ?? [], at, direction, to === "round" ? begins : tells);
  // Beyond the last mark lies the end, before the first one the beginning.
  goTo(page !== at ? page : direction === 1 ? lastPage(film()) : 0, names);
}

function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "range" && target.type !== "radio";
  return target instanceof HTMLElement && /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Arrows belong to whoever is in focus, where that is a slider or a group of radio buttons. */
function needsArrows(target: EventTarget | null): boolean {
  return target instanceof Element && (target instanceof HTMLInputElement || target.closest("[role=grid], [role=tablist]") !== null);
}

function act(event: KeyboardEvent, names: readonly string[]): boolean {
  const { at } = film();
  switch (event.key) {
    case "ArrowRight":
    case "ArrowLeft":
      if (needsArrows(event.target)) return false;
      goTo(at + (event.key === "ArrowRight" ? 1 : -1), names);
      return true;
    case "Home":
    case "End":
      if (needsArrows(event.target)) return false;
      goTo(event.key === "Home" ? 0 : lastPage(film()), names);
      return true;
    case "PageDown":
    case "PageUp":
      if (needsArrows(event.target)) return false;
      jump(event.key === "PageDown" ? 1 : -1, "round", names);
      return true;
    case "e":
    case "E":
      jump(event.key === "e" ? 1 : -1, "event", names);
      return true;
    case "k":
      playOrRest(names);
      return true;
    case "b":
      document.querySelector<SVGElement>('.board [role="gridcell"][tabindex="0"]')?.focus();
      return true;
    case "?":
      setUi({ dialog: "keys" });
      return true;
    default:
      return false;
  }
}

/** Listen while the page is open. */
export function useKeys(names: readonly string[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || ui().dialog !== "") return;
      if (event.key === "Escape" && film().playing) return setFilm({ playing: false });
      if (film().reel !== null && act(event, names)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [names.join("\n")]);
}
