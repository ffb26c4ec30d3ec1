// The log in whole sentences, newest first; what others did is told apart by their seals.

import { useApp, type Line } from "../../store/state.ts";
import type { Message } from "../../wire/types.ts";
import { showTold } from "../../pages/table/doing.ts";
import { say, t } from "../../words/speak.ts";
import { Seal } from "../seal.tsx";
import type { Speech } from "./called.ts";

const SHOWN = 120;

const NONE: readonly Line[] = [];

/** Of whom a sentence tells, if of one seat. */
function whose(said: Message): number | null {
  const seat = said.args?.["seat"];
  return typeof seat === "object" && seat.type === "seat" ? seat.seat : null;
}

export function Log({ eye, speech, linked = false }: { readonly eye: number; readonly speech: Speech; readonly linked?: boolean }) {
  const lines = useApp((state) => state.table?.log[eye]) ?? NONE;
  const shown = lines.slice(-SHOWN);
  if (shown.length === 0) return <p class="quiet">{t("log-empty")}</p>;
  return (
    <ol class="log" reversed aria-label={t("tab-log")}>
      {shown.map((line, n) => ({ line, n: lines.length - shown.length + n })).reverse().map(({ line, n }) => (
        <li key={n}>
          {whose(line.said) === null ? <span class="nobody" aria-hidden="true" /> : <Seal seat={whose(line.said) ?? 0} small />}
          {linked ? (
            <button type="button" class="told-line" title={t("log-rule")} onClick={() => void showTold(line.said.key)}>{say(line.said, speech.game, speech.names)}</button>
          ) : (
            <span>{say(line.said, speech.game, speech.names)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
