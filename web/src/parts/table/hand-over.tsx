// The screen between two people at one device: nothing of the last one's is left, nothing of the next one's is here yet.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../../words/speak.ts";
import { Seal } from "../seal.tsx";

export function HandOver({ seat, name, onTake }: { readonly seat: number; readonly name: string; readonly onTake: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main id="main" class="hand-over">
      <div class="sheet pad stack">
        <Seal seat={seat} />
        <h1>{t("hand-over", { name })}</h1>
        <p class="quiet">{t("hand-over-text")}</p>
        <p><button ref={button} type="button" class="b gold" onClick={onTake}>{t("hand-over-take", { name })}</button></p>
      </div>
    </main>
  );
}
