// Leaving: this device, all others, or altogether. What cannot be taken back is asked for once more.

import { attempt } from "../../parts/attempt.ts";
import { go } from "../../router/router.ts";
import { forgetMe, signOut, signOutElsewhere } from "../../store/session.ts";
import { notify, usePage } from "../../store/state.ts";
import { t } from "../../words/speak.ts";

export function Farewell() {
  const [sure, setSure] = usePage<"" | "leave" | "forget">("farewell", "");
  const elsewhere = (): Promise<void> =>
    attempt(async () => {
      await signOutElsewhere();
      notify(t("me-left-elsewhere"));
    });
  const part = (work: () => Promise<void>, told: string): Promise<void> =>
    attempt(async () => {
      await work();
      setSure("");
      go("/");
      notify(told);
    });
  return (
    <section class="sheet pad stack" aria-labelledby="farewell">
      <h2 id="farewell">{t("me-farewell")}</h2>
      <div class="row">
        <button class="b" type="button" onClick={() => void elsewhere()}>{t("me-leave-elsewhere")}</button>
        <button class="b" type="button" onClick={() => setSure("leave")}>{t("me-leave")}</button>
        <button class="b danger" type="button" onClick={() => setSure("forget")}>{t("me-forget")}</button>
      </div>
      {sure === "leave" && (
        <div class="stack" role="alert">
          <p>{t("me-leave-sure")}</p>
          <p class="row">
            <button class="b danger" type="button" onClick={() => void part(signOut, t("me-left"))}>{t("me-leave")}</button>
            <button class="b" type="button" onClick={() => setSure("")}>{t("stay")}</button>
          </p>
        </div>
      )}
      {sure === "forget" && (
        <div class="stack" role="alert">
          <p>{t("me-forget-sure")}</p>
          <p class="row">
            <button class="b danger" type="button" onClick={() => void part(forgetMe, t("me-forgotten"))}>{t("me-forget-yes")}</button>
            <button class="b" type="button" onClick={() => setSure("")}>{t("stay")}</button>
          </p>
        </div>
      )}
    </section>
  );
}
