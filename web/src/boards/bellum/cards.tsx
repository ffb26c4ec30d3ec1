// Cards that lie in slots, each with the verdict on it: the kingdom's places, the creatures for hire. Where one was taken
// its slot stays, so that nothing moves under the hand.

import { Card } from "../../parts/table/card.tsx";
import type { Sight } from "../../wire/types.ts";
import type { BoardProps } from "../boards.ts";
import { lookAt, playsOn, useOutlook } from "./outlook.ts";
import { Verdict } from "./verdict.tsx";
import { viewOf } from "./view.ts";

interface Props extends Omit<BoardProps, "layout" | "seat" | "sight"> {
  readonly sight: Sight;
  /** What lies in each slot; null: a gap. */
  readonly slots: readonly (string | null)[];
  readonly kind: string;
  readonly label: string;
}

export function Cards({ scene, targets, speech, sight, slots, kind, label, onPick }: Props) {
  const { seen, looked } = useOutlook();
  const lying = slots.map((id) => scene.pieces.find((piece) => piece.id === id && piece.at.sheet === "board"));
  return (
    <section class={`cards ${kind}`} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {lying.map((piece, n) => {
          if (piece === undefined) return <li key={n} class="gap" aria-hidden="true" />;
          const plays = playsOn(viewOf(sight), piece.id).filter((play) => seen[play] !== undefined);
          const verdicts = plays.map((play) => <Verdict key={play} preview={seen[play]} speech={speech} chosen={looked === play} />);
          const moves = targets.pieces.get(piece.id) ?? [];
          const more = plays.length === 0 ? {} : { onLook: () => lookAt(plays), below: <span class="verdicts">{verdicts}</span> };
          return (
            <li key={n} class={plays.length > 0 && moves.length === 0 ? "beyond" : ""}>
              <Card piece={piece} speech={speech} moves={moves} onPick={onPick} {...more} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
