// What the reader points at, said in full. It is silent: a screen reader hears the same from the thing itself.

import { useUi } from "../../pages/table/ui.ts";
import type { Scene } from "../../wire/types.ts";
import { pieceName, type Speech } from "./called.ts";

export function Inspector({ scene, speech }: { readonly scene: Scene; readonly speech: Speech }) {
  const id = useUi((one) => one.inspected);
  const piece = scene.pieces.find((one) => one.id === id);
  return <p class="inspector" aria-hidden="true">{piece === undefined ? "" : pieceName(piece, speech)}</p>;
}
