// Not drawn yet.

import { t } from "../../words/speak.ts";

export default function ReplayPage() {
  return (
    <main id="main" class="plain">
      <h1>{t("replay-title")}</h1>
    </main>
  );
}
