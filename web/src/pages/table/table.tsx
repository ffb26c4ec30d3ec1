// The table: before its match the waiting room, then the position, the seats around it, and what now.

import { useEffect } from "preact/hooks";
import { listenKeys } from "../../gestures/keys.ts";
import { closeTable, openTable, WATCHING } from "../../live/table.ts";
import { gameTitle, seatNames } from "../../parts/names.ts";
import { later } from "../../parts/later.ts";
import { TopBar } from "../../parts/top-bar.tsx";
import { useWakeLock } from "../../parts/wake-lock.ts";
import { useTitle } from "../../parts/use-title.ts";
import type { Place } from "../../router/places.ts";
import { useApp } from "../../store/state.ts";
import { t } from "../../words/speak.ts";
import { watchPointer } from "./doing.ts";
import { useGame } from "./use-game.ts";
import { follow } from "./following.ts";
import { handOver, passOn, takeSeat } from "./hot-seat.ts";
import { InPlay } from "./in-play.tsx";
import { FIRST, setUi } from "./ui.ts";

/** Reasons after which there is no position to show. */
const BROKEN: readonly string[] = ["damaged", "rules-changed"];

function useOpenTable(id: string): void {
  useEffect(() => {
    setUi(FIRST);
    openTable(id);
    const stops = [follow(), listenKeys(), watchPointer()];
    return () => {
      for (const stop of stops) stop();
      closeTable();
      setUi(FIRST);
    };
  }, [id]);
}

export default function TablePage({ place }: { readonly place: Place }) {
  useOpenTable(place.page === "table" ? place.id : "");
  const state = useApp((all) => all.table);
  const table = state?.table ?? null;
  const ready = useGame(table?.game ?? "", table?.edition ?? "");
  useWakeLock();
  useTitle(table === null ? t("table-title") : gameTitle(table.game));
  const sight = state?.sights[state.seats[0] ?? WATCHING];
  const next = state === null ? -1 : handOver(state, sight);
  useEffect(() => {
    if (state !== null && sight !== undefined && next >= 0) passOn(state, sight, next);
  }, [next, sight]);

  if (state === null || table === null || state.link === "ended") {
    return (
      <>
        <TopBar />
        <main id="main" class="plain" aria-busy={state?.link !== "ended"}>{state?.link === "ended" && <p role="alert">{t(`bye-${state.bye}`)}</p>}</main>
      </>
    );
  }
  if (table.status === "open" || table.status === "opening") {
    return (
      <>
        <TopBar />
        {later(({ WaitingRoom }) => <WaitingRoom state={state} table={table} />)}
      </>
    );
  }
  if (table.status === "closed" && BROKEN.includes(table.reason ?? "")) {
    return (
      <>
        <TopBar />
        <main id="main" class="plain"><p role="alert">{t(table.reason === "damaged" ? "table-damaged" : "table-rules-changed")}</p></main>
      </>
    );
  }
  if (next >= 0 && state.seats.length > 0) return <main id="main" class="plain" aria-busy="true" />; // being put away
  if (next >= 0) {
    return (
      <>
        <TopBar />
        {later(({ HandOver }) => <HandOver seat={next} name={seatNames(table)[next] ?? ""} onTake={() => takeSeat(next)} />)}
      </>
    );
  }
  return ready && sight !== undefined ? <InPlay state={state} table={table} sight={sight} /> : <main id="main" class="plain" aria-busy="true" />;
}
