// The table screen: one page in the middle for everybody. It shows what a spectator may see and takes no action.

import { useEffect } from "preact/hooks";
import { closeTable, openTable, WATCHING } from "../../live/table.ts";
import { DARK } from "../../model/targets.ts";
import { gameTitle, seatNames } from "../../parts/names.ts";
import { isFree } from "../../parts/seals.tsx";
import { Board } from "../../parts/table/board.tsx";
import { SeatCard } from "../../parts/table/seat-card.tsx";
import { SeatCodes } from "../../parts/table/seat-codes.tsx";
import { ScreenTurn } from "../../parts/table/screen-turn.tsx";
import { useTitle } from "../../parts/use-title.ts";
import { useWakeLock } from "../../parts/wake-lock.ts";
import type { Place } from "../../router/places.ts";
import { useApp } from "../../store/state.ts";
import { t } from "../../words/speak.ts";
import { follow } from "../table/following.ts";
import { FIRST, setUi, useUi } from "../table/ui.ts";
import { useGame } from "../table/use-game.ts";

const NOTHING = (): void => {};

export default function ScreenPage({ place }: { readonly place: Place }) {
  const id = place.page === "screen" ? place.id : "";
  useEffect(() => {
    setUi(FIRST);
    openTable(id, []); // nobody's eyes: no seat is ever asked for here
    const stop = follow();
    return () => {
      stop();
      closeTable();
      setUi(FIRST);
    };
  }, [id]);
  useWakeLock();
  const state = useApp((all) => all.table);
  const layout = useUi((one) => one.layout);
  const table = state?.table ?? null;
  const ready = useGame(table?.game ?? "", table?.edition ?? "");
  useTitle(table === null ? t("screen-title") : gameTitle(table.game));
  const sight = state?.sights[WATCHING];
  if (state === null || table === null || state.link === "ended") {
    return <main id="main" class="plain" aria-busy={state?.link !== "ended"}>{state?.link === "ended" && <p role="alert">{t(`bye-${state.bye}`)}</p>}</main>;
  }
  const names = seatNames(table);
  const speech = { game: table.game, names };
  const free = table.seats.filter(isFree);
  return (
    <main id="main" class="screen">
      <header>
        <h1>{gameTitle(table.game)}</h1>
      </header>
      {free.length > 0 && <SeatCodes table={table} seats={free} host={table.host === state.you} />}
      {ready && sight !== undefined && layout !== null && (
        <div class="screen-play">
          <div class="seats" role="group" aria-label={t("seats-label")}>
            {table.seats.map((seat) => (
              <SeatCard key={seat.seat} seat={seat} mine={false} sight={sight} layout={layout} targets={DARK} speech={speech} clock={seat.clock ?? state.changes[WATCHING]?.clocks?.[seat.seat] ?? null} onPick={NOTHING} />
            ))}
          </div>
          <Board layout={layout} scene={sight.scene} targets={DARK} speech={speech} seat={WATCHING} onPick={NOTHING} />
          <ScreenTurn sight={sight} speech={speech} />
        </div>
      )}
    </main>
  );
}
