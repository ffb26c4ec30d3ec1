// Since my last turn: the moments that were kept, one after the other; any key or tap ends it.

import { lookFor } from "../../look/pace.ts";
import { setUi, ui, useUi } from "../../pages/table/ui.ts";
import { t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";

let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const { rewatch, moments } = ui();
  if (rewatch < 0) return;
  if (rewatch + 1 >= moments.length) return stopWatching();
  setUi({ rewatch: rewatch + 1 });
  timer = setTimeout(next, lookFor());
}

export function stopWatching(): void {
  clearTimeout(timer);
  if (ui().rewatch >= 0) setUi({ rewatch: -1 });
}

export function watchAgain(): void {
  clearTimeout(timer);
  if (ui().moments.length < 2) return;
  setUi({ rewatch: 0, thought: null });
  timer = setTimeout(next, lookFor());
}

export function Rewatch() {
  const many = useUi((one) => one.moments.length);
  const at = useUi((one) => one.rewatch);
  if (many < 2) return null;
  return (
    <button type="button" class="b" aria-pressed={at >= 0} aria-keyshortcuts="w" onClick={() => (at >= 0 ? stopWatching() : watchAgain())}>
      <Icon name="ui-replay" />
      {at >= 0 ? t("rewatch-stop", { at: at + 1, all: many }) : t("rewatch")}
    </button>
  );
}
