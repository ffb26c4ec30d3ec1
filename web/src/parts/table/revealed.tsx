// When all is over nobody has a secret any more: what the others held, and I could not see.

import { useEffect } from "preact/hooks";
import { get } from "../../api/api.ts";
import { DARK } from "../../model/targets.ts";
import { rebuilt } from "../../model/moments.ts";
import { usePage } from "../../store/state.ts";
import type { Contents, Moments, Piece, Sight, TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { Seal } from "../seal.tsx";
import type { Speech } from "./called.ts";
import { Token } from "./token.tsx";

const NOTHING = (): void => {};

/** What a seat saw at the end that this reader does not see: things of its own, with their faces. */
function hidden(theirs: readonly Piece[], mine: readonly Piece[], seat: number): readonly Piece[] {
  const seen = new Map(mine.map((piece) => [piece.id, piece]));
  return theirs.filter((piece) => piece.owner === seat && piece.face_up !== false && JSON.stringify(seen.get(piece.id)) !== JSON.stringify(piece));
}

async function lastOf(table: string, seat: number, page: number): Promise<readonly Piece[]> {
  const block = await get<Moments>(`/api/tables/${table}/moments?seat=${seat}&first=${page}`);
  return rebuilt(block.first, block.moments).at(-1)?.scene.pieces ?? [];
}

export function Revealed({ table, sight, speech }: { readonly table: TableSight; readonly sight: Sight; readonly speech: Speech }) {
  const [found, set] = usePage<Readonly<Record<number, readonly Piece[]>>>(`revealed ${table.id}`, {});
  useEffect(() => {
    const others = table.seats.map((one) => one.seat).filter((seat) => seat !== sight.seat);
    void (async () => {
      const { numbers } = await get<Contents>(`/api/tables/${table.id}/contents`);
      const all = await Promise.all(others.map(async (seat) => [seat, await lastOf(table.id, seat, numbers.length - 1)] as const));
      set(Object.fromEntries(all));
    })().catch(() => {}); // it is shown in the replay, too
  }, [table.id, sight.seat]);
  const shown = Object.entries(found).map(([seat, theirs]) => [Number(seat), hidden(theirs, sight.scene.pieces, Number(seat))] as const).filter(([, some]) => some.length > 0);
  if (shown.length === 0) return null;
  return (
    <section class="revealed" aria-labelledby="revealed">
      <h3 id="revealed">{t("revealed")}</h3>
      {shown.map(([seat, some]) => (
        <div key={seat} class="revealed-of">
          <p><Seal seat={seat} small /><span>{speech.names[seat]}</span></p>
          <ul class="zone">{some.map((piece) => <li key={piece.id}><Token piece={piece} speech={speech} moves={DARK.pieces.get(piece.id) ?? []} full onPick={NOTHING} /></li>)}</ul>
        </div>
      ))}
    </section>
  );
}
