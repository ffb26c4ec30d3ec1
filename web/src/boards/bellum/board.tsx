// The table of Bellum Magica: the kingdom, creatures for hire, one's own castle; the others' in short beside their names.

import { Card } from "../../parts/table/card.tsx";
import { Token } from "../../parts/table/token.tsx";
import { useNarrow } from "../../look/narrow.ts";
import type { Piece } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import type { BoardProps, GameBoard } from "../boards.ts";
import { Cards } from "./cards.tsx";
import { Castle, OwnRow } from "./castle.tsx";
import { Choices } from "./choices.tsx";
import { Duel } from "./duel.tsx";
import { Goblins } from "./goblins.tsx";
import { hints } from "./hints.ts";
import { Mat } from "./mat.tsx";
import { useAsking } from "./outlook.ts";
import { Phases } from "./phases.tsx";
import { viewOf } from "./view.ts";

function Sheets(props: BoardProps) {
  const { scene, targets, speech, seat, sight, onPick } = props;
  useAsking(sight, seat);
  const inZone = (sheet: string, ...zones: readonly string[]): readonly Piece[] =>
    zones.flatMap((zone) => scene.pieces.filter((piece) => piece.at.sheet === sheet && piece.at.zone === zone).sort((a, b) => (a.at.slot ?? 0) - (b.at.slot ?? 0)));
  const faces = (pieces: readonly Piece[], kind: string, label: string) => pieces.length > 0 && (
    <section class={`cards ${kind}`} aria-label={label}>
      <h2>{label}</h2>
      <ul>{pieces.map((piece) => <li key={piece.id}><Card piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} onPick={onPick} /></li>)}</ul>
    </section>
  );
  const stock = [...inZone("board", "pile", "stacks", "supply"), ...scene.pieces.filter((piece) => piece.at.sheet === "board" && (piece.at.node ?? "").startsWith("pile-"))];
  const view = sight === undefined ? null : viewOf(sight);
  const pass = { scene, targets, speech, onPick };
  const hire = sight !== undefined && view !== null && view.creatures.some((id) => id !== null) && <Cards {...pass} sight={sight} slots={view.creatures} kind="hire" label={t("bellum-hire")} />;
  // On a phone one's castle comes before the creatures that one cannot hire now.
  const narrow = useNarrow();
  const last = narrow && view?.phase !== "recruit";
  return (
    <>
      {sight !== undefined && seat >= 0 && <OwnRow scene={scene} speech={speech} of={seat} sight={sight} />}
      {sight !== undefined && view !== null && view.places.length > 0 && <Cards {...pass} sight={sight} slots={view.places} kind="places" label={t("bellum-kingdom")} small={narrow} />}
      {faces(inZone("board", "castles"), "castles", t("bellum-castles"))}
      {!last && hire}
      <Goblins pieces={inZone("hand", "goblins")} speech={speech} seat={seat} onPick={onPick} {...(sight === undefined ? {} : { sight })} />
      {sight !== undefined && seat >= 0 && <Castle {...props} of={seat} sight={sight} />}
      {last && hire}
      <ul class="sheet stock" aria-label={t("bellum-stock")}>
        {stock.map((piece) => <li key={piece.id}><Token piece={piece} speech={speech} moves={targets.pieces.get(piece.id) ?? []} full={false} onPick={onPick} /></li>)}
      </ul>
    </>
  );
}

const bellum: GameBoard = { Sheets, Mat, slim: true, Choices, Phases, Foreseen: Duel, hints };

export default bellum;
