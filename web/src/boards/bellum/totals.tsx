// What the six rows of a castle come to, icon by icon; the active one is washed in gold.

import { drawingId } from "../../look/art.ts";
import { nameOf, t } from "../../words/speak.ts";
import { ICONS, type LordView } from "./view.ts";

export function Icon({ name }: { readonly name: string }) {
  return <svg class="pic" viewBox="0 0 24 24" aria-hidden="true"><use href={`#${drawingId(name)}`} width="24" height="24" /></svg>;
}

export function Totals({ lord, die, game }: { readonly lord: LordView; readonly die: number | null; readonly game: string }) {
  return (
    <table class="totals">
      <caption class="sr">{t("bellum-totals")}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="sr">{t("bellum-row")}</span></th>
          {ICONS.map(([drawing, word]) => <th key={word} scope="col"><Icon name={drawing} /><span class="sr">{nameOf(word, game)}</span></th>)}
        </tr>
      </thead>
      <tbody>
        {lord.rows.map((row, n) => (
          <tr key={n} class={die === n + 1 ? "active" : ""} aria-current={die === n + 1 ? "true" : undefined}>
            <th scope="row">{n + 1}</th>
            {row.map((count, at) => <td key={at} class={count === 0 ? "none" : ""}>{count === 0 ? "·" : count}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One row in words and icons: what it gathers, what it strikes with. */
export function Sum({ row, game }: { readonly row: readonly number[]; readonly game: string }) {
  return (
    <ul class="sum">
      {ICONS.map(([drawing, word], at) => (row[at] ?? 0) > 0 && (
        <li key={word}><b>{row[at]}</b><Icon name={drawing} /><span class="sr">{nameOf(word, game)}</span></li>
      ))}
    </ul>
  );
}
