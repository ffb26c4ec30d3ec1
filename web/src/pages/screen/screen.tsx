// Not drawn yet.

import { t } from "../../words/speak.ts";

export default function ScreenPage() {
  return (
    <main id="main" class="plain">
      <h1>{t("screen-title")}</h1>
    </main>
  );
}
