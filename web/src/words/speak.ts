// Saying things: the app's own words by key, the engine's and the server's messages with the words of their game.

import { getText } from "../api/api.ts";
import { store } from "../store/state.ts";
import type { Message } from "../wire/types.ts";
import type { Language } from "./languages.ts";
import type { Argument } from "./messages.ts";
import { parsed, Words } from "./words.ts";

/** The app's own words come in parts, so that no page waits for those of another: of a page, of a game's board. */
export type Part = string;

/** Read as soon as they come, and once: drawing does not wait for it. */
const texts = new Map<string, ReturnType<typeof parsed>>();
const bundles = new Map<string, Words>();
const wanted = new Set<string>();
let languageNow: Language = store.state.choices.language;

export function language(): Language {
  return languageNow;
}

function addressOf(source: string, spoken: Language): string {
  if (source.startsWith("app:")) return __FILES__[`text/${spoken}/${source.slice(4)}`] ?? "";
  const [name, query] = source.split("?");
  return `/api/words/${name}/${spoken}${query === undefined ? "" : `?${query}`}`;
}

async function fetched(source: string, spoken: Language): Promise<void> {
  const id = `${spoken}/${source}`;
  if (!texts.has(id)) texts.set(id, parsed(await getText(addressOf(source, spoken))));
}

/**
 * Fetch words: parts of the app, and packages of the server (`core`, `server`, a game; with `?of=card` only what a shelf
 * shows of it, with `?of=play` all but the errors). Nothing is fetched twice.
 */
export async function learn(parts: readonly Part[], packages: readonly string[] = []): Promise<void> {
  for (const source of [...parts.map((part) => `app:${part}`), ...packages]) wanted.add(source);
  const spoken = languageNow;
  await Promise.all([...wanted].map((source) => fetched(source, spoken)));
  store.set((state) => ({ spoken: state.spoken + 1 }));
}

/** Change the language at once: the new words are fetched first, so nobody sees half a page of each. */
export async function speak(spoken: Language): Promise<void> {
  await Promise.all([...wanted].map((source) => fetched(source, spoken)));
  languageNow = spoken;
  document.documentElement.lang = spoken;
  store.set((state) => ({ spoken: state.spoken + 1 }));
}

function bundle(sources: readonly string[]): Words {
  const there = sources.filter((source) => texts.has(`${languageNow}/${source}`));
  const id = `${languageNow}/${there.join("+")}`;
  let found = bundles.get(id);
  if (found === undefined) {
    found = new Words(languageNow, there.flatMap((source) => texts.get(`${languageNow}/${source}`) ?? []));
    bundles.set(id, found);
  }
  return found;
}

function own(): readonly string[] {
  return [...wanted].filter((source) => source.startsWith("app:"));
}

/** The app's own words: `t("settings")`. Numbers and strings are filled in. */
export function t(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  return bundle(own()).say(key, args);
}

/** Whether the app has a word of its own for something, as for the reasons of an ending. */
export function has(key: string): boolean {
  return bundle(own()).has(key);
}

/** A package of words as a whole; before it is there, the part of it that is. */
function asFarAsKnown(name: string, part: string): string {
  return texts.has(`${languageNow}/${name}`) ? name : `${name}?of=${part}`;
}

/** The words of a game, between those of the core and those of the server. */
function wordsOf(game: string): Words {
  const [first, last] = [asFarAsKnown("core", "play"), asFarAsKnown("server", "play")];
  return bundle(game === "" ? [first, last] : [first, asFarAsKnown(game, "card"), last]);
}

/**
 * A message of the engine or the server as a sentence; the players are called by their names. Before the words of a
 * game are there, nothing is said; what they lack is shown by its key.
 */
export function say(message: Message, game = "", names: readonly string[] = []): string {
  const words = wordsOf(game);
  if (words.knows(message)) return words.render(message, names);
  return canSpeakOf(game) ? message.key : "";
}

/** Whether the words of a game are there; without a game, those of all games. */
export function canSpeakOf(game: string): boolean {
  return texts.has(`${languageNow}/${game === "" ? asFarAsKnown("core", "play") : game}`);
}

/** The name of a thing or a node in a game's words. */
export function nameOf(id: string, game: string): string {
  return wordsOf(game).name(id);
}

/** An argument of a message by itself: what is needed, who is meant. */
export function argument(value: Argument, game: string, names: readonly string[] = []): string {
  return wordsOf(game).argument(value, names);
}
