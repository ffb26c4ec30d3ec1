// The seal of a seat: its colour and its sign. The name stands in ink beside it; alone it names its seat.

import { livery } from "../look/seats.ts";
import { t } from "../words/speak.ts";
import { Icon } from "./icon.tsx";

export function Seal({ seat, small = false, alone = false }: { readonly seat: number; readonly small?: boolean; readonly alone?: boolean }) {
  const { colour, sign } = livery(seat);
  const named = alone ? { role: "img" as const, "aria-label": t("seat-sign", { colour, number: seat + 1 }) } : { "aria-hidden": true as const };
  return (
    <span class={`seal ${colour}${small ? " s" : ""}`} {...named}>
      <Icon name={`sign-${sign}`} class="" />
    </span>
  );
}
