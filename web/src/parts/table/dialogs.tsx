// What opens above the table: keys, settings, the table itself, resigning, standing orders.

import { choose as chooseFor } from "../../store/session.ts";
import { order, resign } from "../../pages/table/doing.ts";
import { setUi, useUi } from "../../pages/table/ui.ts";
import { useApp, usePage } from "../../store/state.ts";
import type { Confirm } from "../../store/choices.ts";
import type { Sight, TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { LanguageChoice } from "../language-choice.tsx";
import { Segments } from "../segments.tsx";
import { SpeedChoice } from "../speed-choice.tsx";
import { Dialog } from "./dialog.tsx";
import type { Speech } from "./called.ts";
import { InWords } from "./in-words.tsx";
import { Powers } from "./powers.tsx";

/** Keys by what is printed on them; those with a name have one in each language. */
const KEYS: readonly (readonly [name: string, printed?: string])[] = [
  ["1", "0 … 9"], ["arrows", "← ↑ → ↓"], ["page"], ["enter"], ["escape"], ["u", "U"], ["shift-u"], ["w", "W"],
  ["s", "S"], ["b", "B"], ["t", "T"], ["l", "L"], ["c", "C"], ["r", "R"], ["slash", "/"], ["zoom", "+ − ."], ["question", "?"],
];

function Keys() {
  return (
    <Dialog title={t("keys-title")}>
      <dl class="keys">
        {KEYS.map(([key, printed]) => (
          <div key={key}>
            <dt><kbd>{printed ?? t(`key-${key}`)}</kbd></dt>
            <dd>{t(`key-${key}-does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Settings() {
  const choices = useApp((state) => state.choices);
  return (
    <Dialog title={t("settings")}>
      <div class="field"><span>{t("me-confirm")}</span>
        <Segments
          name="confirm"
          label={t("me-confirm")}
          value={choices.confirm}
          segments={(["always", "barrier", "never"] as const).map((value) => ({ value, label: t(`confirm-${value}`) }))}
          onChange={(value) => void chooseFor({ confirm: value as Confirm })}
        />
      </div>
      <p class="quiet small">{t("me-confirm-note")}</p>
      <SpeedChoice />
      <div class="row"><LanguageChoice wide /></div>
      <p><button type="button" class="b" onClick={() => { setUi({ dialog: "" }); void chooseFor({ hints: {} }); }}>{t("guide-again")}</button></p>
    </Dialog>
  );
}

function Resign() {
  return (
    <Dialog title={t("resign-title")}>
      <p>{t("resign-text")}</p>
      <p><button type="button" class="b danger" onClick={() => { setUi({ dialog: "" }); void resign(); }}>{t("resign-yes")}</button></p>
    </Dialog>
  );
}

function Order({ sight }: { readonly sight: Sight }) {
  const [text, type] = usePage("table-order", "pass");
  const give = (play: string, until: "phase" | "round"): void => {
    setUi({ dialog: "" });
    void order(play, until);
  };
  return (
    <Dialog title={t("order-title")}>
      <p class="quiet">{t("order-text")}</p>
      <label class="field"><span>{t("command-label")}</span><input class="in" value={text} onInput={(event) => type(event.currentTarget.value)} /></label>
      <div class="row">
        <button type="button" class="b gold" onClick={() => give(text, "phase")}>{t("order-phase")}</button>
        <button type="button" class="b" onClick={() => give(text, "round")}>{t("order-round")}</button>
        {(sight.order ?? "") !== "" && <button type="button" class="b" onClick={() => give("", "phase")}>{t("order-cancel")}</button>}
      </div>
    </Dialog>
  );
}

export function Dialogs({ table, sight, speech }: { readonly table: TableSight; readonly sight: Sight; readonly speech: Speech }) {
  const dialog = useUi((one) => one.dialog);
  switch (dialog) {
    case "keys":
      return <Keys />;
    case "settings":
      return <Settings />;
    case "resign":
      return <Resign />;
    case "order":
      return <Order sight={sight} />;
    case "table":
      return <Powers table={table} />;
    case "words":
      return <InWords sight={sight} speech={speech} />;
    case "":
      return null;
  }
}
