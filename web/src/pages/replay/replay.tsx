// A match looked at again, from a table or from a file: the board as it was, the scrubber, and what one can do from here.

import "../table/both.ts"; // see parts/table/aside.ts
import { useEffect, useMemo } from "preact/hooks";
import { closeTable, openTable, ownSeats } from "../../live/table.ts";
import { attempt } from "../../parts/attempt.ts";
import { gameTitle, seatNames } from "../../parts/names.ts";
import { useTitle } from "../../parts/use-title.ts";
import type { Place } from "../../router/places.ts";
import { useApp } from "../../store/state.ts";
import { t } from "../../words/speak.ts";
import { FIRST, setUi } from "../table/ui.ts";
import { useGame } from "../table/use-game.ts";
import { film, goTo, leaveFilm, lookAt, lookFurther, lookThrough, setFilm, useFilm } from "./film.ts";
import { pageOf } from "../../model/moments.ts";
import { dropping, Shelf } from "./shelf.tsx";
import { Showing } from "./showing.tsx";

const FURTHER = 400;

export default function ReplayPage({ place }: { readonly place: Place }) {
  const id = place.page === "replay" ? place.id : "";
  const reel = useFilm((one) => one.reel);
  useEffect(() => {
    setUi(FIRST);
    return () => {
      leaveFilm();
      setUi(FIRST);
    };
  }, [id]);
  if (id !== "" && reel?.kind !== "record") return <TableFilm place={place} id={id} />;
  if (reel?.kind !== "record") return <Shelf />;
  return <RecordFilm />;
}

function RecordFilm() {
  const seats = useFilm((one) => one.seats);
  const name = useFilm((one) => (one.reel?.kind === "record" ? one.reel.name : ""));
  const game = useFilm((one) => one.game);
  const practice = useFilm((one) => one.reel?.kind === "record" && (one.reel.proved.warnings ?? []).includes("practice"));
  const names = useMemo(() => seatNames({ seats: [...seats] }), [seats]);
  useTitle(t("replay-title-of", { game: gameTitle(game) }));
  return (
    <main id="main" class="replay" {...dropping}>
      <header><h1>{t("replay-title-of", { game: gameTitle(game) })}</h1>{practice && <span class="tag">{t("practice")}</span>}<p class="quiet">{t("replay-file", { name })}</p></header>
      <Showing names={names} seats={seats} allowed={seats.map((one) => one.seat)} table={null} done />
    </main>
  );
}

function TableFilm({ place, id }: { readonly place: Place; readonly id: string }) {
  // A spectator's channel: it says who one is, whether it is over, and when it goes on. No seat is asked for.
  useEffect(() => {
    openTable(id, []);
    return closeTable;
  }, [id]);
  const state = useApp((all) => all.table);
  const table = state?.table ?? null;
  const ready = useGame(table?.game ?? "", table?.edition ?? "");
  const there = useFilm((one) => one.contents !== null);
  const done = table?.status === "over" || table?.status === "closed";
  const own = table === null ? [] : ownSeats(table, state?.you ?? "");
  // Several people at one device have secrets from each other until it is over.
  const allowed = table === null ? [] : done ? table.seats.map((seat) => seat.seat) : own.length === 1 ? own : [];
  const [at, eye] = place.page === "replay" ? [place.at, place.eye] : [null, null];
  const begun = table !== null && table.status !== "open" && table.status !== "opening" && state?.you !== "";
  const journal = state?.journal ?? 0;
  useEffect(() => {
    if (!begun || table === null) return;
    const eyes = eye !== null && allowed.includes(eye) ? eye : at === null && own.length === 1 ? (own[0] ?? null) : null;
    setFilm({ game: table.game, seats: table.seats });
    void attempt(() => lookAt(id, eyes, at));
  }, [begun, id]);
  // Somebody changed the address by hand, or followed a link to another moment of the same match.
  useEffect(() => {
    if (!there || at === null) return;
    if (eye !== film().eye && (eye === null || allowed.includes(eye))) void lookThrough(eye).then(() => goTo(pageOf(film().contents?.numbers ?? [], at)));
    else goTo(pageOf(film().contents?.numbers ?? [], at));
  }, [at, eye]);
  useEffect(() => {
    if (!there || done || journal <= (film().contents?.numbers.at(-1) ?? 0)) return;
    const timer = setTimeout(() => void attempt(lookFurther), FURTHER);
    return () => clearTimeout(timer);
  }, [journal, there, done]);
  useTitle(table === null ? t("replay-title") : t("replay-title-of", { game: gameTitle(table.game) }));
  if (state?.link === "ended") return <main id="main" class="plain"><p role="alert">{t(`bye-${state.bye}`)}</p></main>;
  if (table === null || !ready || !there) {
    const early = table !== null && !begun && table.status !== "running";
    return <main id="main" class="plain" aria-busy={!early}><h1>{t("replay-title")}</h1>{early && <p>{t("replay-early")}</p>}</main>;
  }
  const names = seatNames(table);
  return (
    <main id="main" class="replay" {...dropping}>
      <header><h1>{t("replay-title-of", { game: gameTitle(table.game) })}</h1>{table.practice === true && <span class="tag">{t("practice")}</span>}{!done && <p class="quiet">{t("replay-running")}</p>}</header>
      <Showing names={names} seats={table.seats} allowed={allowed} table={table} done={done} />
    </main>
  );
}
