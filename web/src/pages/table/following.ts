// What follows from a change of the match: old picks fall, walks are asked for, the past is kept for another look, and
// the one polite voice says what happened in at most three sentences.

import { harmless } from "../../look/harmless.ts";
import { announce, store, type TableState } from "../../store/state.ts";
import { WATCHING } from "../../live/table.ts";
import type { Change, Sight } from "../../wire/types.ts";
import { seatNames } from "../../parts/names.ts";
import { canSpeakOf, say } from "../../words/speak.ts";
import { askWays } from "./doing.ts";
import { setUi, ui, type Moment } from "./ui.ts";

const MOST_MOMENTS = 80;
const MOST_SAID = 3;

/** Whether anything that can be done now leads somewhere: then whole walks are worth asking for. */
function leads(sight: Sight): boolean {
  return (sight.legal ?? []).some((one) => Object.values(one.say.args ?? {}).some((arg) => typeof arg === "object" && (arg.type === "node" || arg.type === "thing")));
}

function onFresh(sight: Sight): void {
  const fresh = sight.fresh ?? 0;
  if (ui().fresh === fresh) return;
  setUi({ fresh, trail: [], armed: null, ways: [], thought: null });
  if (leads(sight)) void askWays(fresh);
}

/** The moments since this seat last did something itself. */
function remembered(change: Change, eye: number): readonly Moment[] {
  const own = change.told.some((one) => one.seat === eye && (one.kind === "deed" || one.kind === "undo"));
  const moment: Moment = { scene: change.sight.scene, news: change.news, told: change.told };
  return own ? [moment] : [...ui().moments, moment].slice(-MOST_MOMENTS);
}

/** How many sentences a text has. */
export function sentences(text: string): number {
  return text === "" ? 0 : Math.max(1, (text.match(/[.!?…](?=\s|$)/g) ?? []).length);
}

/** At most three sentences: what is asked, and before it the newest of what happened. */
export function spoken(news: readonly string[], prompt: string): string {
  const said: string[] = prompt === "" ? [] : [prompt];
  let room = MOST_SAID - sentences(prompt);
  for (const one of [...news].reverse()) {
    room -= sentences(one);
    if (room < 0) break;
    said.unshift(one);
  }
  return said.join(" ");
}

function voice(change: Change, table: TableState, eye: number): void {
  const game = table.table?.game ?? "";
  if (table.table === null) return;
  const names = seatNames(table.table);
  const news = change.news.map((one) => say(one, game, names));
  const mine = change.sight.waiting.includes(eye) && (change.sight.legal ?? []).length > 0;
  const said = spoken(news, mine || change.sight.over === true ? say(change.sight.prompt, game, names) : "");
  if (said !== "") announce(said);
}

/** Follow the open table until the answer is called. */
export function follow(): () => void {
  let seen: Change | undefined;
  let unsaid: Change | null = null;
  const look = (): void => {
    const { table } = store.state;
    if (table === null) return;
    const eye = table.seats[0] ?? WATCHING;
    const change = table.changes[eye];
    if (change !== undefined && change !== seen) {
      const first = seen === undefined || seen.seat !== change.seat;
      seen = change;
      setUi({ moments: first ? [{ scene: change.sight.scene, news: [], told: [] }] : remembered(change, eye) });
      onFresh(change.sight);
      unsaid = first ? { ...change, news: change.news.slice(-1) } : change;
    }
    // The first change of a table may come before the words of its game.
    if (unsaid === null || !canSpeakOf(table.table?.game ?? "")) return;
    const now = unsaid;
    unsaid = null;
    harmless(() => voice(now, table, eye));
  };
  look();
  return store.subscribe(look);
}
