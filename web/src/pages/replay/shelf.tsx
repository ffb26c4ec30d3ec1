// Without a table: one's own games to look at again, and a place to drop a record.

import { gameTitle, seatName } from "../../parts/names.ts";
import { isFree, Seals } from "../../parts/seals.tsx";
import { useTitle } from "../../parts/use-title.ts";
import { useApp } from "../../store/state.ts";
import { t } from "../../words/speak.ts";
import { openFile, useFilm } from "./film.ts";

const MOST = 24;

/** Take a file that is dropped anywhere on the page. */
export const dropping = {
  onDragOver: (event: DragEvent): void => event.preventDefault(),
  onDrop: (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) void openFile(file);
  },
};

export function Shelf() {
  useTitle(t("replay-title"));
  const mine = useApp((state) => state.lobby?.mine) ?? [];
  const trouble = useFilm((one) => one.trouble);
  const busy = useFilm((one) => one.busy);
  const games = mine.filter((table) => table.status !== "open" && table.status !== "opening").sort((a, b) => b.created - a.created).slice(0, MOST);
  const onFile = (event: Event): void => {
    const [file] = (event.currentTarget as HTMLInputElement).files ?? [];
    if (file !== undefined) void openFile(file);
  };
  return (
    <main id="main" class="replays" {...dropping}>
      <h1>{t("replay-title")}</h1>
      <section class="sheet pad stack drop" aria-labelledby="drop">
        <h2 id="drop">{t("replay-open")}</h2>
        <p class="quiet">{t("replay-drop")}</p>
        <label class="b file">
          {busy ? t("loading") : t("replay-choose")}
          <input class="sr" type="file" accept=".json,application/json" disabled={busy} onChange={onFile} />
        </label>
        <p class="heed" role="alert">{trouble === "" ? "" : t("replay-refused", { why: trouble })}</p>
      </section>
      <section aria-labelledby="mine">
        <h2 id="mine">{t("replay-mine")}</h2>
        <ul class="tables sheet">
          {games.map((table) => {
            const names = table.seats.filter((seat) => !isFree(seat)).map(seatName).join(", ");
            return (
              <li key={table.id}>
                <Seals seats={table.seats} />
                <span class="what">
                  <b>{gameTitle(table.game)}</b>
                  {table.practice === true && <span class="tag">{t("practice")}</span>}
                  <span class="who">{names}</span>
                  <small>{table.status === "over" ? t("state-over") : table.status === "closed" ? t("state-closed") : t("state-running")}</small>
                </span>
                <a class="b" href={`/t/${table.id}/replay`} aria-label={t("replay-of", { game: gameTitle(table.game), names })}>{t("replay")}</a>
              </li>
            );
          })}
          {games.length === 0 && <li class="none">{t("replay-none")}</li>}
        </ul>
      </section>
    </main>
  );
}
