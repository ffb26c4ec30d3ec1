// An auction as table talk: who bid what, who has passed, who has yet to bid; what is bid for stands beside it.

import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import { Seal } from "../../parts/seal.tsx";
import { pieceName } from "../../parts/table/called.ts";
import { useCounted } from "../../parts/table/stepper.tsx";
import { t } from "../../words/speak.ts";
import type { TurnProps } from "../boards.ts";
import { bidsOf } from "./bidding.tsx";
import { isAuction, viewOf, type AmulettView, type SeatSeen } from "./view.ts";

/** The seats from the hat on, clockwise: so they are asked. */
function inOrder({ hat, seats }: AmulettView): readonly (readonly [seat: number, seen: SeatSeen])[] {
  return seats.map((_, n) => (hat + n) % seats.length).flatMap((seat) => {
    const seen = seats[seat];
    return seen === undefined || seen.resigned ? [] : [[seat, seen] as const];
  });
}

function talk({ bid, passed }: SeatSeen, name: string, asked: boolean): string {
  if (bid !== null) return t(passed ? "auction-bid-passed" : "auction-bid", { name, count: bid });
  if (passed) return t("auction-passed", { name });
  return t(asked ? "auction-asked" : "auction-silent", { name });
}

function Gems({ sight, speech }: Pick<TurnProps, "sight" | "speech">) {
  const { caravan } = viewOf(sight);
  const gems = sight.scene.pieces.filter((piece) => piece.at.node === caravan && piece.symbol.startsWith("gem-"));
  return (
    <ul class="at-stake" aria-label={t("auction-gems")}>
      {gems.flatMap((piece) => Array.from({ length: piece.count ?? 1 }, (_, n) => (
        <li key={`${piece.id}-${n}`}>
          <svg viewBox={figureOf(speech.game, piece)?.box.join(" ") ?? ""} aria-hidden="true"><use href={`#${drawingId(keyOf(piece))}`} /></svg>
          {n === 0 && <span class="sr">{pieceName(piece, speech)}</span>}
        </li>
      )))}
    </ul>
  );
}

/** What my bid would be, while I think about it. */
function Thought({ moves }: Pick<TurnProps, "moves">) {
  const { value } = useCounted(bidsOf(moves));
  return <b class="thought" aria-hidden="true">{value}</b>;
}

export function Auction({ sight, seat, moves, speech }: TurnProps) {
  const view = viewOf(sight);
  if (!isAuction(view)) return null;
  const thinking = bidsOf(moves).length > 0;
  return (
    <div class="auction">
      {view.decision === "trade-bid" && <Gems sight={sight} speech={speech} />}
      <ol aria-label={t("auction-label")}>
        {inOrder(view).map(([n, one]) => (
          <li key={n} class={`${one.passed ? "passed" : ""}${n === view.high_bidder ? " high" : ""}${n === seat ? " you" : ""}`}>
            <Seal seat={n} small />
            <span class="said">{talk(one, speech.names[n] ?? "", sight.waiting.includes(n))}</span>
            {one.passed && <small aria-hidden="true">{t("auction-out")}</small>}
            {n === seat && thinking ? <Thought moves={moves} /> : one.bid !== null && <b aria-hidden="true">{one.bid}</b>}
          </li>
        ))}
      </ol>
    </div>
  );
}
