// What the server says of a move before it is made.

import { useEffect, useState } from "preact/hooks";
import type { Move } from "../../model/moves.ts";
import { foresee } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import type { Message, Preview, Sight } from "../../wire/types.ts";

/** What would follow from a move: undefined before the server has answered, null where it could not say. */
export function useForeseen(move: Pick<Move, "id" | "plays"> | null): Preview | null | undefined {
  const fresh = useUi((one) => one.fresh);
  const [seen, see] = useState<Preview | null>();
  useEffect(() => {
    let current = true;
    if (move === null) see(null);
    else void foresee(move).then((preview) => current && see(preview));
    return () => {
      current = false;
    };
  }, [move?.id ?? "", fresh]);
  return move === null ? null : seen; // the last answer stays until the next one is there, so that nothing flickers
}

/** What the next removal takes off each of one's spells, by the spell: how many stones, and how that is said. */
export type Going = ReadonlyMap<string, { readonly count: number; readonly said: Message }>;

/** The stones that are about to go when the reader is done with the energy phase. */
export function useGoing(sight: Sight | undefined): Going {
  const done = sight?.legal?.find((choice) => choice.kind === "done");
  const preview = useForeseen(done === undefined ? null : { id: done.play, plays: [done.play] });
  return new Map((preview?.facts ?? []).filter((one) => one.key === "preview-off").flatMap((said) => {
    const spell = said.args?.["spell"];
    return typeof spell === "object" && spell.type === "thing" ? [[spell.id, { count: Number(said.args?.["count"] ?? 0), said }] as const] : [];
  }));
}
