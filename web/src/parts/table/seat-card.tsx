// A seat: who sits there, whether they think, their clock, and all that is public of them.

import { boardOf } from "../../boards/boards.ts";
import type { Move } from "../../model/moves.ts";
import type { Targets } from "../../model/targets.ts";
import { setUi, useUi } from "../../pages/table/ui.ts";
import { livery } from "../../look/seats.ts";
import type { ClockSight, Layout, SeatSight, Sight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { Seal } from "../seal.tsx";
import type { Speech } from "./called.ts";
import { Clock } from "./clock.tsx";
import { Tray } from "./tray.tsx";

interface Props {
  readonly seat: SeatSight;
  readonly mine: boolean;
  readonly sight: Sight;
  readonly layout: Layout;
  readonly targets: Targets;
  readonly speech: Speech;
  readonly clock: ClockSight | null;
  readonly onPick: (moves: readonly Move[]) => void;
  /** What stands under the name, where it is not how the seat is now. */
  readonly note?: string;
}

function stateOf(seat: SeatSight, thinks: boolean, mine: boolean): string {
  if (seat.resigned === true) return t("seat-resigned");
  if (thinks) return mine ? t("seat-your-turn") : t("seat-thinks");
  if (mine) return t("seat-you");
  if ((seat.bot ?? "") !== "") return t("seat-bot");
  return seat.present === true ? t("seat-here") : t("seat-away");
}

export function SeatCard({ seat, mine, sight, layout, targets, speech, clock, onPick, note }: Props) {
  const { Mat } = boardOf(speech.game);
  const name = speech.names[seat.seat] ?? "";
  const thinks = sight.over !== true && sight.waiting.includes(seat.seat);
  const open = useUi((one) => one.unfolded.includes(seat.seat));
  const sheets = layout.sheets.filter((sheet) => sheet.each_seat === true);
  const lit = !mine && sight.scene.pieces.some((piece) => piece.at.seat === seat.seat && targets.pieces.has(piece.id));
  const fold = (): void => setUi({ unfolded: [] });
  return (
    <section class={`seat ${livery(seat.seat).colour}${mine ? " mine" : ""}${thinks ? " thinks" : ""}${open || lit ? " open" : ""}${lit && !open ? " reached" : ""}`} aria-label={t("seat-label", { name: name })}>
      <header>
        <Seal seat={seat.seat} />
        <span class="who">
          <b>{name}</b>
          <small>{thinks && <Icon name="star" class="i star" />}{note ?? stateOf(seat, thinks, mine)}</small>
        </span>
        {clock !== null && <Clock clock={clock} />}
        <button class="b bare sq fold" type="button" aria-expanded={open || lit} aria-label={t("seat-unfold", { name: name })} onClick={() => (open ? fold() : setUi({ unfolded: [seat.seat] }))}>
          <Icon name="ui-more" />
        </button>
      </header>
      <div class="things-of">
        {Mat !== undefined && <Mat of={seat.seat} sight={sight} layout={layout} scene={sight.scene} targets={targets} speech={speech} seat={mine ? seat.seat : -1} onPick={onPick} />}
        {Mat === undefined && sheets.map((sheet) => (
          <Tray key={sheet.id} sheet={sheet} seat={seat.seat} pieces={sight.scene.pieces} targets={targets} speech={speech} full={false} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}
