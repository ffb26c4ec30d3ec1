// An address that leads nowhere.

import { useTitle } from "../../parts/use-title.ts";
import { t } from "../../words/speak.ts";

export default function LostPage() {
  useTitle(t("lost-title"));
  return (
    <main id="main" class="plain sheet">
      <h1>{t("lost-title")}</h1>
      <p>{t("lost-text")}</p>
      <p><a class="b gold" href="/">{t("to-start")}</a></p>
    </main>
  );
}
