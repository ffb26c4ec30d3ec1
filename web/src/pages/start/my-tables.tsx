// My tables, those that wait for me first.

import { isNight } from "../../look/theme.ts";
import { gameTitle, seatName } from "../../parts/names.ts";
import { isFree, Seals } from "../../parts/seals.tsx";
import { useApp } from "../../store/state.ts";
import type { TableSight } from "../../wire/types.ts";
import { language, t } from "../../words/speak.ts";

const ORDER: Readonly<Record<TableSight["status"], number>> = { running: 1, opening: 1, open: 2, over: 3, closed: 4 };
const MOST = 12;

export function MyTables() {
  const mine = useApp((state) => state.lobby?.mine);
  const turns = useApp((state) => state.turns);
  const nobody = useApp((state) => state.me === null);
  const rank = (table: TableSight): number => (table.id in turns ? 0 : ORDER[table.status]);
  const shown = [...(mine ?? [])].sort((a, b) => rank(a) - rank(b) || b.created - a.created).slice(0, MOST);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t("my-tables")}</h2>
      <a class="to-replays" href="/replay">{t("replays")}</a>
      <ul class="tables sheet">
        {shown.map((table) => (
          <MyTable key={table.id} table={table} turn={table.id in turns} />
        ))}
        {shown.length === 0 && <li class="none">{nobody ? t("my-tables-none-yet") : mine === undefined ? t("loading") : t("my-tables-none")}</li>}
      </ul>
    </section>
  );
}

function MyTable({ table, turn }: { readonly table: TableSight; readonly turn: boolean }) {
  const title = gameTitle(table.game);
  const names = table.seats.filter((seat) => !isFree(seat)).map(seatName).join(", ");
  const done = table.status === "over" || table.status === "closed";
  const what = turn ? t("your-turn") : done ? t("table-look") : t("table-open");
  return (
    <li>
      <Glance table={table} />
      <span class="what">
        <b>{title}</b>
        {table.practice === true && <span class="tag">{t("practice")}</span>}
        <span class="who">{names}</span>
        <small>{stateOf(table, turn)}</small>
      </span>
      <a class={turn ? "b gold" : "b"} href={`/t/${table.id}`} aria-label={t("table-open-of", { what, game: title, names })}>
        {what}
      </a>
    </li>
  );
}

/** The board as it stands; before there is one, or while the table sleeps, its seats. */
function Glance({ table }: { readonly table: TableSight }) {
  useApp((state) => state.choices.theme);
  if (table.status !== "running" || (table.head ?? "") === "") return <Seals seats={table.seats} />;
  const address = `/api/tables/${table.id}/picture/${language()}/${isNight() ? "dark" : "light"}?v=${table.head}`;
  return <img class="glance" src={address} alt="" loading="lazy" decoding="async" width="72" height="50" />;
}

/** How it stands, in a few words. */
function stateOf(table: TableSight, turn: boolean): string {
  if (table.status === "over") return t("state-over");
  if (table.status === "closed") return t("state-closed");
  if (table.status === "opening") return t("state-opening");
  if (table.status === "open") {
    return t("state-open", { seated: table.seats.filter((seat) => !isFree(seat)).length, seats: table.seats.length });
  }
  if (table.paused === true) return t("state-paused");
  if (turn) return t("state-turn");
  const thinking = (table.waiting ?? []).flatMap((seat) => table.seats[seat] ?? []).map(seatName);
  return thinking.length > 0 ? t("state-thinking", { names: thinking.join(", "), count: thinking.length }) : t("state-running");
}
