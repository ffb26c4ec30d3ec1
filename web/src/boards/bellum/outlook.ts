// How every target and every creature on offer stands, as the server foresees it: asked once for each new choice, then
// shown on the thing itself and, for the one that is looked at, piece by piece.

import { useEffect, useMemo } from "preact/hooks";
import { movesOf, type Move } from "../../model/moves.ts";
import { left } from "../../model/picking.ts";
import { foresee } from "../../pages/table/doing.ts";
import { ui, useUi } from "../../pages/table/ui.ts";
import { store, useApp } from "../../store/state.ts";
import type { Preview, Sight } from "../../wire/types.ts";
import { CHESTS, viewOf, type BellumView } from "./view.ts";

export interface Outlook {
  /** The choices that this belongs to. */
  readonly fresh: number;
  /** What would follow, by what would be played. */
  readonly seen: Readonly<Record<string, Preview>>;
  /** What is looked at, as it would be played; empty: nothing. */
  readonly looked: string;
}

const NOTHING: Outlook = { fresh: -1, seen: {}, looked: "" };

export function outlook(): Outlook {
  const found = store.state.pages["bellum"] as Outlook | undefined;
  return found !== undefined && found.fresh === ui().fresh ? found : { ...NOTHING, fresh: ui().fresh };
}

function setOutlook(patch: Partial<Outlook>): void {
  store.set((state) => ({ pages: { ...state.pages, bellum: { ...outlook(), ...patch } } }));
}

export function useOutlook(): Outlook {
  useApp((state) => state.pages["bellum"]);
  useApp((state) => (state.pages["table"] as { fresh?: number } | undefined)?.fresh);
  return outlook();
}

/** Look closely at what could be played on a thing: at what is allowed first. */
export function lookAt(plays: readonly string[]): void {
  const { seen, looked } = outlook();
  const known = plays.filter((play) => seen[play] !== undefined);
  // What is not answered yet is looked at all the same: the answer is shown when it comes.
  const play = known.find((one) => seen[one]?.refused === "") ?? known[0] ?? plays[0] ?? "";
  if (looked !== play) setOutlook({ looked: play });
}

/** What one would play on a card of the table, by the card's id. */
export function playsOn(view: BellumView, id: string): readonly string[] {
  if (view.phase === "attack" && view.places.includes(id)) return [`attack ${id}`];
  if (view.phase !== "recruit" || !view.creatures.includes(id)) return [];
  const dear = view.creatures.indexOf(id) >= view.creatures.length / 2;
  return dear ? [`recruit ${id}`, `recruit by signs ${id}`] : [`recruit ${id}`];
}

/** What one would play against somebody's castle: any chest will do, all kinds are defended alike. */
export function playAt(view: BellumView, seat: number): string {
  const lord = view.seats[seat];
  if (view.phase !== "attack" || lord === undefined || lord.resigned) return "";
  const kind = lord.chests.findIndex((count) => count > 0);
  return `rob p${seat + 1} ${CHESTS[Math.max(0, kind)]}`;
}

function questions(view: BellumView, seat: number): readonly string[] {
  const cards = [...view.places, ...view.creatures].flatMap((id) => (id === null ? [] : playsOn(view, id)));
  const castles = view.seats.flatMap((_, n) => (n === seat || playAt(view, n) === "" ? [] : [playAt(view, n)]));
  return [...cards, ...castles];
}

/** Whether a sight is this table's newest and the seat is to choose: not so in a replay, nor while something is watched again. */
export function useLive(sight: Sight | undefined, seat: number): boolean {
  const now = useApp((state) => state.table?.sights[seat]);
  const paused = useApp((state) => state.table?.table?.paused === true);
  return sight !== undefined && sight === now && seat >= 0 && !paused && sight.over !== true && sight.waiting.includes(seat);
}

/** What a seat may do now, as far as it has narrowed it down. */
export function useMoves(sight: Sight | undefined, seat: number): readonly Move[] {
  const live = useLive(sight, seat);
  const trail = useUi((one) => one.trail);
  return useMemo(() => (live ? left(movesOf(sight?.legal ?? []), trail) : []), [live, sight, trail]);
}

/** The choices that were asked about last: answers about earlier ones come too late. */
let asked = -1;

/** Ask how everything stands, as long as a seat chooses at this very table. */
export function useAsking(sight: Sight | undefined, seat: number): void {
  const live = useLive(sight, seat);
  const fresh = live ? (sight?.fresh ?? 0) : -1;
  useEffect(() => {
    if (!live || sight === undefined) return;
    const plays = questions(viewOf(sight), seat);
    asked = fresh;
    void Promise.all(plays.map((play) => foresee({ id: play, plays: [play] }))).then((previews) => {
      if (asked !== fresh) return;
      // The page may still be on its way to these choices.
      setOutlook({ fresh, seen: Object.fromEntries(plays.flatMap((play, n) => { const one = previews[n] ?? null; return one === null ? [] : [[play, one]]; })) });
    });
  }, [fresh]);
}
