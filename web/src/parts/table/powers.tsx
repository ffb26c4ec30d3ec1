// The table itself: what everybody may propose, and what only the host may do.

import { host, propose, seatNow } from "../../pages/table/doing.ts";
import { setUi } from "../../pages/table/ui.ts";
import { useApp } from "../../store/state.ts";
import type { SeatSight, TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { seatName } from "../names.ts";
import { Seal } from "../seal.tsx";
import { Dialog } from "./dialog.tsx";

function Person({ seat, table, powers }: { readonly seat: SeatSight; readonly table: TableSight; readonly powers: boolean }) {
  const bots = useApp((state) => state.games.find((one) => one.card.name === table.game)?.bots ?? []);
  const guest = seat.guest ?? "";
  const [bot = ""] = bots;
  const muted = (table.muted ?? []).includes(guest);
  const name = seatName(seat);
  return (
    <li class="person">
      <Seal seat={seat.seat} small />
      <b>{name}</b>
      {guest !== "" && (
        <span class="row">
          {powers && <button type="button" class="b" aria-label={t(muted ? "unmute-of" : "mute-of", { name })} onClick={() => void host("mute", { guest })}>{t(muted ? "unmute" : "mute")}</button>}
          {powers && <button type="button" class="b" aria-label={t("hand-of", { name })} onClick={() => void host("hand", { seat: seat.seat, bot })}>{t("hand")}</button>}
          {powers && <button type="button" class="b danger" aria-label={t("remove-of", { name })} onClick={() => void host("remove", { seat: seat.seat })}>{t("remove")}</button>}
          {!powers && seat.present !== true && <button type="button" class="b" aria-label={t("hand-of", { name })} onClick={() => void propose("hand", seat.seat)}>{t("hand")}</button>}
        </span>
      )}
    </li>
  );
}

export function Powers({ table }: { readonly table: TableSight }) {
  const you = useApp((state) => state.table?.you ?? "");
  const journal = useApp((state) => state.table?.journal ?? 0);
  const powers = table.host === you;
  const running = table.status === "running";
  const seated = seatNow() >= 0;
  const others = table.seats.filter((seat) => (seat.guest ?? "") !== you);
  const shut = (work: () => unknown) => (): void => {
    setUi({ dialog: "" });
    void work();
  };
  return (
    <Dialog title={t("table-dialog")}>
      <ul class="people">{others.map((seat) => <Person key={seat.seat} seat={seat} table={table} powers={powers} />)}</ul>
      <div class="row">
        <a class="b" href={`/t/${table.id}/screen`}>{t("open-screen")}</a>
        <a class="b" href={`/t/${table.id}/replay`}>{t("replay")}</a>
        {running && powers && <button type="button" class="b" onClick={shut(() => host(table.paused === true ? "resume" : "pause"))}>{t(table.paused === true ? "resume" : "pause")}</button>}
        {running && seated && table.no_undo !== true && <button type="button" class="b" onClick={shut(() => propose("rewind", null, journal))}>{t("propose-rewind")}</button>}
        {running && seated && <button type="button" class="b" onClick={shut(() => propose("agreement"))}>{t("propose-agreement")}</button>}
        {running && seated && <button type="button" class="b danger" onClick={() => setUi({ dialog: "resign" })}>{t("resign")}</button>}
        {running && powers && <button type="button" class="b danger" onClick={shut(() => host("close"))}>{t("close-table")}</button>}
      </div>
    </Dialog>
  );
}
