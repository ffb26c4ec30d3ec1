// One castle: its creatures tucked in left and right, so that the rows can be read across; the active row lies under a
// frame. Many creatures go on in a second line, with the frame over it, since their names must stay to be read. A new
// creature stands over it until a side is chosen; barrels and spells are lit while they buy a new roll.

import { stopFor, useZoom } from "../../gestures/zoom.ts";
import { drawingId } from "../../look/art.ts";
import type { Move } from "../../model/moves.ts";
import type { Piece } from "../../wire/types.ts";
import { nameOf, t } from "../../words/speak.ts";
import { moveName } from "../../parts/table/called.ts";
import { Card } from "../../parts/table/card.tsx";
import { Token } from "../../parts/table/token.tsx";
import { ZoomKeys } from "../../parts/table/zoom-keys.tsx";
import type { MatProps } from "../boards.ts";
import { useMoves } from "./outlook.ts";
import { Sum } from "./totals.tsx";
import { thingIn, viewOf } from "./view.ts";

/** How high the head of a column is, and one row, in parts of the whole: as the drawings have it. */
const [HEAD, ROW, WHOLE] = [34, 40, 274];
/** What is spent for a new roll. */
const ROLLS: Readonly<Record<string, string>> = { "reroll barrel": "barrel", "reroll spell": "reroll" };

/** The die as it lies, with its row in words. */
function Die({ row }: { readonly row: number }) {
  return (
    <span class="rolled">
      <svg key={row} class="die" viewBox="0 0 24 24" aria-hidden="true"><use href={`#${drawingId(`die-${row}`)}`} width="24" height="24" /></svg>
      {t("bellum-row-active", { row })}
    </span>
  );
}

/** A side where a new creature may be set. */
function SetDown({ side, moves, onPick, speech }: Pick<MatProps, "speech" | "onPick"> & { readonly side: string; readonly moves: readonly Move[] }) {
  const here = moves.filter((move) => move.kind === "place" && thingIn(move, "side") === side);
  const [first] = here;
  if (first === undefined) return null;
  return <button type="button" class={`set-down ${side}`} data-play={first.plays.at(-1)} onClick={() => onPick(here)}>{moveName(first, speech)}<span class="sr">. {t("cell-lit")}</span></button>;
}

/** On a phone one's castle lies below: what its row brings stands first, and leads there. */
export function OwnRow({ scene, speech, of, sight }: Pick<MatProps, "scene" | "speech" | "of" | "sight">) {
  const { die, seats } = viewOf(sight);
  const lord = seats[of];
  const castle = scene.pieces.find((piece) => piece.at.sheet === "mat" && piece.at.seat === of && piece.at.node === "castle");
  if (lord === undefined || castle === undefined) return null;
  const row = die === null ? undefined : lord.rows[die - 1];
  return (
    <button type="button" class="sheet own-row narrow" onClick={() => document.getElementById("own-castle")?.scrollIntoView({ block: "start" })}>
      <span>{t("bellum-castle", { lord: nameOf(castle.called ?? "", speech.game) })}</span>
      {die !== null && row !== undefined && <><Die row={die} /><Sum row={row} game={speech.game} /></>}
    </button>
  );
}

export function Castle({ scene, targets, speech, of, seat, sight, onPick }: MatProps) {
  const { die, seats } = viewOf(sight);
  const moves = useMoves(sight, seat);
  const lord = seats[of];
  const mine = scene.pieces.filter((piece) => piece.at.sheet === "mat" && piece.at.seat === of);
  const castle = mine.find((piece) => piece.at.node === "castle");
  const { frame, sheet, zoom } = useZoom<HTMLDivElement, HTMLUListElement>(castle !== undefined);
  if (lord === undefined || castle === undefined) return null;
  const inZone = (zone: string): readonly Piece[] => mine.filter((piece) => piece.at.zone === zone).sort((a, b) => (a.at.slot ?? 0) - (b.at.slot ?? 0));
  // The nearest to the castle came first: on the left they grow outwards.
  const columns = [...[...inZone("left")].reverse(), castle, ...inZone("right")];
  const arrival = inZone("arrival");
  const row = die === null ? undefined : lord.rows[die - 1];
  const face = (piece: Piece) => <Card piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} onPick={onPick} />;
  const spent = (piece: Piece): readonly Move[] => moves.filter((move) => ROLLS[move.kind] === piece.symbol && !(piece.marks ?? []).includes("used"));
  const lit = (piece: Piece): readonly Move[] => targets.pieces.get(piece.id) ?? spent(piece);
  const end = { moves, onPick, speech };
  const name = t("bellum-castle", { lord: nameOf(castle.called ?? "", speech.game) });
  return (
    <section class="sheet own-castle" id="own-castle" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {die !== null && <Die row={die} />}
        <ul class="zone">
          {["resources", "tokens", "chests"].flatMap(inZone).map((piece) => (
            <li key={piece.id}><Token piece={piece} speech={speech} moves={lit(piece)} full={false} onPick={onPick} /></li>
          ))}
        </ul>
      </header>
      {arrival.map((piece) => (
        <div key={piece.id} class="arrival">
          <SetDown side="left" {...end} />
          <div>{face(piece)}</div>
          <SetDown side="right" {...end} />
        </div>
      ))}
      <div class={`keep zoom-frame${zoom.zoomed ? " zoomed" : ""}`} ref={frame} {...(zoom.zoomed ? { role: "group" as const } : {})} {...stopFor(zoom, name)}>
        <ul class={`columns${die === null ? "" : " framed"}`} ref={sheet} style={{ "--creatures": columns.length - 1, ...(die === null ? {} : { "--top": `${((HEAD + (die - 1) * ROW) / WHOLE) * 100}%`, "--high": `${(ROW / WHOLE) * 100}%` }) }}>
          {columns.map((piece) => <li key={piece.id} class={piece === castle ? "tower" : ""}>{face(piece)}</li>)}
        </ul>
      </div>
      <ZoomKeys zoom={zoom} name={name} />
      {row !== undefined && die !== null && <footer><span>{t("bellum-brings", { row: die })}</span><Sum row={row} game={speech.game} /></footer>}
    </section>
  );
}
