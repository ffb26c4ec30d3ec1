// The options of the game as its card lists them: each with a label, a sentence of help, and its clause.

import type { Card, OptionCard } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import { keyOf } from "../../words/words.ts";
import type { Draft } from "./draft.ts";

interface Props {
  readonly card: Card;
  readonly draft: Draft;
  readonly change: (patch: Partial<Draft>) => void;
}

type Value = boolean | number | string;

export function HouseRules({ card, draft, change }: Props) {
  if (card.options.length === 0) return null;
  return (
    <section class="sheet pad" aria-labelledby="house">
      <h2 id="house">{t("new-house-rules")}</h2>
      {card.options.map((option) => (
        <Option
          key={option.name}
          game={card.name}
          option={option}
          value={draft.options[option.name] ?? option.default}
          set={(value) => change({ options: { ...draft.options, [option.name]: value } })}
        />
      ))}
    </section>
  );
}

function Option({ game, option, value, set }: { readonly game: string; readonly option: OptionCard; readonly value: Value; readonly set: (value: Value) => void }) {
  const id = `option-${keyOf(option.name)}`;
  const clause = option.clause.split(".").slice(1).join(".");
  return (
    <div class="opt">
      <label for={id}><b>{say(option.label, game)}</b></label>
      <Control id={id} game={game} option={option} value={value} set={set} />
      <small id={`${id}-help`}>
        {say(option.help, game)} {clause !== "" && <a href={`/rules/${game}#${option.clause}`} aria-label={t("clause-of", { clause })}>{clause}</a>}
      </small>
    </div>
  );
}

function Control({ id, game, option, value, set }: { readonly id: string; readonly game: string; readonly option: OptionCard; readonly value: Value; readonly set: (value: Value) => void }) {
  const described = { id, "aria-describedby": `${id}-help` };
  if (option.type === "flag") {
    return <input {...described} class="switch" type="checkbox" role="switch" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  }
  if (option.type === "choice") {
    return (
      <select {...described} class="b" value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
        {option.values.map((one) => (
          <option key={one} value={one}>{say({ type: "message", key: `option-${keyOf(option.name)}-${keyOf(one)}` }, game)}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...described}
      class="in number"
      type="number"
      required
      {...(option.least === null ? {} : { min: option.least })}
      {...(option.most === null ? {} : { max: option.most })}
      value={String(value)}
      onInput={(event) => set(event.currentTarget.valueAsNumber || 0)}
    />
  );
}
