// The turn as five chips: what each is, how far it has come, and what is in hand. While cards are laid, the cards.

import { useEffect, useMemo, useState } from "preact/hooks";
import { whenAtRest } from "../../gestures/rest.ts";
import { drawingId, figureOf } from "../../look/art.ts";
import type { Move } from "../../model/moves.ts";
import { choose, foresee, loadRules, showClause, undo } from "../../pages/table/doing.ts";
import { setUi, useUi } from "../../pages/table/ui.ts";
import { Icon } from "../../parts/icon.tsx";
import { Choices as Plain } from "../../parts/table/choices.tsx";
import { kindName, moveName } from "../../parts/table/called.ts";
import { clauseOf, shortId } from "../../parts/table/why.tsx";
import { usePage } from "../../store/state.ts";
import type { Sight } from "../../wire/types.ts";
import { language, nameOf, say, t } from "../../words/speak.ts";
import type { TurnProps } from "../boards.ts";
import { facingOf, inHandOf, movesInHand, named, setHold, take, useHold } from "./holding.ts";
import { Sign } from "./mat.tsx";
import { viewOf, type TurnView } from "./view.ts";

const FACINGS = ["north", "east", "south", "west"];
const NOTHING: ReadonlySet<string> = new Set();

interface Chip {
  readonly id: string;
  readonly sign: string;
  readonly name: string;
  readonly state: string;
  readonly short: string;
  /** How many of how many are done, as dots. */
  readonly pips?: readonly [number, number];
  readonly things: readonly string[];
  /** What is played at once when the chip is pressed. */
  readonly move?: Move | undefined;
}

function Card({ card, game }: { readonly card: number; readonly game: string }) {
  const box = figureOf(game, { symbol: `card-${card}`, facing: "" })?.box ?? [0, 0, 48, 64];
  return <svg class="face" viewBox={box.join(" ")} aria-hidden="true"><use href={`#${drawingId(`card-${card}`)}`} width={box[2]} height={box[3]} /></svg>;
}

/** Every card that may be laid, with what it gives in words below the one that is looked at. */
function Cards({ moves, speech }: Pick<TurnProps, "moves" | "speech">) {
  const looked = useUi((one) => one.thought);
  const cardOf = (move: Move): number => Number(move.say.args?.["card"] ?? 0);
  const shown = looked !== null && looked.kind === "lay" ? cardOf(looked) : -1;
  return (
    <div class="choices card-choice" role="group" aria-label={t("choices-label")}>
      {moves.map((move, n) => (
        <button key={move.id} type="button" class="choice card" data-play={move.plays.at(-1)} data-key={n < 9 ? String(n + 1) : undefined} onPointerEnter={() => setUi({ thought: move })} onFocus={() => setUi({ thought: move })} onClick={() => void choose(move)}>
          <Card card={cardOf(move)} game={speech.game} />
          <span class="sr">{moveName(move, speech)}. {figureOf(speech.game, { symbol: `card-${cardOf(move)}`, facing: "" })?.label ?? ""}</span>
        </button>
      ))}
      <p class="note gives" aria-hidden="true">{figureOf(speech.game, { symbol: `card-${shown}`, facing: "" })?.label ?? t("magalon-look")}</p>
    </div>
  );
}

function begun(turn: TurnView, what: string): string {
  const left = turn.begun[what] ?? 0;
  return left > 0 ? t("magalon-left", { count: left }) : "";
}

