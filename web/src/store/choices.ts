// What somebody has chosen for this browser: kept here, and the same in all its tabs.

import { languageFor, type Language } from "../words/languages.ts";

export type Theme = "system" | "light" | "dark";
/** When a choice is asked for once more: always, only if it cannot be taken back, never. */
export type Confirm = "always" | "barrier" | "never";

/** How fast bots and animations go. */
export const SPEEDS = ["calm", "normal", "quick", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Choices {
  readonly language: Language;
  readonly theme: Theme;
  readonly confirm: Confirm;
  readonly sound: boolean;
  readonly speed: Speed;
  readonly notify: boolean;
  /** The name that is offered when a new guest is made. */
  readonly name: string;
  /** The hints that were read, by game. */
  readonly hints: Readonly<Record<string, readonly string[]>>;
}

const KEY = "spellboard.choices";

const FIRST: Omit<Choices, "language"> = {
  theme: "system",
  confirm: "barrier",
  sound: false,
  speed: "normal",
  notify: false,
  name: "",
  hints: {},
};

/** What was chosen before; what was not is as the browser has it. */
export function chosen(): Choices {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return { ...FIRST, language: languageFor(wanted), ...kept() };
}

function kept(): Partial<Choices> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // a browser that keeps nothing
  }
}

/** Only what was chosen is kept: a language taken from the browser goes on following it. */
export function keep(patch: Partial<Choices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...patch }));
  } catch {
    // a browser that keeps nothing: it holds for this tab
  }
}

/** Another tab has chosen something. */
export function onChosenElsewhere(told: (choices: Choices) => void): void {
  addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) told(chosen());
  });
}
