// The position: every sheet that is everybody's, the maps first, then what lies beside them, then one's own hand.

import { boardOf, type BoardProps } from "../../boards/boards.ts";
import { useMotion } from "../../gestures/motion.ts";
import { isMap } from "../../model/sheet.ts";
import { useApp } from "../../store/state.ts";
import { say, t } from "../../words/speak.ts";
import { Inspector } from "./inspector.tsx";
import { MapSheet } from "./map-sheet.tsx";
import { rowsIn, Tray } from "./tray.tsx";

export function Board({ layout, scene, targets, speech, seat, sight, onPick }: BoardProps) {
  const { Sheets, ways } = boardOf(speech.game);
  const told = useApp((state) => state.table?.changes[seat]?.told);
  const root = useMotion<HTMLElement>(scene, told === undefined ? undefined : ways?.(told));
  if (Sheets !== undefined) {
    return (
      <section class={`board board-${speech.game}`} ref={root} aria-label={t("board-label")}>
        <Sheets layout={layout} scene={scene} targets={targets} speech={speech} seat={seat} {...(sight === undefined ? {} : { sight })} onPick={onPick} />
        <Inspector scene={scene} speech={speech} />
      </section>
    );
  }
  const shared = layout.sheets.filter((sheet) => sheet.each_seat !== true);
  const own = layout.sheets.filter((sheet) => sheet.each_seat === true && seat >= 0);
  // A sheet of things that are all one's own is the hand: it lies nearest.
  const isHand = (id: string): boolean => scene.pieces.every((piece) => piece.at.sheet !== id || piece.owner === seat);
  const trays = shared
    .filter((sheet) => !isMap(sheet) && rowsIn(sheet, null, scene.pieces).length > 0)
    .sort((a, b) => Number(isHand(b.id)) - Number(isHand(a.id)));
  const pass = { pieces: scene.pieces, targets, speech, onPick };
  return (
    <section class="board" ref={root} aria-label={t("board-label")}>
      {shared.filter(isMap).map((sheet) => <MapSheet key={sheet.id} sheet={sheet} seat={seat} {...pass} />)}
      {trays.map((sheet) => (
        <section key={sheet.id} class={`sheet tray-sheet t-${sheet.id}${isHand(sheet.id) ? " own" : ""}`} aria-label={say(sheet.title, speech.game)}>
          <h2>{say(sheet.title, speech.game)}</h2>
          <Tray sheet={sheet} seat={null} full {...pass} />
        </section>
      ))}
      {own.map((sheet) => (
        <section key={sheet.id} class="sheet tray-sheet own narrow" aria-label={t("board-own", { sheet: say(sheet.title, speech.game) })}>
          <h2>{t("board-own", { sheet: say(sheet.title, speech.game) })}</h2>
          <Tray sheet={sheet} seat={seat} full={false} {...pass} />
        </section>
      ))}
      <Inspector scene={scene} speech={speech} />
    </section>
  );
}
