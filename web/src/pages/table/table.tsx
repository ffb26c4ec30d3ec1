// The table: before its match the waiting room, then what now. (The drawn position and the choices stand on this.)

import { useEffect } from "preact/hooks";
import { closeTable, openTable, WATCHING } from "../../live/table.ts";
import { gameTitle, seatNames } from "../../parts/names.ts";
import { TopBar } from "../../parts/top-bar.tsx";
import { useTitle } from "../../parts/use-title.ts";
import { WaitingRoom } from "../../parts/waiting/waiting-room.tsx";
import type { Place } from "../../router/places.ts";
import { useApp } from "../../store/state.ts";
import { learn, say, t } from "../../words/speak.ts";

export default function TablePage({ place }: { readonly place: Place }) {
  const id = place.page === "table" ? place.id : "";
  const state = useApp((all) => all.table);
  const game = state?.table?.game ?? "";
  useEffect(() => {
    openTable(id);
    return closeTable;
  }, [id]);
  useEffect(() => void (game === "" ? null : learn([], [game])), [game]);
  useTitle(game === "" ? t("table-title") : gameTitle(game));
  const table = state?.table;
  if (state === null || table == null) {
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
        <WaitingRoom state={state} table={table} />
      </>
    );
  }
  const sight = state.sights[state.seats[0] ?? WATCHING];
  return (
    <>
      <TopBar />
      <main id="main" class="plain sheet">
        <h1>{gameTitle(table.game)}</h1>
        {sight !== undefined && <p class="say">{say(sight.prompt, table.game, seatNames(table))}</p>}
      </main>
    </>
  );
}
