// The end: who won, why, everybody's rank, and what can be done now.

import { post } from "../../api/api.ts";
import { go } from "../../router/router.ts";
import { useApp } from "../../store/state.ts";
import type { Sight, TableSight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import { attempt } from "../attempt.ts";
import { Icon } from "../icon.tsx";
import { Seal } from "../seal.tsx";
import type { Speech } from "./called.ts";
import { Revealed } from "./revealed.tsx";

/** Every game's view tells its outcome alike; a closed table has none. */
function ranksOf(view: unknown): readonly number[] {
  const outcome = (view as { readonly outcome?: { readonly ranks?: readonly number[] } | null } | null)?.outcome;
  return outcome?.ranks ?? [];
}

export function Ending({ table, sight, speech }: { readonly table: TableSight; readonly sight: Sight; readonly speech: Speech }) {
  const you = useApp((state) => state.table?.you ?? "");
  const ranks = ranksOf(sight.view);
  const seats = table.seats.map((seat) => ({ seat, rank: ranks[seat.seat] ?? 0 })).sort((a, b) => a.rank - b.rank);
  const member = table.seats.some((seat) => seat.guest === you) || table.host === you;
  const again = (): Promise<void> =>
    attempt(async () => {
      const next = await post<TableSight>(`/api/tables/${table.id}/rematch`);
      go(`/t/${next.id}`);
    });
  return (
    <section class="turn sheet ending" aria-labelledby="end-title" id="turn" tabIndex={-1}>
      <div class="flag"><Icon name="ui-crown" /><span>{t("flag-over")}</span></div>
      <div class="turn-body">
        <h2 id="end-title" class="now">{say(sight.prompt, speech.game, speech.names)}</h2>
        {ranks.length > 0 && (
          <ol class="ranks">
            {seats.map(({ seat, rank }) => (
              <li key={seat.seat} class={rank === 1 ? "first" : ""}>
                <span class="rank">{rank}</span>
                <Seal seat={seat.seat} small />
                <span>{t("rank", { rank, name: speech.names[seat.seat] ?? "" })}</span>
              </li>
            ))}
          </ol>
        )}
        <Revealed table={table} sight={sight} speech={speech} />
        <div class="row acts">
          {(table.rematch ?? "") !== "" ? <a class="b gold" href={`/t/${table.rematch}`}>{t("rematch-go")}</a> : member && <button type="button" class="b gold" onClick={() => void again()}>{t("rematch")}</button>}
          <a class="b" href={`/t/${table.id}/replay`}><Icon name="ui-replay" />{t("replay")}</a>
          <a class="b" href="/">{t("to-start")}</a>
        </div>
      </div>
    </section>
  );
}
