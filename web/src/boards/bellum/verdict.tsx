// How a target or a price stands, in a few words on the thing itself: it falls, or so much is missing.

import type { Speech } from "../../parts/table/called.ts";
import type { ProspectOut } from "../../wire/types.ts";
import { say } from "../../words/speak.ts";

/** The server's verdict: the first of the facts that bear on a choice. */
export function Verdict({ prospect, speech, chosen }: { readonly prospect: ProspectOut; readonly speech: Speech; readonly chosen: boolean }) {
  const { preview } = prospect;
  const [verdict] = preview.facts;
  if (verdict === undefined) return null;
  return <span class={`verdict ${preview.refused === "" ? "falls" : "short"}${chosen ? " chosen" : ""}`}>{say(verdict, speech.game, speech.names)}</span>;
}
