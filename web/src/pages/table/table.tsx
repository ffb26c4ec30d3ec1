// Not drawn yet.

import { t } from "../../words/speak.ts";

export default function TablePage() {
  return (
    <main id="main" class="plain">
      <h1>{t("table-title")}</h1>
    </main>
  );
}
