// A sheet without a map, or a seat's own: its zones and loose nodes as rows of things.

import type { Move } from "../../model/moves.ts";
import type { Targets } from "../../model/targets.ts";
import type { Piece, Sheet } from "../../wire/types.ts";
import type { Speech } from "./called.ts";
import { Token } from "./token.tsx";

interface Props {
  readonly sheet: Sheet;
  readonly seat: number | null;
  readonly pieces: readonly Piece[];
  readonly targets: Targets;
  readonly speech: Speech;
  readonly full: boolean;
  readonly onPick: (moves: readonly Move[]) => void;
}

interface Row {
  readonly id: string;
  readonly pieces: readonly Piece[];
  /** Piles and supplies: nobody chooses among them first, so they come last and small. */
  readonly stock: boolean;
}

/** The rows of a sheet from top to bottom, with what lies in them. */
export function rowsIn(sheet: Sheet, seat: number | null, pieces: readonly Piece[]): readonly Row[] {
  const here = pieces.filter((piece) => piece.at.sheet === sheet.id && (seat === null || piece.at.seat === seat));
  const places = [
    ...(sheet.zones ?? []).map((zone) => ({ id: zone.id, y: zone.y, x: zone.x, zone: true })),
    ...(sheet.nodes ?? []).map((node) => ({ id: node.id, y: node.y, x: node.x, zone: false })),
  ].sort((a, b) => a.y - b.y || a.x - b.x);
  const found = places.flatMap((place) => {
    const some = here.filter((piece) => (place.zone ? piece.at.zone : piece.at.node) === place.id);
    const stock = some.every((piece) => (piece.count ?? 1) > 1 || piece.face_up === false);
    return some.length === 0 ? [] : [{ id: place.id, stock, pieces: [...some].sort((a, b) => (a.at.slot ?? 0) - (b.at.slot ?? 0)) }];
  });
  return seat === null ? found.sort((a, b) => Number(a.stock) - Number(b.stock)) : found;
}

export function Tray({ sheet, seat, pieces, targets, speech, full, onPick }: Props) {
  return (
    <div class={`tray tray-${sheet.id}`}>
      {rowsIn(sheet, seat, pieces).map((row) => (
        <ul key={row.id} class={`zone z-${row.id}`}>
          {row.pieces.map((piece) => (
            <li key={piece.id}>
              <Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full={full && !row.stock} onPick={onPick} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
