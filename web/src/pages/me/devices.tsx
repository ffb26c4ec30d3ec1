// The same guest on a second device, and the way back if this one is lost.

import { post } from "../../api/api.ts";
import { attempt } from "../../parts/attempt.ts";
import { LinkCard } from "../../parts/link-card.tsx";
import { usePage } from "../../store/state.ts";
import type { Link } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";

export function Devices() {
  return (
    <section class="sheet pad stack" aria-labelledby="devices">
      <h2 id="devices">{t("me-devices")}</h2>
      <Made way="device" note={t("me-device-note")} make={t("me-device-make")} label={t("me-device-link")} />
      <Made way="recovery" note={t("me-recovery-note")} make={t("me-recovery-make")} label={t("me-recovery-link")} />
    </section>
  );
}

function Made({ way, note, make, label }: { readonly way: "device" | "recovery"; readonly note: string; readonly make: string; readonly label: string }) {
  const [link, setLink] = usePage<Link | null>(`me-${way}`, null);
  const ask = (): Promise<void> => attempt(async () => setLink(await post<Link>(`/api/me/${way}`)));
  return (
    <div class="stack made">
      <p class="quiet">{note}</p>
      {link !== null && <LinkCard link={link} label={label} />}
      <p class="row">
        <button class="b" type="button" onClick={() => void ask()}>{make}</button>
        {link !== null && <button class="b bare" type="button" onClick={() => setLink(null)}>{t("hide")}</button>}
      </p>
    </div>
  );
}
