// Many answers: some letters find the few that are meant. The same places are lit on the board.

import { meant, type Option } from "../../model/picking.ts";
import { pick } from "../../pages/table/doing.ts";
import { setUi } from "../../pages/table/ui.ts";
import { usePage } from "../../store/state.ts";
import { t } from "../../words/speak.ts";

interface Props {
  readonly options: readonly Option[];
  readonly label: string;
  readonly name: (option: Option) => string;
}

const MOST = 6;

export function TypeAhead({ options, label, name }: Props) {
  const [typed, type] = usePage("table-typed", "");
  const [at, go] = usePage("table-typed-at", 0);
  const found = meant(typed, options, (one) => `${name(one)} ${one.value.split(" ").slice(1).join(" ")}`, MOST);
  const here = Math.min(at, Math.max(0, found.length - 1));
  const take = (option: Option | undefined): void => {
    if (option === undefined) return;
    type("");
    go(0);
    pick(option.moves);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Enter") take(found[here]);
    else if (event.key === "ArrowDown") go(Math.min(found.length - 1, here + 1));
    else if (event.key === "ArrowUp") go(Math.max(0, here - 1));
    else return;
    event.preventDefault();
  };
  const show = (option: Option): void => {
    const [only] = option.moves;
    if (only !== undefined && only.path.length > 0) setUi({ thought: only });
  };
  return (
    <div class="type-ahead">
      <label class="field">
        <span>{label}</span>
        <input
          class="in"
          role="combobox"
          autoComplete="off"
          aria-expanded={found.length > 0}
          aria-controls="meant"
          aria-autocomplete="list"
          aria-activedescendant={found[here] === undefined ? undefined : `meant-${here}`}
          value={typed}
          onInput={(event) => {
            type(event.currentTarget.value);
            go(0);
          }}
          onKeyDown={onKey}
        />
      </label>
      <ul id="meant" role="listbox" aria-label={label}>
        {found.map((option, n) => (
          <li key={option.value} id={`meant-${n}`} role="option" aria-selected={n === here} onPointerEnter={() => show(option)} onClick={() => take(option)}>
            {name(option)}
          </li>
        ))}
      </ul>
      <p class="quiet small" role="note">{t("pick-count", { shown: found.length, all: options.length })}</p>
    </div>
  );
}
