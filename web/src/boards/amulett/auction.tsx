// An auction as table talk: who bid what, who has passed.

import { Seal } from "../../parts/seal.tsx";
import { t } from "../../words/speak.ts";
import type { TurnProps } from "../boards.ts";

interface Bidding {
  readonly high_bidder: number | null;
  readonly seats: readonly { readonly bid: number | null; readonly passed: boolean; readonly resigned: boolean }[];
}

export function Auction({ sight, seat, speech }: TurnProps) {
  const { high_bidder: high, seats } = sight.view as Bidding;
  if (seats.every((one) => one.bid === null && !one.passed)) return null;
  return (
    <ol class="auction" aria-label={t("auction-label")}>
      {seats.map((one, n) => !one.resigned && (
        <li key={n} class={`${one.passed ? "passed" : ""}${n === high ? " high" : ""}${n === seat ? " you" : ""}`}>
          <Seal seat={n} small />
          <span>{speech.names[n]}</span>
          {one.passed && <small>{t("auction-passed")}</small>}
          {one.bid !== null && <b>{one.bid}</b>}
        </li>
      ))}
    </ol>
  );
}
