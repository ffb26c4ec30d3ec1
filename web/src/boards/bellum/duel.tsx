// An attack before it is made, piece by piece: walls over row, so that both sums can be seen; then what it brings.

import { useEffect } from "preact/hooks";
import { loadRules, showClause } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import type { Speech } from "../../parts/table/called.ts";
import { clauseOf, Needs, shortId } from "../../parts/table/why.tsx";
import type { Message, Need, Part } from "../../wire/types.ts";
import { argument, language, say, t } from "../../words/speak.ts";
import type { ForeseenProps } from "../boards.ts";
import { Icon } from "./totals.tsx";
import { drawingOf } from "./view.ts";

/** Magic first: it has to be beaten by magic. */
const ORDER = ["magic_sword", "sword", "thief"];
/** What stands against swords of a kind. */
const WALLS: Readonly<Record<string, string>> = { sword: "shield", magic_sword: "magic_shield" };

function idOf(what: Need["what"]): string {
  return typeof what === "object" && what.type === "thing" ? what.id : "";
}

/** One side of a duel: each part with its icons, its name and its number, and their sum. */
function Side({ title, icon, parts, sum, speech }: { readonly title: string; readonly icon: string; readonly parts: readonly Part[]; readonly sum: number; readonly speech: Speech }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <ul class="pieces">
          {parts.map((part, n) => (
            <li key={n}>
              <span class="icons" aria-hidden="true">{Array.from({ length: part.count }, (_, one) => <Icon key={one} name={drawingOf(idOf(part.what) in WALLS ? idOf(part.what) : icon)} />)}</span>
              <span class="of">{argument(part.what, speech.game, speech.names)} <b>{part.count}</b></span>
            </li>
          ))}
        </ul>
      </td>
      <td class="sum-of">{sum}</td>
    </tr>
  );
}

function Bout({ need, speech }: { readonly need: Need; readonly speech: Speech }) {
  const id = idOf(need.what);
  const walls = WALLS[id];
  return (
    <table class={`bout${need.had < need.needed ? " short" : ""}`}>
      <caption class="sr">{argument(need.what, speech.game, speech.names)}</caption>
      <tbody>
        {walls !== undefined && <Side title={t("bellum-duel-walls")} icon={walls} parts={need.against ?? []} sum={need.needed} speech={speech} />}
        <Side title={walls === undefined ? t("bellum-duel-thieves") : t("bellum-duel-row")} icon={id} parts={need.parts ?? []} sum={need.had} speech={speech} />
      </tbody>
    </table>
  );
}

/** What somebody would take, or what lies there out of reach: icons with their words. */
function Loot({ facts, title, speech }: { readonly facts: readonly Message[]; readonly title: string; readonly speech: Speech }) {
  if (facts.length === 0) return null;
  return (
    <p class="takes">
      <span class="quiet">{title}</span>
      {facts.map((one, n) => {
        const label = one.args?.["label"];
        const thing = typeof label === "object" && label.type === "message" ? label.key.replace("fact-", "") : "";
        return <span key={n}><Icon name={drawingOf(thing)} />{say(one, speech.game, speech.names)}</span>;
      })}
    </p>
  );
}

/** The clause that says no. */
function Against({ id }: { readonly id: string }) {
  const rules = useUi((one) => one.rules);
  useEffect(() => void loadRules(), []);
  return (
    <p class="note">
      <span>{clauseOf(rules, id)?.text[language()] ?? ""} <button type="button" class="clause-link" onClick={() => showClause(id)}>{shortId(id)}</button></span>
    </p>
  );
}

export function Duel({ preview, speech }: ForeseenProps) {
  const [verdict, ...brings] = preview.facts;
  const bouts = preview.needs.filter((need) => ORDER.includes(idOf(need.what))).sort((a, b) => ORDER.indexOf(idOf(a.what)) - ORDER.indexOf(idOf(b.what)));
  const prices = preview.needs.filter((need) => !bouts.includes(need));
  // The loot is shown as things; what else is told (a short supply) as it is.
  const told = preview.follows.filter((one) => brings.length === 0 || one.key !== "event-looted");
  return (
    <div class="duel">
      {bouts.map((need, n) => <Bout key={n} need={need} speech={speech} />)}
      {verdict !== undefined && <p class={`verdict ${preview.refused === "" ? "falls" : "short"}`}>{say(verdict, speech.game, speech.names)}</p>}
      <Needs needs={prices} speech={speech} />
      <Loot facts={brings} title={preview.refused === "" ? t("bellum-takes") : t("bellum-holds")} speech={speech} />
      {told.length > 0 && <ul class="follows">{told.slice(0, 4).map((one, n) => <li key={n}>{say(one, speech.game, speech.names)}</li>)}</ul>}
      {preview.refused !== "" && <Against id={preview.refused} />}
    </div>
  );
}
