// Cards that lie in slots, each with the verdict on it: the kingdom's places, the creatures for hire. Where one was taken
// its slot stays, so that nothing moves under the hand.

import { Card } from "../../parts/table/card.tsx";
import type { Sight } from "../../wire/types.ts";
import type { BoardProps } from "../boards.ts";
import { lookAt, prospectsOf, useOutlook } from "./outlook.ts";
import { Verdict } from "./verdict.tsx";

interface Props extends Omit<BoardProps, "layout" | "seat" | "sight"> {
  readonly sight: Sight;
  /** What lies in each slot; null: a gap. */
  readonly slots: readonly (string | null)[];
  readonly kind: string;
  readonly label: string;
  /** Drawn for a narrow screen. */
  readonly small?: boolean;
}

export function Cards({ scene, targets, speech, sight, slots, kind, label, small = false, onPick }: Props) {
  const outlook = useOutlook(sight);
  const lying = slots.map((id) => scene.pieces.find((piece) => piece.id === id && piece.at.sheet === "board"));
  return (
    <section class={`cards ${kind}${small ? " tiles" : ""}`} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {lying.map((piece, n) => {
          if (piece === undefined) return <li key={n} class="gap" aria-hidden="true" />;
          const prospects = prospectsOf(outlook, piece.id);
          const verdicts = prospects.map((one, at) => <Verdict key={at} prospect={one} speech={speech} chosen={outlook.looked === one} />);
          const moves = targets.pieces.get(piece.id) ?? [];
          const more = prospects.length === 0 ? {} : { onLook: () => lookAt(prospects), below: <span class="verdicts">{verdicts}</span> };
          return (
            <li key={n} class={prospects.length > 0 && moves.length === 0 ? "beyond" : ""}>
              <Card piece={small ? { ...piece, facing: "small" } : piece} speech={speech} moves={moves} onPick={onPick} {...more} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
