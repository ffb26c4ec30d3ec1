// A notification while a tab is open, if the reader and the browser both allow it.

import { choose } from "../../store/session.ts";
import { notify, useApp } from "../../store/state.ts";
import { t } from "../../words/speak.ts";

export function Notifying() {
  const on = useApp((state) => state.choices.notify);
  if (typeof Notification === "undefined") return null;
  const set = async (wanted: boolean): Promise<void> => {
    if (wanted && Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted") {
      notify(t("notify-refused"), true);
      return choose({ notify: false });
    }
    await choose({ notify: wanted });
  };
  return (
    <div class="opt">
      <label for="notify"><b>{t("me-notify")}</b></label>
      <input id="notify" aria-describedby="notify-help" class="switch" type="checkbox" role="switch" checked={on && Notification.permission === "granted"} onChange={(event) => void set(event.currentTarget.checked)} />
      <small id="notify-help">{t("me-notify-note")}</small>
    </div>
  );
}
