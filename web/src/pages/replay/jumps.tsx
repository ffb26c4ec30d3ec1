// Where to find what: the rounds, what one looks for in this one, and the last sentences before this moment.

import { useMemo } from "preact/hooks";
import { begins, tells } from "../../model/moments.ts";
import { Seal } from "../../parts/seal.tsx";
import { say, t } from "../../words/speak.ts";
import { film, goTo, seenAt, useFilm } from "./film.ts";
import { jump } from "./playing.ts";

interface Props {
  readonly names: readonly string[];
}

const SHOWN = 14;

export function Jumps({ names }: Props) {
  const marks = useFilm((one) => one.contents?.marks) ?? [];
  const at = useFilm((one) => one.at);
  const game = useFilm((one) => one.game);
  const rounds = marks.filter(begins);
  const here = Math.max(0, rounds.findLastIndex((mark) => mark.page <= at));
  const [from, to] = [rounds[here]?.page ?? 0, rounds[here + 1]?.page ?? Infinity];
  const events = marks.filter((mark) => tells(mark) && mark.page >= from && mark.page < to);
  return (
    <section class="sheet pad stack jumps" aria-labelledby="jumps">
      <h2 id="jumps">{t("replay-jumps")}</h2>
      <label class="field">
        <span>{t("replay-round")}</span>
        <select class="b" value={here} onChange={(event) => goTo(rounds[Number(event.currentTarget.value)]?.page ?? 0, names)}>
          {rounds.map((mark, n) => <option key={n} value={n}>{mark.round === 0 ? t("replay-round-none") : t("replay-round-n", { round: mark.round })}</option>)}
        </select>
      </label>
      {events.length === 0 ? <p class="quiet">{t("replay-no-events")}</p> : (
        <ol class="jump-list" tabIndex={0} aria-label={t("replay-events")}>
          {events.map((mark, n) => (
            <li key={n}>
              <button type="button" class="jump" aria-current={mark.page === at ? "step" : undefined} onClick={() => goTo(mark.page, names)}>
                {mark.said == null ? "" : say(mark.said, game, names)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        <button type="button" class="b" aria-keyshortcuts="Shift+E" onClick={() => jump(-1, "event", names)}>{t("replay-event-back")}</button>
        <button type="button" class="b" aria-keyshortcuts="e" onClick={() => jump(1, "event", names)}>{t("replay-event-on")}</button>
      </div>
    </section>
  );
}

/** The sentences up to this moment, newest first; each leads to its page. */
export function Told({ names }: Props) {
  const at = useFilm((one) => one.at);
  const blocks = useFilm((one) => one.blocks);
  const game = useFilm((one) => one.game);
  const lines = useMemo(() => {
    const found: { readonly page: number; readonly seat: number | null; readonly text: string }[] = [];
    for (let page = at; page >= 0 && found.length < SHOWN; page--) {
      const seen = seenAt(film(), page);
      if (seen === undefined) break;
      for (const said of [...(seen.moment.news ?? [])].reverse()) {
        const whose = said.args?.["seat"];
        found.push({ page, seat: typeof whose === "object" && whose.type === "seat" ? whose.seat : null, text: say(said, game, names) });
      }
    }
    return found.slice(0, SHOWN);
  }, [at, blocks, game, names.join("\n")]);
  return (
    <section class="sheet pad stack told" aria-labelledby="told">
      <h2 id="told">{t("replay-told")}</h2>
      {lines.length === 0 ? <p class="quiet">{t("log-empty")}</p> : (
        <ol class="log" reversed tabIndex={0} aria-labelledby="told">
          {lines.map((line, n) => (
            <li key={`${line.page} ${n}`}>
              {line.seat === null ? <span class="nobody" aria-hidden="true" /> : <Seal seat={line.seat} small />}
              <button type="button" class="jump" aria-current={line.page === at ? "step" : undefined} onClick={() => goTo(line.page, names)}>{line.text}</button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