function chipsOf(turn: TurnView, moves: readonly Move[]): readonly Chip[] {
  const things = (kinds: readonly string[]): readonly string[] => [...new Set(moves.filter((move) => kinds.includes(move.kind)).map((move) => move.thing))];
  const single = (kind: string): Move | undefined => moves.find((move) => move.kind === kind && move.plays.length === 1);
  const found: Chip[] = [{
    id: "walk", sign: "act-walk", name: t("magalon-walk"), things: things(["wizard"]), short: String(turn.to_walk || turn.walked),
    state: begun(turn, "wizard") || (turn.to_walk > 0 ? t("magalon-choose-where") : turn.walked > 0 ? t("magalon-done") : t("magalon-none")),
  }];
  if (turn.of_shifts > 0) found.push({ id: "ruins", sign: "act-ruin", name: t("magalon-shift"), things: things(["shift"]), short: `${turn.shifts}/${turn.of_shifts}`, state: t("magalon-done-of", { done: turn.shifts, of: turn.of_shifts }), pips: [turn.shifts, turn.of_shifts] });
  if (turn.lift || turn.held !== null) found.push({ id: "lift", sign: "act-fly", name: t("magalon-lift"), things: things(["lift", "set"]), short: "1", state: turn.held === null ? t("magalon-may") : t("magalon-in-hand") });
  if (turn.of_gnomes > 0) found.push({ id: "gnomes", sign: "act-gnome", name: t("magalon-gnomes"), things: things(["gnome"]), short: `${turn.gnomes}/${turn.of_gnomes}`, state: begun(turn, "gnomes") || t("magalon-done-of", { done: turn.gnomes, of: turn.of_gnomes }), pips: [turn.gnomes, turn.of_gnomes] });
  found.push({ id: "shield", sign: "act-shield", name: t("magalon-shield"), things: things(["shield", "on"]), short: turn.shield ? t("magalon-may") : t("magalon-done"), state: turn.shield ? t("magalon-may") : t("magalon-done") });
  const energy = single("energy");
  if (energy !== undefined || turn.energy > 0) found.push({ id: "energy", sign: "act-energy", name: t("magalon-take-energy"), things: [], short: `+${turn.energy}`, state: t("magalon-plus", { energy: turn.energy }), move: energy });
  if (turn.giant) found.push({ id: "giant", sign: "act-giant", name: t("magalon-giant"), things: things(["giant"]), short: turn.dice.length === 0 ? t("magalon-dice") : String(turn.dice.join("+")), state: begun(turn, "giant") || (turn.dice.length === 0 ? t("magalon-roll") : t("magalon-rolled", { dice: turn.dice.join(" + ") })), move: single("roll") });
  return found;
}

/** An attack: displace the victim, or go on with who attacks. */
function attackChips(turn: TurnView, moves: readonly Move[], game: string): readonly Chip[] {
  const signs: Readonly<Record<string, string>> = { displace: "act-walk", gnome: "act-gnome", giant: "act-giant" };
  return Object.entries(signs).flatMap(([kind, sign]) => {
    const things = [...new Set(moves.filter((move) => move.kind === kind).map((move) => move.thing))];
    const state = kind === "displace" ? t("magalon-done-of", { done: turn.pushed, of: turn.of_push }) : t("magalon-choose-where");
    return things.length === 0 ? [] : [{ id: kind, sign, name: kindName(kind, game), state, short: kind === "displace" ? `${turn.pushed}/${turn.of_push}` : "", things }];
  });
}

interface Seen {
  readonly fresh: number;
  readonly move: Move | null;
  readonly lines: readonly string[];
}

/** What a move would bring, as the server foresees it: where somebody points, else the end of the turn. */
function Foreseen({ moves, speech }: Pick<TurnProps, "moves" | "speech">) {
  const thought = useUi((one) => one.thought);
  const fresh = useUi((one) => one.fresh);
  const ends = moves.find((one) => one.kind === "end turn") ?? null;
  // A way that is still being walked has no name: nothing is said of it.
  const move = thought === null ? ends : thought.say.key !== "" ? thought : null;
  const [seen, see] = useState<Seen>({ fresh: -1, move: null, lines: [] });
  useEffect(() => {
    let current = true;
    // Not for every square that a hand passes over: what was said last stays until it has come to rest.
    const forget = whenAtRest(() => {
      if (move === null) return see({ fresh, move, lines: [] });
      void foresee(move).then((preview) => current && see({ fresh, move, lines: (preview?.follows ?? []).map((one) => say(one, speech.game, speech.names)) }));
    });
    return () => {
      current = false;
      forget();
    };
  }, [move?.id, fresh]);
  const lines = seen.fresh === fresh ? seen.lines.slice(-3) : [];
  // Its place is kept as soon as something will be said: else what stands above or below it would go away under a hand.
  const due = ends !== null || thought !== null;
  return <p class={`note foreseen${due ? " due" : ""}`}>{seen.move !== null && lines.length > 0 && <><b>{moveName(seen.move, speech)}:</b> {lines.join(" ")}</>}</p>;
}

/** The card of the turn, beside what is asked. */
export function Turn({ sight, seat, speech }: TurnProps) {
  const turn = viewOf(sight).turn;
  return turn === null || turn.seat !== seat ? null : <span class="laid-card" title={figureOf(speech.game, { symbol: `card-${turn.card}`, facing: "" })?.label}><Card card={turn.card} game={speech.game} /></span>;
}

