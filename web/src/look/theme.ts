// Parchment or night, and stillness: attributes of the page that the tokens follow.

import { store } from "../store/state.ts";

function show(): void {
  const { theme, motion } = store.state.choices;
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  if (motion === "still") root.dataset["motion"] = "still";
  else delete root.dataset["motion"];
}

export function startTheme(): void {
  show();
  store.subscribe(show);
}

/** Whether things may move: somebody may have chosen that they do not, here or in the system. */
export function mayMove(): boolean {
  return store.state.choices.motion !== "still" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether it is night now. */
export function isNight(): boolean {
  const { theme } = store.state.choices;
  return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}
