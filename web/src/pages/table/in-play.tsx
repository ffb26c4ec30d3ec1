// A match in play or just over: seats, board and turn, from one sight.

import { useMemo } from "preact/hooks";
import { boardOf } from "../../boards/boards.ts";
import { WATCHING } from "../../live/table.ts";
import { movesOf } from "../../model/moves.ts";
import { left } from "../../model/picking.ts";
import { DARK, targetsOf } from "../../model/targets.ts";
import { seatNames } from "../../parts/names.ts";
import { useSoon } from "../../parts/use-soon.ts";
import { Board } from "../../parts/table/board.tsx";
import { later } from "../../parts/later.ts";
import { Guide } from "../../parts/table/guide.tsx";
import { Phases as Plain } from "../../parts/table/phases.tsx";
import { SeatCard } from "../../parts/table/seat-card.tsx";
import { TableBar } from "../../parts/table/table-bar.tsx";
import { Tabs } from "../../parts/table/tabs.tsx";
import { Turn } from "../../parts/table/turn.tsx";
import { useLesson } from "../../parts/table/use-lesson.ts";
import { useApp, type TableState } from "../../store/state.ts";
import type { Sight, TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { pick } from "./doing.ts";
import { setUi, useUi } from "./ui.ts";

export function InPlay({ state, table, sight }: { readonly state: TableState; readonly table: TableSight; readonly sight: Sight }) {
  const { Phases = Plain, Sheets, slim = false } = boardOf(table.game);
  const layout = useUi((one) => one.layout);
  const ways = useUi((one) => one.ways);
  const dialog = useUi((one) => one.dialog);
  const trail = useUi((one) => one.trail);
  const armed = useUi((one) => one.armed);
  const rewatched = useUi((one) => one.moments[one.rewatch]);
  const seat = state.seats[0] ?? WATCHING;
  const soon = useSoon(); // seats and question first, then the board, which is the dearest to draw
  const names = seatNames(table);
  const spoken = useApp((all) => all.spoken);
  const speech = useMemo(() => ({ game: table.game, names }), [table.game, names.join("\n"), spoken]);
  const shown = useMemo(() => (rewatched === undefined ? sight : { ...sight, scene: rewatched.scene }), [sight, rewatched]);
  const moves = useMemo(() => (table.paused === true ? [] : movesOf(sight.legal ?? [], ways)), [sight, ways, table.paused]);
  const targets = useMemo(() => {
    if (rewatched !== undefined) return DARK;
    // A board of its own keeps all places lit, so that another one can be tapped before the first is confirmed.
    const some = armed === null || Sheets !== undefined ? left(moves, trail) : [armed.move];
    return targetsOf(some, sight.scene.pieces, seat);
  }, [moves, trail, armed, sight, rewatched, seat]);
  const shownMoves = useMemo(() => new Set([...targets.pieces.values()].flat().map((move) => move.id)), [targets]);
  const lesson = useLesson(table, sight);
  // A table may be over before its last changes have been shown.
  const over = sight.over === true || (!state.behind && (table.status === "over" || table.status === "closed"));
  const clocks = state.changes[seat]?.clocks ?? [];
  const clockOf = (one: number) => table.seats[one]?.clock ?? clocks[one] ?? null;
  // The drawing is the dearest part: it is made anew only when the position, the targets or the words have changed.
  const board = useMemo(
    () => layout !== null && soon && <Board layout={layout} scene={shown.scene} sight={shown} targets={targets} speech={speech} seat={seat} onPick={pick} />,
    [layout, shown, targets, speech, seat, soon],
  );
  if (layout === null) return null;
  return (
    <div class={`table table-${table.game}${slim ? " slim" : ""}${sight.waiting.includes(seat) ? " my-turn" : ""}`}>
      <TableBar table={table} watching={seat === WATCHING}><Phases layout={layout} sight={shown} speech={speech} seat={seat} /></TableBar>
      <main id="main" class="play" aria-busy={!soon}>
        <button type="button" class="skip" aria-keyshortcuts="s" onClick={() => setUi({ dialog: "words" })}>{t("words-title")}</button>
        <div class="seats" role="group" aria-label={t("seats-label")}>
          {table.seats.map((one) => (
            <SeatCard key={one.seat} seat={one} mine={one.seat === seat} sight={shown} layout={layout} targets={targets} speech={speech} clock={clockOf(one.seat)} onPick={pick} />
          ))}
        </div>
        {soon ? board : <div class="board-soon" />}
        <div class="side">
          {(table.lost ?? 0) > 0 && <p class="quiet" role="note">{t("table-lost", { entry: table.lost ?? 0 })}</p>}
          {lesson !== null && later(({ Lesson }) => <Lesson table={table} sight={sight} guide={lesson} />)}
          {(table.votes ?? []).length > 0 && later(({ Votes }) => <Votes table={table} names={names} />)}
          {over ? (
            later(({ Ending }) => <Ending table={table} sight={sight} speech={speech} />)
          ) : (
            <Turn sight={sight} seat={seat} moves={moves} speech={speech} clock={clockOf(seat)} paused={table.paused === true} shown={shownMoves} />
          )}
          {lesson === null && <Guide game={table.game} sight={sight} seat={seat} />}
          {soon && <Tabs eye={seat} table={table} speech={speech} />}
        </div>
      </main>
      {dialog !== "" && later(({ Dialogs }) => <Dialogs table={table} sight={sight} speech={speech} />)}
    </div>
  );
}
