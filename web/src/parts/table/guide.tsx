// At somebody's first table of a game short hints come at the moment they matter and point at what they speak of. One at
// a time; read, it does not come back; all can be called again in the settings.

import { useLayoutEffect, useRef } from "preact/hooks";
import { boardOf, type Hint } from "../../boards/boards.ts";
import { showClause } from "../../pages/table/doing.ts";
import { choose } from "../../store/session.ts";
import { store, useApp } from "../../store/state.ts";
import type { Sight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { shortId } from "./why.tsx";

function read(game: string, ids: readonly string[]): void {
  const { hints } = store.state.choices;
  void choose({ hints: { ...hints, [game]: [...new Set([...(hints[game] ?? []), ...ids])] } });
}

/** A ring around what a hint speaks of, wherever it lies now. */
function Ring({ at, sight }: { readonly at: string; readonly sight: Sight }) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => {
      const box = document.querySelector(at)?.getBoundingClientRect();
      const own = ring.current;
      if (own === null) return;
      own.hidden = box === undefined || box.width === 0;
      if (box === undefined) return;
      Object.assign(own.style, { left: `${box.x - 6}px`, top: `${box.y - 6}px`, width: `${box.width + 12}px`, height: `${box.height + 12}px` });
    };
    lay();
    const again = setInterval(lay, 250); // what it points at may come later, move, or be drawn anew
    addEventListener("resize", lay);
    addEventListener("scroll", lay, { capture: true, passive: true });
    return () => {
      clearInterval(again);
      removeEventListener("resize", lay);
      removeEventListener("scroll", lay, { capture: true });
    };
  }, [at, sight]);
  return <div class="hint-ring" ref={ring} aria-hidden="true" />;
}

export function Guide({ game, sight, seat }: { readonly game: string; readonly sight: Sight; readonly seat: number }) {
  const done = useApp((state) => state.choices.hints[game]) ?? [];
  const hints: readonly Hint[] = boardOf(game).hints ?? [];
  const hint = sight.over === true || seat < 0 ? undefined : hints.find((one) => !done.includes(one.id) && one.when(sight, seat));
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
      <Ring at={hint.at(sight, seat)} sight={sight} />
    </aside>
  );
}
