// Parchment or night, and how fast things go: attributes of the page that the tokens follow.

import type { Speed } from "../store/choices.ts";
import { store } from "../store/state.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

function show(): void {
  const { theme } = store.state.choices;
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  root.dataset["speed"] = speed();
}

export function startTheme(): void {
  show();
  store.subscribe(show);
  matchMedia(LESS_MOTION).addEventListener("change", show);
}

/** Whether the system asks for less motion: then everything happens at once, whatever was chosen here. */
export function lessMotion(): boolean {
  return matchMedia(LESS_MOTION).matches;
}

/** How fast bots and animations go on this device. */
export function speed(): Speed {
  return lessMotion() ? "at-once" : store.state.choices.speed;
}

/** Whether anything may move. */
export function mayMove(): boolean {
  return speed() !== "at-once";
}

/** Whether it is night now. */
export function isNight(): boolean {
  const { theme } = store.state.choices;
  return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}
