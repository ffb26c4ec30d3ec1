// Beside the film: whose eyes, going on from here, the link to this moment, and the file to keep.

import { post } from "../../api/api.ts";
import { attempt } from "../../parts/attempt.ts";
import { Icon } from "../../parts/icon.tsx";
import { copy } from "../../parts/link-card.tsx";
import { Segments } from "../../parts/segments.tsx";
import { momentAddress } from "../../router/places.ts";
import { go } from "../../router/router.ts";
import { notify, store, usePage } from "../../store/state.ts";
import type { TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { film, lookThrough, seenAt, useFilm, type Reel } from "./film.ts";

interface Props {
  readonly names: readonly string[];
}

/** Through whose eyes: anybody's when it is over, one's own before. */
export function Eyes({ names, allowed }: Props & { readonly allowed: readonly number[] }) {
  const eye = useFilm((one) => one.eye);
  if (allowed.length === 0) return null;
  return (
    <div class="field">
      <span id="eyes">{t("replay-eyes")}</span>
      <select class="b" aria-labelledby="eyes" value={eye ?? -1} onChange={(event) => void lookThrough(event.currentTarget.value === "-1" ? null : Number(event.currentTarget.value))}>
        <option value={-1}>{t("replay-everybody")}</option>
        {allowed.map((seat) => <option key={seat} value={seat}>{names[seat] ?? ""}</option>)}
      </select>
    </div>
  );
}

/** From here on against bots: a new table that begins with this position. */
export function Fork({ names, table }: Props & { readonly table: TableSight }) {
  const eye = useFilm((one) => one.eye);
  const seen = useFilm((one) => seenAt(one, one.at));
  const last = useFilm((one) => one.contents?.numbers.at(-1) ?? 0);
  const [chosen, choose] = usePage<number | null>("film-fork", null);
  const seat = chosen ?? eye ?? seen?.moment.waiting?.[0] ?? 0;
  const here = seen !== undefined && seen.moment.over !== true && seen.moment.n < last;
  const fork = (): Promise<void> =>
    attempt(async () => {
      const usual = store.state.games.find((one) => one.card.name === table.game)?.usual ?? "random";
      const made = await post<TableSight>("/api/tables", {
        game: table.game, edition: table.edition, options: table.options, start: true, fork: table.id, entry: (seenAt(film(), film().at)?.moment.n ?? 0) + 1,
        seats: table.seats.map((one) => (one.seat === seat ? { who: "me" } : { who: "bot", bot: one.bot || usual })),
      });
      go(`/t/${made.id}`);
    });
  return (
    <section class="sheet pad stack" aria-labelledby="fork">
      <h2 id="fork">{t("replay-fork")}</h2>
      <p class="quiet">{here ? t("replay-fork-text") : t("replay-fork-over")}</p>
      {here && (
        <>
          <Segments name="fork" label={t("replay-fork-seat")} value={String(seat)} segments={table.seats.map((one) => ({ value: String(one.seat), label: names[one.seat] ?? "" }))} onChange={(value) => choose(Number(value))} />
          <p><button type="button" class="b gold" onClick={() => void fork()}>{t("replay-fork-go", { name: names[seat] ?? "" })}</button></p>
        </>
      )}
    </section>
  );
}

/** A link to this moment; the record when it is over, before that what this reader was told. */
export function Keep({ reel, done }: { readonly reel: Reel; readonly done: boolean }) {
  const eye = useFilm((one) => one.eye);
  if (reel.kind === "record") return null;
  const onCopy = async (): Promise<void> => {
    const { contents, at } = film();
    const address = new URL(momentAddress(reel.id, contents?.numbers[at] ?? 0, eye), location.href).href;
    notify((await copy(address)) ? t("link-copied") : t("link-copy-failed"));
  };
  const file = done ? "record" : "transcript";
  return (
    <div class="row">
      <button type="button" class="b" onClick={() => void onCopy()}><Icon name="ui-link" />{t("replay-link")}</button>
      <a class="b" download={`spellboard-${file}-${reel.id.slice(0, 6)}.json`} href={`/api/tables/${reel.id}/${file}${done || eye === null ? "" : `?seat=${eye}`}`}>{t(`replay-${file}`)}</a>
      <a class="b" href={`/t/${reel.id}`}>{t("replay-table")}</a>
    </div>
  );
}
