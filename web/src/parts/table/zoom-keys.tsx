// Buttons to go closer to a board and back; they follow the frame that they belong to.

import type { Zoom } from "../../gestures/zoom.ts";
import { t } from "../../words/speak.ts";

export function ZoomKeys({ zoom, name }: { readonly zoom: Zoom; readonly name: string }) {
  const button = (way: "closer" | "farther" | "whole", label: string, sign: string, off: boolean) => (
    <button type="button" class="b" data-zoom={way} aria-label={label} disabled={off} onClick={zoom[way]}><span aria-hidden="true">{sign}</span></button>
  );
  return (
    <div class="zoom-keys" role="group" aria-label={t("zoom-label", { name })}>
      {button("farther", t("zoom-farther"), "−", !zoom.zoomed)}
      {button("whole", t("zoom-whole"), "1:1", !zoom.zoomed)}
      {button("closer", t("zoom-closer"), "+", false)}
    </div>
  );
}
