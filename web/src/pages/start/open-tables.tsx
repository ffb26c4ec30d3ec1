// Tables that anybody may join.

import { post } from "../../api/api.ts";
import { attempt } from "../../parts/attempt.ts";
import { clockText } from "../../parts/clock-text.ts";
import { gameTitle, seatName } from "../../parts/names.ts";
import { isFree, Seals } from "../../parts/seals.tsx";
import { go } from "../../router/router.ts";
import { useApp } from "../../store/state.ts";
import type { TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";

export function OpenTables() {
  const open = useApp((state) => state.lobby?.open);
  const nobody = useApp((state) => state.me === null);
  const shown = (open ?? []).filter((table) => table.seats.some(isFree));
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t("open-tables")}</h2>
      <ul class="tables sheet">
        {shown.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
        {shown.length === 0 && <li class="none">{nobody ? t("open-tables-none-yet") : open === undefined ? t("loading") : t("open-tables-none")}</li>}
      </ul>
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableSight }) {
  const title = gameTitle(table.game);
  const taken = table.seats.filter((seat) => !isFree(seat));
  const names = taken.map(seatName).join(", ");
  const sit = (): Promise<void> =>
    attempt(async () => {
      await post(`/api/tables/${table.id}/sit`, {});
      go(`/t/${table.id}`);
    });
  return (
    <li>
      <Seals seats={table.seats} />
      <span class="what">
        <b>{title}</b>
        <span class="who">{names}</span>
        <small>{t("state-seated", { seated: taken.length, seats: table.seats.length, clock: clockText(table.clock) })}</small>
      </span>
      <button class="b" type="button" onClick={() => void sit()} aria-label={t("sit-down-of", { game: title, names })}>{t("sit-down")}</button>
    </li>
  );
}
