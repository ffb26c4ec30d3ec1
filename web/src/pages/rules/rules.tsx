// Not drawn yet.

import { t } from "../../words/speak.ts";

export default function RulesPage() {
  return (
    <main id="main" class="plain">
      <h1>{t("rules-title")}</h1>
    </main>
  );
}
