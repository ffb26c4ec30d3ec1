// A number, counted up and down; the button says what it will do.

import { usePage } from "../../store/state.ts";
import type { Option } from "../../model/picking.ts";
import { pick } from "../../pages/table/doing.ts";
import { t } from "../../words/speak.ts";

interface Props {
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
  readonly name: (option: Option) => string;
}

export function Stepper({ options, least, most, name }: Props) {
  const [wanted, set] = usePage("table-number", least);
  const value = Math.min(most, Math.max(least, wanted));
  const option = options.find((one) => one.argument === value);
  if (option === undefined) return null;
  const step = (by: number): void => set(Math.min(most, Math.max(least, value + by)));
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: least - value, End: most - value }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div class="stepper">
      <button type="button" class="b sq" aria-label={t("number-less")} disabled={value <= least} onClick={() => step(-1)}>−</button>
      <span class="number" role="spinbutton" tabIndex={0} aria-label={t("number-label")} aria-valuenow={value} aria-valuemin={least} aria-valuemax={most} onKeyDown={onKey}>{value}</span>
      <button type="button" class="b sq" aria-label={t("number-more")} disabled={value >= most} onClick={() => step(1)}>+</button>
      <button type="button" class="choice chip" data-key="1" onClick={() => pick(option.moves)}><span>{name(option)}</span></button>
    </div>
  );
}