/** Why the turn cannot be ended yet: the clause, always in sight. */
function NotYet({ sight }: { readonly sight: Sight }) {
  const blocked = (sight.blocked ?? []).find((one) => one.kind === "end turn");
  const rules = useUi((one) => one.rules);
  useEffect(() => void (blocked !== undefined && loadRules()), [blocked === undefined]);
  if (blocked === undefined) return null;
  return (
    <p class="note not-yet">
      <Sign name="act-return" />
      <span>
        <b>{t("magalon-not-yet")}</b> {clauseOf(rules, blocked.refused.clause)?.text[language()] ?? ""}{" "}
        <button type="button" class="clause-link" onClick={() => showClause(blocked.refused.clause)}>{shortId(blocked.refused.clause)}</button>
      </span>
    </p>
  );
}

export function Choices({ sight, moves: given, trail, speech }: TurnProps) {
  const view = viewOf(sight);
  const turn = view.turn;
  useHold();
  // Every name is a sentence to be made: nobody waits for hundreds of them while they are folded away.
  const [byName, open] = usePage("magalon-by-name", false);
  const moves = useMemo(() => named(given, view), [given, view]);
  if (trail.length > 0) return <Plain moves={given} trail={trail} speech={speech} shown={NOTHING} />;
  if (turn === null || moves.every((move) => move.kind === "lay")) return <Cards moves={given} speech={speech} />;
  const inHand = inHandOf(moves);
  const chips = view.phase === "turn" ? chipsOf(turn, moves) : attackChips(turn, moves, speech.game);
  const rest = moves.filter((move) => ["end turn", "put back", "take back"].includes(move.kind));
  const listed = movesInHand(moves).filter((move) => move.kind !== "lift" && move.kind !== "shield" && move.path.length > 0);
  const turning = listed.some((move) => move.kind === "set");
  const press = (chip: Chip): void => {
    if (chip.move !== undefined) return void choose(chip.move);
    const at = chip.things.indexOf(inHand);
    const next = chip.things[(at + 1) % Math.max(1, chip.things.length)];
    if (next !== undefined) take(next, moves);
  };
  return (
    <div class="choices magalon-choices" role="group" aria-label={t("choices-label")}>
      {chips.length > 0 && (
        <ul class="acts5">
          {chips.map((chip, n) => {
            const on = chip.things.includes(inHand);
            const may = chip.move !== undefined || chip.things.length > 0;
            return (
              <li key={chip.id}>
                <button type="button" class={`choice act${on ? " on" : ""}`} data-kind={chip.id} data-key={may ? String(n + 1) : undefined} disabled={!may} aria-pressed={chip.things.length > 0 ? on : undefined} onClick={() => press(chip)}>
                  <Sign name={chip.sign} />
                  <span class="lb">{chip.name}</span>
                  <span class="st desk">{chip.state}{chip.pips !== undefined && chip.pips[1] <= 5 && <span class="pips" aria-hidden="true">{Array.from({ length: chip.pips[1] }, (_, one) => <i key={one} class={one < (chip.pips?.[0] ?? 0) ? "f" : ""} />)}</span>}</span>
                  <span class="st phone" aria-hidden="true">{chip.short}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {turning && (
        <div class="chips" role="group" aria-label={t("magalon-turn-ruin")}>
          {FACINGS.map((facing) => {
            return <button key={facing} type="button" class="choice chip" aria-pressed={facing === facingOf(listed)} onClick={() => setHold({ facing })}>{nameOf(facing, speech.game)}</button>;
          })}
        </div>
      )}
      {listed.length > 0 && (
        <details class="by-name" open={byName} onToggle={(event) => open(event.currentTarget.open)}>
          <summary>{t("magalon-by-name")}</summary>
          {byName && <Plain moves={listed} trail={[listed.map((move) => move.id)]} speech={speech} shown={NOTHING} />}
        </details>
      )}
      <NotYet sight={sight} />
      <Foreseen moves={moves} speech={speech} />
      <div class="row turn-ends">
        {sight.may_undo === true && <button type="button" class="b sq phone" aria-label={t("undo")} onClick={() => void undo(false)}><Icon name="ui-undo" /></button>}
        {rest.map((move, n) => (
          <button key={move.id} type="button" class="b choice end" data-play={move.plays.at(-1)} data-key={String(chips.length + 1 + n)} onClick={() => void choose(move)}>{moveName(move, speech)}</button>
        ))}
      </div>
    </div>
  );
}
