// A dialogue that floats: the browser's own, so focus stays in it and comes back.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { setUi } from "../../pages/table/ui.ts";
import { t } from "../../words/speak.ts";

export function Dialog({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
    return () => box.current?.close();
  }, []);
  return (
    <dialog ref={box} class="dialog sheet" aria-labelledby="dialog-title" onClose={() => setUi({ dialog: "" })}>
      <h2 id="dialog-title">{title}</h2>
      <div class="stack">{children}</div>
      <p class="row end"><button type="button" class="b" onClick={() => setUi({ dialog: "" })}>{t("dialog-close")}</button></p>
    </dialog>
  );
}
