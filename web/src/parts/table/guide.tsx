// At somebody's first table of a game short hints come at the moment they matter and point at what they speak of. One at
// a time; read, it does not come back; all can be called again in the settings.

import { useCallback } from "preact/hooks";
import { boardOf, type Hint } from "../../boards/boards.ts";
import { showClause } from "../../pages/table/doing.ts";
import { choose } from "../../store/session.ts";
import { store, useApp } from "../../store/state.ts";
import type { Sight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { Harmless } from "../harmless.tsx";
import { Icon } from "../icon.tsx";
import { Ring } from "./ring.tsx";
import { shortId } from "./why.tsx";

function read(game: string, ids: readonly string[]): void {
  const { hints } = store.state.choices;
  void choose({ hints: { ...hints, [game]: [...new Set([...(hints[game] ?? []), ...ids])] } });
}

export function Guide({ game, sight, seat }: { readonly game: string; readonly sight: Sight; readonly seat: number }) {
  const done = useApp((state) => state.choices.hints[game]) ?? [];
  const hints: readonly Hint[] = boardOf(game).hints ?? [];
  const hint = sight.over === true || seat < 0 ? undefined : hints.find((one) => !done.includes(one.id) && one.when(sight, seat));
  const at = hint?.at(sight, seat) ?? "";
  const find = useCallback(() => (at === "" ? null : document.querySelector(at)), [at]);
  if (hint === undefined) return null;
  return (
    <aside class="guide sheet" aria-label={t("guide-label")}>
      <p>
        <Icon name="star" />
        <span>{t(hint.text)} <button type="button" class="clause-link" onClick={() => showClause(hint.clause)}>{shortId(hint.clause)}</button></span>
      </p>
      <div class="row">
        <button type="button" class="b" onClick={() => read(game, [hint.id])}>{t("guide-read")}</button>
        <button type="button" class="b bare" onClick={() => read(game, hints.map((one) => one.id))}>{t("guide-enough")}</button>
      </div>
      <Harmless><Ring find={find} sight={sight} /></Harmless>
    </aside>
  );
}
