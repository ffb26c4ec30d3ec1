// What is asked: a bid, or the plain question; and one button that closes the choice, whatever that is called just now.

import type { Move } from "../../model/moves.ts";
import { choose, consider } from "../../pages/table/doing.ts";
import { moveName, type Speech } from "../../parts/table/called.ts";
import { Choices as Plain } from "../../parts/table/choices.tsx";
import { t } from "../../words/speak.ts";
import type { TurnProps } from "../boards.ts";
import { bidsOf, Bidding } from "./bidding.tsx";

const CLOSING = ["pass", "decline", "enough", "done"];
const NOTHING: ReadonlySet<string> = new Set();

function Close({ move, speech }: { readonly move: Move; readonly speech: Speech }) {
  const look = (): void => consider(move);
  return (
    <button type="button" class="b choice close" data-key="0" aria-keyshortcuts="0" onPointerEnter={look} onFocus={look} onClick={() => void choose(move)}>
      {moveName(move, speech)}
    </button>
  );
}

/** Pairs are not asked for one after the other: there are few of them, and each is one choice. */
function Pairs({ moves, speech }: { readonly moves: readonly Move[]; readonly speech: Speech }) {
  return (
    <div class="choices" role="group" aria-label={t("choices-label")}>
      {moves.map((move, n) => (
        <button key={move.id} type="button" class="choice" data-key={n < 9 ? String(n + 1) : undefined} onClick={() => void choose(move)}>
          <span>{moveName(move, speech)}</span>
        </button>
      ))}
    </div>
  );
}

export function Choices({ moves, trail, speech }: TurnProps) {
  const closing = moves.find((move) => CLOSING.includes(move.kind));
  const rest = moves.filter((move) => move !== closing);
  const close = closing === undefined ? null : <Close move={closing} speech={speech} />;
  const bids = bidsOf(rest);
  if (rest.length > 0 && rest.every((move) => move.kind === "keep")) return <Pairs moves={rest} speech={speech} />;
  if (bids.length === 0) return <Plain moves={rest} trail={trail} speech={speech} shown={NOTHING}>{close}</Plain>;
  return <div class="choices" role="group" aria-label={t("choices-label")}><Bidding bids={bids} close={close} speech={speech} /></div>;
}
