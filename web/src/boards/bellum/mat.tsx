// What lies before a seat, in short: the lord, the totals of the rows, chests, shields and tokens.

import { drawingId } from "../../look/art.ts";
import type { Move } from "../../model/moves.ts";
import { pieceName } from "../../parts/table/called.ts";
import { Token } from "../../parts/table/token.tsx";
import type { Piece } from "../../wire/types.ts";
import { nameOf, t } from "../../words/speak.ts";
import type { MatProps } from "../boards.ts";
import { lookAt, prospectsOf, useOutlook } from "./outlook.ts";
import { Icon, Totals } from "./totals.tsx";
import { Verdict } from "./verdict.tsx";
import { viewOf } from "./view.ts";

function seatOf(move: Move): number {
  const seat = move.say.args?.["seat"];
  return typeof seat === "object" && seat.type === "seat" ? seat.seat : -1;
}

/** Whether this castle can be robbed, and by how much not; pressed, it is looked at, and chosen where it may be. */
function Siege({ targets, speech, of, sight, castle, onPick }: MatProps & { readonly castle: Piece }) {
  const outlook = useOutlook(sight);
  const [prospect] = prospectsOf(outlook, castle.id);
  if (prospect === undefined) return null;
  const moves = (sight.legal ?? []).length === 0 ? [] : [...new Map([...targets.pieces.values()].flat().filter((move) => move.kind === "rob" && seatOf(move) === of).map((move) => [move.id, move])).values()];
  const look = (): void => lookAt([prospect]);
  return (
    <button type="button" class="siege" onPointerEnter={look} onFocus={look} onClick={() => (moves.length > 0 ? onPick(moves) : look())}>
      <Verdict prospect={prospect} speech={speech} chosen={outlook.looked === prospect} />
      {moves.length > 0 && <span class="sr">{t("cell-lit")}</span>}
    </button>
  );
}

export function Mat(props: MatProps) {
  const { scene, targets, speech, of, sight, onPick } = props;
  const { die, seats, captain } = viewOf(sight);
  const lord = seats[of];
  if (lord === undefined) return null;
  const mine = scene.pieces.filter((piece) => piece.at.sheet === "mat" && piece.at.seat === of);
  const castle = mine.find((piece) => piece.at.node === "castle");
  const rolled = mine.find((piece) => piece.at.node === "die");
  const shown = mine.filter((piece) => ["chests", "resources", "tokens", "goblins"].includes(piece.at.zone ?? ""));
  const creatures = mine.filter((piece) => ["left", "right", "arrival"].includes(piece.at.zone ?? ""));
  const token = (piece: (typeof mine)[number]) => <li key={piece.id} class={`of-${piece.at.zone}`}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full={false} onPick={onPick} /></li>;
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
      {castle !== undefined && <Siege {...props} castle={castle} />}
    </div>
  );
}
