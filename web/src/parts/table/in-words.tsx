// The position in words, from top to bottom: what is asked, what may be done, what lies where. For whoever listens.

import { kindsOf } from "../../model/picking.ts";
import { movesOf } from "../../model/moves.ts";
import { useUi } from "../../pages/table/ui.ts";
import type { Piece, Sheet, Sight } from "../../wire/types.ts";
import { nameOf, say, t } from "../../words/speak.ts";
import { kindName, moveName, pieceName, type Speech } from "./called.ts";
import { Dialog } from "./dialog.tsx";

/** What lies in one place of a sheet, in the order in which a sheet is read. */
function placesOf(sheet: Sheet, pieces: readonly Piece[]): readonly (readonly [name: string, pieces: readonly Piece[]])[] {
  const nodes = [...(sheet.nodes ?? [])].sort((a, b) => a.y - b.y || a.x - b.x);
  const onNodes = nodes.map((node) => [node.id, pieces.filter((piece) => piece.at.node === node.id)] as const);
  return [...onNodes.filter(([, some]) => some.length > 0), ["", pieces.filter((piece) => (piece.at.node ?? "") === "")] as const];
}

function Places({ sheet, pieces, speech }: { readonly sheet: Sheet; readonly pieces: readonly Piece[]; readonly speech: Speech }) {
  if (pieces.length === 0) return null;
  return (
    <ul>
      {placesOf(sheet, pieces).map(([place, some]) => some.length > 0 && (
        <li key={place}>{[...(place === "" ? [] : [nameOf(place, speech.game)]), ...some.map((piece) => pieceName(piece, speech))].join(". ")}.</li>
      ))}
    </ul>
  );
}

export function InWords({ sight, speech }: { readonly sight: Sight; readonly speech: Speech }) {
  const layout = useUi((one) => one.layout);
  const kinds = kindsOf(movesOf(sight.legal ?? []));
  const { pieces } = sight.scene;
  return (
    <Dialog title={t("words-title")}>
      <p>{say(sight.prompt, speech.game, speech.names)}</p>
      {kinds.length > 0 && (
        <section>
          <h3>{t("choices-label")}</h3>
          <ul>{kinds.map(({ kind, moves }) => <li key={kind}>{moves.length === 1 && moves[0] !== undefined ? moveName(moves[0], speech) : `${kindName(kind, speech.game)}: ${t("choice-which", { count: moves.length })}`}</li>)}</ul>
        </section>
      )}
      {(layout?.sheets ?? []).filter((sheet) => sheet.each_seat !== true && pieces.some((piece) => piece.at.sheet === sheet.id)).map((sheet) => (
        <section key={sheet.id}>
          <h3>{say(sheet.title, speech.game)}</h3>
          <Places sheet={sheet} pieces={pieces.filter((piece) => piece.at.sheet === sheet.id)} speech={speech} />
        </section>
      ))}
      {speech.names.map((name, seat) => (
        <section key={seat}>
          <h3>{t("seat-label", { name })}</h3>
          {(layout?.sheets ?? []).filter((sheet) => sheet.each_seat === true).map((sheet) => (
            <Places key={sheet.id} sheet={sheet} pieces={pieces.filter((piece) => piece.at.sheet === sheet.id && piece.at.seat === seat)} speech={speech} />
          ))}
        </section>
      ))}
    </Dialog>
  );
}
