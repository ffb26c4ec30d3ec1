// What one might expect now and may not do: folded away, and with its reason.

import { loadRules } from "../../pages/table/doing.ts";
import type { Blocked as BlockedKind } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { kindName, type Speech } from "./called.ts";
import { Why } from "./why.tsx";

export function Blocked({ blocked, speech }: { readonly blocked: readonly BlockedKind[]; readonly speech: Speech }) {
  if (blocked.length === 0) return null;
  return (
    <details class="blocked" onToggle={() => void loadRules()}>
      <summary>
        <Icon name="ui-why" />
        {t("blocked-title", { count: blocked.length })}
      </summary>
      <dl>
        {blocked.map((one) => (
          <div key={one.kind}>
            <dt>{kindName(one.kind, speech.game)}</dt>
            <dd><Why refused={one.refused} speech={speech} /></dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
