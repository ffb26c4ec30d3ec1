// Dragging a thing to a place: lifting it picks it, dropping it on a lit node picks that. Only the drop plays.

import type { Move } from "../model/moves.ts";
import type { Targets } from "../model/targets.ts";
import { setUi, ui } from "../pages/table/ui.ts";
import { lift, type Lifted } from "./lift.ts";
import { carriedByHand } from "./motion.ts";

const FAR = 8;

interface Drag {
  readonly piece: SVGGraphicsElement;
  readonly from: string;
  readonly x: number;
  readonly y: number;
  /** In the air as soon as it was moved. */
  lifted: Lifted | null;
}

let drag: Drag | null = null;

function nodeUnder(event: PointerEvent): string {
  const found = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.closest("[data-node]") !== null);
  return found?.closest<SVGElement>("[data-node]")?.dataset["node"] ?? "";
}

/** The moves that a drop on a node would mean: those of the lifted thing that end there. */
function dropped(targets: Targets, from: string, to: string): readonly Move[] {
  const there = targets.nodes.get(to) ?? [];
  const lifted = new Set((targets.pieces.get(from) ?? []).map((move) => move.id));
  const both = there.filter((move) => lifted.has(move.id));
  return both.length > 0 ? both : there;
}

export function dragOf(targets: Targets, onPick: (moves: readonly Move[]) => void) {
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      const here = nodeUnder(event);
      const piece = here === "" ? null : ((event.currentTarget as Element).parentElement?.querySelector<SVGGraphicsElement>(`[data-piece="${CSS.escape(ui().inspected)}"]`) ?? null);
      if (piece === null || targets.nodes.size === 0) return;
      drag = { piece, from: ui().inspected, x: event.clientX, y: event.clientY, lifted: null };
    },
    onPointerMove: (event: PointerEvent): void => {
      if (drag === null) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (drag.lifted === null && Math.hypot(dx, dy) < FAR) return;
      drag.lifted ??= lift(drag.piece);
      drag.lifted.move(dx, dy);
      const moves = dropped(targets, drag.from, nodeUnder(event));
      const [thought = null] = moves;
      if (ui().thought !== thought) setUi({ thought });
    },
    onPointerUp: (event: PointerEvent): void => {
      const done = drag;
      drag = null;
      if (done === null || done.lifted === null) return;
      done.lifted.drop();
      const moves = dropped(targets, done.from, nodeUnder(event));
      if (moves.length === 1) carriedByHand(done.from);
      if (moves.length > 0) onPick(moves);
    },
    onPointerCancel: (): void => {
      drag?.lifted?.drop();
      drag = null;
    },
  };
}
