// A bid: counted up and down, with the cards that would pay for it and what winning would bring, as the server foresees it.

import type { ComponentChildren } from "preact";
import { drawingId, figureOf } from "../../look/art.ts";
import type { Move } from "../../model/moves.ts";
import { optionsOf, type Option } from "../../model/picking.ts";
import { choose } from "../../pages/table/doing.ts";
import { moveName, type Speech } from "../../parts/table/called.ts";
import { Counter, useCounted } from "../../parts/table/stepper.tsx";
import type { Message } from "../../wire/types.ts";
import { nameOf, say, t } from "../../words/speak.ts";
import { useForeseen } from "./foreseen.ts";

export function bidsOf(moves: readonly Move[]): readonly Option[] {
  return optionsOf(moves.filter((move) => move.kind === "bid"), "count");
}

const PAID = "preview-metal-";

/** One metal of the hand: how many of its cards would be paid, or that it is not accepted here. */
function Stack({ said, speech }: { readonly said: Message; readonly speech: Speech }) {
  const how = said.key.slice(PAID.length);
  const number = (name: string): number => Number(said.args?.[name] ?? 0);
  const metal = said.args?.["metal"];
  const name = typeof metal === "object" && metal.type === "thing" ? metal.id : "";
  const paid = how === "paid" ? String(number("count")) : `${number("least")}–${number("most")}`;
  return (
    <li class={`stack ${how === "paid" && number("count") === 0 ? "spared" : how}`} title={nameOf(name, speech.game)}>
      <svg viewBox={figureOf(speech.game, { symbol: `metal-${name}`, facing: "" })?.box.join(" ") ?? ""} aria-hidden="true"><use href={`#${drawingId(`metal-${name}`)}`} /></svg>
      <span aria-hidden="true">
        <b>{how === "idle" ? number("had") : t("stack-of", { paid, had: number("had") })}</b>
        <small>{t(`stack-${how}`)}</small>
      </span>
      <span class="sr">{say(said, speech.game, speech.names)}</span>
    </li>
  );
}

export function Bidding({ bids, close, speech }: { readonly bids: readonly Option[]; readonly close: ComponentChildren; readonly speech: Speech }) {
  const counted = useCounted(bids);
  const move = counted.option?.moves[0];
  if (move === undefined) return null;
  return <Bid move={move} counted={counted} close={close} speech={speech} />;
}

interface BidProps {
  readonly move: Move;
  readonly counted: ReturnType<typeof useCounted>;
  readonly close: ComponentChildren;
  readonly speech: Speech;
}

function Bid({ move, counted, close, speech }: BidProps) {
  const preview = useForeseen(move);
  if (preview === undefined) return null; // all of it at once, or the buttons would go away under a hand
  const stacks = (preview?.facts ?? []).filter((one) => one.key.startsWith(PAID));
  // The bid itself stands on the button; what comes after it is news.
  const brings = (preview?.follows ?? []).filter((one) => one.key.startsWith("preview-"));
  return (
    <div class="bidding">
      {stacks.length > 0 && <ul class="stacks" aria-label={t("auction-stacks")}>{stacks.map((said) => <Stack key={JSON.stringify(said.args?.["metal"])} said={said} speech={speech} />)}</ul>}
      {brings.length > 0 && <ul class="follows brings">{brings.map((one) => <li key={one.key}>{say(one, speech.game, speech.names)}</li>)}</ul>}
      <div class="bid-row" data-kind={move.kind}>
        {close}
        <Counter counted={counted} />
        <button type="button" class="b gold choice bid" data-play={move.plays.at(-1)} data-key="1" aria-keyshortcuts="1" onClick={() => void choose(move, true)}>{moveName(move, speech)}</button>
      </div>
    </div>
  );
}
