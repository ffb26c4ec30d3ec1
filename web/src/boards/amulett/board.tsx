// The table of Das Amulett: the stacks of metal over the map, spells as cards under it, an amulet before every seat.

import { isMap } from "../../model/sheet.ts";
import { MapSheet } from "../../parts/table/map-sheet.tsx";
import { Token } from "../../parts/table/token.tsx";
import type { Piece, Scene, Sheet } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import type { BoardProps, GameBoard } from "../boards.ts";
import { Auction } from "./auction.tsx";
import { Choices } from "./choices.tsx";
import { useGoing } from "./foreseen.ts";
import { hints } from "./hints.ts";
import { Mat } from "./mat.tsx";
import { SpellCard } from "./spell-card.tsx";
import { Stock } from "./stock.tsx";

/** Spells that concern the reader: the one on offer, those in hand, their own, and those that lie aside. */
function cardsFor(pieces: readonly Piece[], seat: number): readonly Piece[] {
  const order = ["offer", "spells", "leaving", "aside"];
  const mine = (piece: Piece): boolean => piece.at.sheet !== "mat" || piece.at.seat === seat;
  const cards = pieces.filter((piece) => piece.symbol.startsWith("spell-") && piece.face_up !== false && piece.at.zone !== "deck" && mine(piece));
  return [...cards].sort((a, b) => order.indexOf(a.at.zone ?? "") - order.indexOf(b.at.zone ?? "") || (a.at.slot ?? 0) - (b.at.slot ?? 0));
}

/** The area where trades are held now. */
function CaravanArea({ sheet, scene }: { readonly sheet: Sheet; readonly scene: Scene }) {
  const here = scene.pieces.find((piece) => piece.id === "caravan")?.at.node;
  const outline = sheet.nodes?.find((node) => node.id === here)?.outline ?? [];
  return <polygon class="caravan-area" points={outline.map(([x, y]) => `${x},${y}`).join(" ")} />;
}

function Sheets({ layout, scene, sight, targets, speech, seat, onPick }: BoardProps) {
  const going = useGoing(sight);
  const pass = { pieces: scene.pieces, targets, speech, onPick };
  const named = (id: string): string => {
    const sheet = layout.sheets.find((one) => one.id === id);
    return sheet === undefined ? "" : say(sheet.title, speech.game);
  };
  const hand = scene.pieces.filter((piece) => piece.at.sheet === "hand" && piece.at.zone === "metal");
  const stones = new Map(scene.pieces.filter((piece) => piece.id.startsWith("stones-")).map((piece) => [piece.id.slice("stones-".length), piece]));
  return (
    <>
      <Stock label={named("display")} {...pass} />
      {layout.sheets.filter(isMap).map((sheet) => <MapSheet key={sheet.id} sheet={sheet} seat={seat} {...pass} traces={() => <CaravanArea sheet={sheet} scene={scene} />} />)}
      {hand.length > 0 && (
        <section class="sheet tray-sheet own metal-hand" aria-label={named("hand")}>
          <h2>{named("hand")}</h2>
          <ul class="zone">
            {hand.map((piece) => <li key={piece.id}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full onPick={onPick} /></li>)}
          </ul>
        </section>
      )}
      <ul class="spells" tabIndex={0} aria-label={t("spells-label")}>
        {cardsFor(scene.pieces, seat).map((piece) => (
          <li key={piece.id}><SpellCard piece={piece} stones={stones.get(piece.called ?? "") ?? null} going={going.get(piece.called ?? "")} speech={speech} moves={targets.pieces.get(piece.id) ?? []} onPick={onPick} /></li>
        ))}
      </ul>
    </>
  );
}

const amulett: GameBoard = { Sheets, Mat, slim: true, Turn: Auction, Choices, hints };

export default amulett;
