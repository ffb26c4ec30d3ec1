// What lies before a seat, in short: the lord, the totals of the rows, chests, shields and tokens.

import { drawingId } from "../../look/art.ts";
import { pieceName } from "../../parts/table/called.ts";
import { Token } from "../../parts/table/token.tsx";
import { nameOf, t } from "../../words/speak.ts";
import type { MatProps } from "../boards.ts";
import { Icon, Totals } from "./totals.tsx";
import { viewOf } from "./view.ts";

export function Mat({ scene, targets, speech, of, sight, onPick }: MatProps) {
  const { die, seats, captain } = viewOf(sight);
  const lord = seats[of];
  if (lord === undefined) return null;
  const mine = scene.pieces.filter((piece) => piece.at.sheet === "mat" && piece.at.seat === of);
  const castle = mine.find((piece) => piece.at.node === "castle");
  const rolled = mine.find((piece) => piece.at.node === "die");
  const shown = mine.filter((piece) => ["chests", "resources", "tokens", "goblins"].includes(piece.at.zone ?? ""));
  const creatures = mine.filter((piece) => ["left", "right", "arrival"].includes(piece.at.zone ?? ""));
  const token = (piece: (typeof mine)[number]) => <li key={piece.id}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full={false} onPick={onPick} /></li>;
  return (
    <div class="bellum-mat">
      <p class="lord">
        {castle !== undefined && <span data-piece={castle.id}>{nameOf(castle.called ?? "", speech.game)}</span>}
        {captain === of && <b>{t("bellum-captain")}</b>}
        {rolled !== undefined && <span class="sr">{pieceName(rolled, speech)}</span>}
        {rolled !== undefined && <svg class="pic" viewBox="0 0 24 24" aria-hidden="true" data-piece={rolled.id}><use href={`#${drawingId(rolled.symbol)}`} width="24" height="24" /></svg>}
        <span class="walls"><b>{lord.walls}</b><Icon name="ward" />{lord.magic_shields > 0 && <><b>{lord.magic_shields}</b><Icon name="magic-ward" /></>}<span class="sr">{t("bellum-walls", { walls: lord.walls, magic: lord.magic_shields })}</span></span>
      </p>
      {creatures.length > 0 && <span class="sr">{creatures.map((piece) => pieceName(piece, speech)).join(", ")}</span>}
      <Totals lord={lord} die={die} game={speech.game} />
      <ul class="zone">{shown.map(token)}</ul>
    </div>
  );
}
