// A number, counted up and down; the button says what it will do.

import { usePage } from "../../store/state.ts";
import type { Option } from "../../model/picking.ts";
import { pick } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import { t } from "../../words/speak.ts";

export interface Counted {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly option: Option | undefined;
  readonly set: (value: number) => void;
}

/** The number that is thought of, among those that answer the question. With every new question it is the least again. */
export function useCounted(options: readonly Option[]): Counted {
  const fresh = useUi((one) => one.fresh);
  const numbers = options.map((option) => Number(option.argument));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const within = (value: number): number => Math.min(most, Math.max(least, value));
  const [kept, keep] = usePage("table-number", { fresh, value: least });
  const value = kept.fresh === fresh ? within(kept.value) : least;
  const option = options.find((one) => one.argument === value);
  return { value, least, most, option, set: (next) => keep({ fresh, value: within(next) }) };
}

export function Counter({ counted: { value, least, most, set } }: { readonly counted: Counted }) {
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: least - value, End: most - value }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set(value + by);
  };
  return (
    <div class="counter">
      <button type="button" class="b sq" aria-label={t("number-less")} disabled={value <= least} onClick={() => set(value - 1)}>−</button>
      <span class="number" role="spinbutton" tabIndex={0} aria-label={t("number-label")} aria-valuenow={value} aria-valuemin={least} aria-valuemax={most} onKeyDown={onKey}>{value}</span>
      <button type="button" class="b sq" aria-label={t("number-more")} disabled={value >= most} onClick={() => set(value + 1)}>+</button>
    </div>
  );
}

export function Stepper({ options, name }: { readonly options: readonly Option[]; readonly name: (option: Option) => string }) {
  const counted = useCounted(options);
  const { option } = counted;
  if (option === undefined) return null;
  return (
    <div class="stepper">
      <Counter counted={counted} />
      <button type="button" class="choice chip" data-key="1" onClick={() => pick(option.moves)}><span>{name(option)}</span></button>
    </div>
  );
}
