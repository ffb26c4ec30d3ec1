// What lies before a seat: the card laid, energy, artifacts, every card still in hand or used, and where its figures stand.

import { drawingId, figureOf } from "../../look/art.ts";
import { pieceName } from "../../parts/table/called.ts";
import { nameOf, t } from "../../words/speak.ts";
import type { MatProps } from "../boards.ts";
import { viewOf } from "./view.ts";

export function Sign({ name, class: more = "i" }: { readonly name: string; readonly class?: string }) {
  return <svg class={more} viewBox="0 0 24 24" aria-hidden="true"><use href={`#${drawingId(name)}`} width="24" height="24" /></svg>;
}

/** What a seat is about, in a few words. */
function standsFor(view: ReturnType<typeof viewOf>, of: number): string {
  const seat = view.seats[of];
  if (seat === undefined) return "";
  if (seat.protected) return t("magalon-protected");
  if (view.lowest === of) return t("magalon-moves-giant");
  return view.leader === of ? t("magalon-leads") : "";
}

export function Mat({ of, sight, speech, scene }: MatProps) {
  const view = viewOf(sight);
  const seat = view.seats[of];
  if (seat === undefined) return null;
  const cards = [...seat.hand, ...seat.used, ...(seat.laid === null ? [] : [seat.laid])].sort((a, b) => a - b);
  const artifacts = [...new Set(scene.pieces.filter((piece) => piece.symbol.startsWith("artifact-")).map((piece) => piece.symbol.slice(9)))];
  const said = new Map(scene.pieces.filter((piece) => piece.owner === of || piece.at.seat === of).map((piece) => [piece.id, pieceName(piece, speech)]));
  const own = (id: string): string => said.get(`${id}-p${of + 1}`) ?? "";
  const beside = scene.pieces.filter((piece) => piece.at.sheet === "mat" && piece.at.seat === of && !piece.symbol.startsWith("card-"));
  const dice = view.turn?.seat === of ? scene.pieces.filter((piece) => piece.at.sheet === "dice") : [];
  const place = (node: string): string => nameOf(node, speech.game);
  return (
    <div class="magalon-mat">
      {seat.laid !== null && <span class="mcard" data-piece={`card-${seat.laid}-p${of + 1}`} aria-hidden="true">{seat.laid}</span>}
      <div class="tagline">
        <span class="energy"><Sign name="act-energy" /><b aria-hidden="true">{seat.energy}</b> <span class="desk" aria-hidden="true">{t("magalon-energy")}</span><span class="sr">{own("energy")}</span></span>
        <span class="arts">
          {artifacts.map((one) => <Sign key={one} name={`artifact-${one}`} class={seat.artifacts.includes(one) ? "has" : "no"} />)}
          <span class="sr">{t("magalon-artifacts", { has: seat.artifacts.length, of: artifacts.length })}</span>
        </span>
        <span class="desk stands">{standsFor(view, of)}</span>
      </div>
      <ul class="hand11" aria-label={t("magalon-cards")}>
        {cards.map((card) => {
          const state = card === seat.laid ? "now" : seat.used.includes(card) ? "used" : "held";
          return <li key={card} class={state} title={figureOf(speech.game, { symbol: `card-${card}`, facing: "" })?.label ?? ""}><span aria-hidden="true">{card}</span><span class="sr">{own(`card-${card}`)}</span></li>;
        })}
      </ul>
      {beside.length > 0 && <ul class="sr">{beside.map((piece) => <li key={piece.id}>{said.get(piece.id)}</li>)}</ul>}
      {dice.length > 0 && (
        <ul class="dice">
          {dice.map((die) => (
            <li key={`${die.id} ${die.symbol}`}>
              <svg class="die" viewBox="0 0 24 24" aria-hidden="true"><use href={`#${drawingId(die.symbol)}`} width="24" height="24" /></svg>
              <span class="sr">{pieceName(die, speech)}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="where desk">
        {t("magalon-where", { wizard: place(seat.wizard) })} {seat.shield === null ? t("magalon-no-shield") : t("magalon-shield-on", { field: place(seat.shield) })}
      </p>
    </div>
  );
}
