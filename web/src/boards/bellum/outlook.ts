// How every target and every creature on offer stands, as the server foresees it: asked once for each new choice, then
// shown on the thing itself and, for the one that is looked at, piece by piece.

import { useEffect, useMemo } from "preact/hooks";
import { movesOf, type Move } from "../../model/moves.ts";
import { left } from "../../model/picking.ts";
import { prospects } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import { store, useApp } from "../../store/state.ts";
import type { ProspectOut, Sight } from "../../wire/types.ts";

export interface Outlook {
  /** The choices that this belongs to. */
  readonly fresh: number;
  readonly prospects: readonly ProspectOut[];
  /** What is looked at; null: nothing. */
  readonly looked: ProspectOut | null;
}

const NOTHING: Outlook = { fresh: -1, prospects: [], looked: null };

function outlook(): Outlook {
  return (store.state.pages["bellum"] as Outlook | undefined) ?? NOTHING;
}

function setOutlook(patch: Partial<Outlook>): void {
  store.set((state) => ({ pages: { ...state.pages, bellum: { ...outlook(), ...patch } } }));
}

/** How things stand at a sight's choices; nothing before it is known. */
export function useOutlook(sight: Sight | undefined): Outlook {
  const found = useApp((state) => state.pages["bellum"]) as Outlook | undefined;
  return found !== undefined && found.fresh === (sight?.fresh ?? 0) ? found : NOTHING;
}

/** How one thing stands, by its id in the scene. */
export function prospectsOf({ prospects }: Outlook, thing: string): readonly ProspectOut[] {
  return prospects.filter((one) => one.thing === thing);
}

/** Look closely at how a thing stands: at what is allowed first. */
export function lookAt(some: readonly ProspectOut[]): void {
  const looked = some.find((one) => one.preview.refused === "") ?? some[0] ?? null;
  if (outlook().looked !== looked) setOutlook({ looked });
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

/** Ask how everything stands, as long as a seat chooses at this very table. */
export function useAsking(sight: Sight | undefined, seat: number): void {
  const live = useLive(sight, seat);
  const fresh = live ? (sight?.fresh ?? 0) : -1;
  useEffect(() => {
    if (fresh < 0) return;
    let wanted = true;
    void prospects().then((found) => wanted && setOutlook({ fresh, prospects: found, looked: null }));
    return () => {
      wanted = false;
      setOutlook(NOTHING);
    };
  }, [fresh, seat]);
}
