// What lies in the middle of the table: the stacks of metal, cards laid open, the spell deck, and the trades still to come.

import type { Targets } from "../../model/targets.ts";
import type { Move } from "../../model/moves.ts";
import { Token } from "../../parts/table/token.tsx";
import { pieceName, type Speech } from "../../parts/table/called.ts";
import type { Piece } from "../../wire/types.ts";

interface Props {
  readonly label: string;
  readonly pieces: readonly Piece[];
  readonly targets: Targets;
  readonly speech: Speech;
  readonly onPick: (moves: readonly Move[]) => void;
}

export function Stock({ label, pieces, targets, speech, onPick }: Props) {
  const here = (zone: string): readonly Piece[] =>
    pieces.filter((piece) => piece.at.sheet === "display" && piece.at.zone === zone).sort((a, b) => (a.at.slot ?? 0) - (b.at.slot ?? 0));
  // A metal that can be named is lit by its sign; else the stacks alone are shown.
  const wanted = (piece: Piece): boolean => targets.pieces.has(piece.id) || (piece.marks ?? []).length > 0;
  const signs = here("metals").filter(wanted);
  const quiet = here("metals").filter((piece) => !wanted(piece));
  const [marker] = here("marker");
  return (
    <section class="sheet stock" aria-label={label}>
      {["stacks", "open", "deck"].map((zone) => here(zone).length > 0 && (
        <ul key={zone} class={`zone z-${zone}`}>
          {here(zone).map((piece) => <li key={piece.id}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full={false} onPick={onPick} /></li>)}
        </ul>
      ))}
      {signs.length > 0 && (
        <ul class="zone z-metals">
          {signs.map((piece) => <li key={piece.id}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full onPick={onPick} /></li>)}
        </ul>
      )}
      {quiet.length > 0 && <span class="sr">{quiet.map((piece) => pieceName(piece, speech)).join(", ")}</span>}
      {marker !== undefined && (
        <p class="trades" data-piece={marker.id}>
          <span>{pieceName(marker, speech)}</span>
          {Array.from({ length: marker.count ?? 1 }, (_, n) => <svg key={n} class="lozenge" viewBox="0 0 14 18" aria-hidden="true"><path d="M7 1L13 9L7 17L1 9Z" /></svg>)}
        </p>
      )}
    </section>
  );
}
