// A link to send or to show: a drawing for a phone's camera, the address, and a button that copies it.

import type { Link } from "../wire/types.ts";
import { notify } from "../store/state.ts";
import { t } from "../words/speak.ts";
import { Icon } from "./icon.tsx";

/** Put a text where it can be pasted; a page over plain http has only the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export function LinkCard({ link, label }: { readonly link: Link; readonly label: string }) {
  const drawn = `data:image/svg+xml,${encodeURIComponent(link.svg)}`;
  const onCopy = async (): Promise<void> => notify((await copy(link.url)) ? t("link-copied") : t("link-copy-failed"));
  return (
    <div class="link-card">
      <img src={drawn} alt={t("link-drawn", { label })} width="168" height="168" />
      <div class="stack">
        <input class="in" readOnly aria-label={label} value={link.url} onFocus={(event) => event.currentTarget.select()} />
        <div class="row">
          <button class="b" type="button" onClick={() => void onCopy()}>
            <Icon name="ui-link" />
            {t("link-copy")}
          </button>
          {typeof navigator.share === "function" && (
            <button class="b" type="button" onClick={() => void navigator.share({ url: link.url }).catch(() => {})}>{t("link-share")}</button>
          )}
        </div>
      </div>
    </div>
  );
}
