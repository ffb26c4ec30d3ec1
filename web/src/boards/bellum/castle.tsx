// One castle: its creatures tucked in left and right, so that the rows can be read across; the active row lies under a frame.

import type { Piece } from "../../wire/types.ts";
import { nameOf, t } from "../../words/speak.ts";
import { Card } from "../../parts/table/card.tsx";
import { Token } from "../../parts/table/token.tsx";
import type { MatProps } from "../boards.ts";
import { Sum } from "./totals.tsx";
import { viewOf } from "./view.ts";

/** How high the head of a column is, and one row, in parts of the whole: as the drawings have it. */
const [HEAD, ROW, WHOLE] = [34, 40, 274];

export function Castle({ scene, targets, speech, of, sight, onPick }: MatProps) {
  const { die, seats } = viewOf(sight);
  const lord = seats[of];
  const mine = scene.pieces.filter((piece) => piece.at.sheet === "mat" && piece.at.seat === of);
  const castle = mine.find((piece) => piece.at.node === "castle");
  if (lord === undefined || castle === undefined) return null;
  const inZone = (zone: string): readonly Piece[] => mine.filter((piece) => piece.at.zone === zone).sort((a, b) => (a.at.slot ?? 0) - (b.at.slot ?? 0));
  // The nearest to the castle came first: on the left they grow outwards.
  const columns = [...[...inZone("left")].reverse(), castle, ...inZone("right")];
  const arrival = inZone("arrival");
  const row = die === null ? undefined : lord.rows[die - 1];
  const face = (piece: Piece) => <Card piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} onPick={onPick} />;
  return (
    <section class="sheet own-castle" aria-label={t("bellum-castle", { lord: nameOf(castle.called ?? "", speech.game) })}>
      <header>
        <h2>{t("bellum-castle", { lord: nameOf(castle.called ?? "", speech.game) })}</h2>
        <ul class="zone">
          {["resources", "tokens", "chests"].flatMap(inZone).map((piece) => (
            <li key={piece.id}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full={false} onPick={onPick} /></li>
          ))}
        </ul>
      </header>
      <div class="keep">
        <ul class="columns">
          {columns.map((piece) => <li key={piece.id} class={piece === castle ? "tower" : ""}>{face(piece)}</li>)}
          {die !== null && <li class="frame" aria-hidden="true" style={{ top: `${((HEAD + (die - 1) * ROW) / WHOLE) * 100}%`, height: `${(ROW / WHOLE) * 100}%` }} />}
        </ul>
        {arrival.length > 0 && <ul class="arrival">{arrival.map((piece) => <li key={piece.id}>{face(piece)}</li>)}</ul>}
      </div>
      {row !== undefined && die !== null && <footer><span>{t("bellum-brings", { row: die })}</span><Sum row={row} game={speech.game} /></footer>}
    </section>
  );
}
