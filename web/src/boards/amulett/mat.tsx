// What lies before a seat: the amulet with its gems, stones, cards, hat and spells with their stones.

import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import { setUi } from "../../pages/table/ui.ts";
import { pieceName, type Speech } from "../../parts/table/called.ts";
import { Token } from "../../parts/table/token.tsx";
import type { Piece } from "../../wire/types.ts";
import { nameOf, t } from "../../words/speak.ts";
import type { MatProps } from "../boards.ts";

const GEM = 24;

/** Every colour on a place of its own, as the amulet is drawn; a second gem of a colour lies on the last one. */
function inPlaces(gems: readonly Piece[], last: number): readonly { readonly piece: Piece; readonly at: number }[] {
  const first = gems.map((piece, n) => ({ piece, at: Math.min(n, last) }));
  const more = gems.filter((piece) => (piece.count ?? 1) > 1).map((piece) => ({ piece, at: last }));
  return [...first, ...more];
}

function Amulet({ gems, game }: { readonly gems: readonly Piece[]; readonly game: string }) {
  const places = figureOf(game, { symbol: "amulet", facing: "" })?.places ?? [];
  return (
    <svg class="amulet" viewBox="0 0 120 120" aria-hidden="true">
      <use href={`#${drawingId("amulet")}`} width="120" height="120" />
      {inPlaces(gems, places.length - 1).map(({ piece, at }) => {
        const [x, y] = places[at] ?? [0, 0];
        return figureOf(game, piece) !== null && <use key={`${piece.id}-${at}`} data-piece={piece.id} href={`#${drawingId(keyOf(piece))}`} x={x - GEM / 2} y={y - GEM / 2} width={GEM} height={GEM} />;
      })}
    </svg>
  );
}

/** Zones that never hold more than one thing: nobody counts there. */
const SINGLE = ["hat", "choice"];

/** Things of a seat that are only counted: drawing, number, and the word for them. */
function Counted({ piece, speech }: { readonly piece: Piece; readonly speech: Speech }) {
  const zone = piece.at.zone ?? "";
  const highest = (piece.marks ?? []).includes("highest");
  return (
    <li class={`of-${zone}${highest ? " highest" : ""}`}>
      <Token piece={piece} speech={speech} moves={[]} full={false} onPick={() => {}} />
      {(piece.count ?? 1) === 1 && !SINGLE.includes(zone) && <b aria-hidden="true">1</b>}
      <small aria-hidden="true">{t(`mat-${zone}`, { count: piece.count ?? 1 })}</small>
    </li>
  );
}

export function Mat({ scene, targets, speech, of, onPick }: MatProps) {
  const mine = scene.pieces.filter((piece) => piece.at.sheet === "mat" && piece.at.seat === of);
  const inZone = (...zones: readonly string[]): readonly Piece[] =>
    zones.flatMap((zone) => mine.filter((piece) => piece.at.zone === zone).sort((a, b) => (a.at.slot ?? 0) - (b.at.slot ?? 0)));
  const gems = inZone("gems");
  const spells = inZone("spells", "leaving").filter((piece) => piece.symbol.startsWith("spell-"));
  const stones = new Map(mine.filter((piece) => piece.id.startsWith("stones-")).map((piece) => [piece.id.slice("stones-".length), piece]));
  const token = (piece: Piece) => <li key={piece.id}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full={false} onPick={onPick} /></li>;
  return (
    <div class="amulett-mat">
      <Amulet gems={gems} game={speech.game} />
      <span class="sr">{gems.map((piece) => pieceName(piece, speech)).join(", ")}</span>
      <ul class="zone counts">{inZone("hat", "supply", "hand", "bid", "choice", "face-down").map((piece) => <Counted key={piece.id} piece={piece} speech={speech} />)}</ul>
      {gems.some((piece) => targets.pieces.has(piece.id)) && <ul class="zone">{gems.map(token)}</ul>}
      <ul class="spell-names">
        {spells.map((piece) => {
          const on = stones.get(piece.called ?? "");
          const moves = targets.pieces.get(piece.id) ?? (on === undefined ? [] : (targets.pieces.get(on.id) ?? []));
          const text = <><span aria-hidden="true">{nameOf(piece.called ?? "", speech.game)}</span><span class="sr">{pieceName(piece, speech)}</span>{on !== undefined && <b aria-hidden="true">{on.count ?? 1}</b>}{on !== undefined && <span class="sr">{pieceName(on, speech)}</span>}</>;
          const look = (): void => setUi({ inspected: piece.id });
          return (
            <li key={piece.id} data-piece={piece.id} onPointerEnter={look}>
              {moves.length === 0 ? text : <button type="button" class="b lit" onFocus={look} onClick={() => onPick(moves)}>{text}</button>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
