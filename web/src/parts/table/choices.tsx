// The question at hand: what first, then where. Never a list that is longer than one can read.

import type { ComponentChildren } from "preact";
import { counts, MOST_BUTTONS, question, type Kind, type Option, type Trail } from "../../model/picking.ts";
import type { Move } from "../../model/moves.ts";
import { consider, pick, unpick } from "../../pages/table/doing.ts";
import { argument, t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { Seal } from "../seal.tsx";
import { kindName, moveName, type Speech } from "./called.ts";
import { Stepper } from "./stepper.tsx";
import { TypeAhead } from "./type-ahead.tsx";

/** Of more answers than these only what tells them apart is shown; all is said. */
const MOST_NAMED = 6;

interface Props {
  /** Moves of things that lie lit on the table: they need not be counted to. */
  readonly shown: ReadonlySet<string>;
  readonly moves: readonly Move[];
  readonly trail: Trail;
  readonly speech: Speech;
  /** What stands below the answers. */
  readonly children?: ComponentChildren;
}

function KindRow({ kind, n, speech }: { readonly kind: Kind; readonly n: number; readonly speech: Speech }) {
  const [only] = kind.moves;
  const single = kind.moves.length === 1 && only !== undefined;
  const places = kind.moves.some((move) => Object.values(move.say.args ?? {}).some((one) => typeof one === "object" && one.type === "node"));
  return (
    <button
      type="button"
      class="choice"
      data-key={n < 9 ? String(n + 1) : undefined}
      data-kind={kind.kind}
      data-play={single ? only.plays.at(-1) : undefined}
      aria-keyshortcuts={n < 9 ? String(n + 1) : undefined}
      onPointerEnter={() => single && consider(only)}
      onFocus={() => single && consider(only)}
      onClick={() => pick(kind.moves)}
    >
      {n < 9 && <kbd aria-hidden="true">{n + 1}</kbd>}
      <span>{single ? moveName(only, speech) : kindName(kind.kind, speech.game)}</span>
      {!single && <small>{places ? t("choice-where") : t("choice-which", { count: kind.moves.length })}</small>}
    </button>
  );
}

function optionName(option: Option, speech: Speech): string {
  const [only] = option.moves;
  if (option.moves.length === 1 && only !== undefined) return moveName(only, speech);
  return argument(option.argument, speech.game, speech.names);
}

interface OptionsProps {
  readonly options: readonly Option[];
  readonly type: string;
  readonly speech: Speech;
  readonly name: string;
  readonly shown: ReadonlySet<string>;
}

function Options({ options, type, speech, name, shown }: OptionsProps) {
  const seen = options.every((option) => option.moves.every((move) => shown.has(move.id)));
  const range = name === "steps" || seen ? null : counts(options);
  if (range !== null) return <Stepper options={options} name={(option) => optionName(option, speech)} />;
  if (type === "node" || options.length > MOST_BUTTONS) {
    return <TypeAhead options={options} label={type === "node" ? t("pick-place") : t("pick-type")} name={(option) => optionName(option, speech)} />;
  }
  return (
    <div class="chips">
      {options.map((option, n) => (
        <button key={option.value} type="button" class="choice chip" data-key={n < 9 ? String(n + 1) : undefined} data-play={option.moves.length === 1 ? option.moves[0]?.plays.at(-1) : undefined} onClick={() => pick(option.moves)}>
          {typeof option.argument === "object" && option.argument.type === "seat" && <Seal seat={option.argument.seat} small />}
          {options.length > MOST_NAMED ? (
            <>
              <span aria-hidden="true">{argument(option.argument, speech.game, speech.names)}</span>
              <span class="sr">{optionName(option, speech)}</span>
            </>
          ) : (
            <span>{optionName(option, speech)}</span>
          )}
        </button>
      ))}
    </div>
  );
}

export function Choices({ moves, trail, speech, shown, children }: Props) {
  const asked = question(moves, trail);
  return (
    <div class="choices" role="group" aria-label={t("choices-label")}>
      {asked.ask === "kind" && asked.kinds.map((kind, n) => <KindRow key={kind.kind} kind={kind} n={n} speech={speech} />)}
      {asked.ask === "argument" && <Options options={asked.options} type={asked.type} name={asked.name} speech={speech} shown={shown} />}
      {children}
      {trail.length > 0 && (
        <button type="button" class="b bare back" onClick={unpick}>
          <Icon name="ui-undo" />
          {t("choices-back")}
        </button>
      )}
    </div>
  );
}
