// A guided first turn: what to do now, step by step, as the server tells it. Whoever does otherwise is let go on.

import { useCallback, useEffect } from "preact/hooks";
import { host, showClause } from "../../pages/table/doing.ts";
import { go } from "../../router/router.ts";
import { announce, usePage } from "../../store/state.ts";
import type { Guidance, Sight, TableSight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import { Harmless } from "../harmless.tsx";
import { Icon } from "../icon.tsx";
import { practise } from "../practise.ts";
import { bringIntoSight, pointedAt } from "./pointing.ts";
import { Ring } from "./ring.tsx";
import { shortId } from "./why.tsx";

/** Milliseconds after which what a step speaks of is drawn. */
const DRAWN = 400;

interface Props {
  readonly table: TableSight;
  readonly sight: Sight;
  readonly guide: Guidance;
}

function Now({ guide, sight, game }: { readonly guide: Guidance; readonly sight: Sight; readonly game: string }) {
  const at = (guide.at ?? []).join("\n");
  const find = useCallback(() => pointedAt(at === "" ? [] : at.split("\n")), [at]);
  const said = guide.say == null ? t("lesson-own-way") : say(guide.say, game);
  useEffect(() => announce(said), [said]);
  useEffect(() => {
    const timer = setTimeout(() => bringIntoSight(find()), DRAWN);
    return () => clearTimeout(timer);
  }, [find]);
  return (
    <>
      <p>
        <Icon name="star" />
        <span>
          {said}{" "}
          {(guide.clause ?? "") !== "" && <button type="button" class="clause-link" onClick={() => showClause(guide.clause ?? "")}>{shortId(guide.clause ?? "")}</button>}
        </span>
      </p>
      {at !== "" && <Harmless><Ring find={find} sight={sight} /></Harmless>}
    </>
  );
}

function Done({ table }: { readonly table: TableSight }) {
  const [, putAway] = usePage("lesson-away", "");
  const real = async (): Promise<void> => {
    await host("close");
    go(`/new/${table.game}?for=bots`);
  };
  useEffect(() => announce(t("lesson-done")), []);
  return (
    <>
      <p><Icon name="star" /><span>{t("lesson-done")}</span></p>
      <div class="row">
        <button type="button" class="b gold" onClick={() => putAway(table.id)}>{t("lesson-play-on")}</button>
        <button type="button" class="b" onClick={() => void real()}>{t("lesson-real")}</button>
      </div>
    </>
  );
}

export function Lesson({ table, sight, guide }: Props) {
  const step = guide.step ?? 0;
  return (
    <aside class="guide lesson sheet" aria-label={t("lesson-label")}>
      <header>
        <h2>{t("practice")}</h2>
        {step > 0 && <small>{t("lesson-step", { step, of: guide.of })}</small>}
        {guide.done !== true && <button type="button" class="b bare" onClick={() => void practise(table.game)}>{t("lesson-again")}</button>}
      </header>
      {guide.done === true ? <Done table={table} /> : <Now guide={guide} sight={sight} game={table.game} />}
    </aside>
  );
}
