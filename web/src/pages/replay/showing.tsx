// One moment: the seats, the board and the scrubber, and beside them where to go from here.

import { useMemo, useRef } from "preact/hooks";
import { WATCHING } from "../../live/table.ts";
import type { Seen } from "../../model/moments.ts";
import { DARK } from "../../model/targets.ts";
import { Board } from "../../parts/table/board.tsx";
import { Dialog } from "../../parts/table/dialog.tsx";
import { SeatCard } from "../../parts/table/seat-card.tsx";
import { useApp } from "../../store/state.ts";
import type { SeatSight, Sight, TableSight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import { useUi } from "../table/ui.ts";
import { Controls } from "./controls.tsx";
import { seenAt, useFilm } from "./film.ts";
import { Jumps, Told } from "./jumps.tsx";
import { useKeys, usePlaying } from "./playing.ts";
import { SealCheck } from "./seal-check.tsx";
import { Eyes, Fork, Keep } from "./tools.tsx";

interface Props {
  readonly names: readonly string[];
  readonly seats: readonly SeatSight[];
  readonly allowed: readonly number[];
  readonly table: TableSight | null;
  readonly done: boolean;
}

const NOTHING = (): void => {};
const KEYS: readonly (readonly [name: string, printed: string])[] = [
  ["step", "← →"], ["ends", "Home End"], ["rounds", "Page ↑ ↓"], ["events", "E  ⇧E"], ["play", "K"], ["board", "B"], ["keys", "?"],
];

function Keys() {
  return (
    <Dialog title={t("keys-title")}>
      <dl class="keys">
        {KEYS.map(([key, printed]) => <div key={key}><dt><kbd>{printed}</kbd></dt><dd>{t(`replay-key-${key}`)}</dd></div>)}
      </dl>
    </Dialog>
  );
}

/** The wanted moment, or while it is fetched the one that was shown before. */
function useShown(): Seen | undefined {
  const seen = useFilm((one) => seenAt(one, one.at));
  const before = useRef<Seen | undefined>(undefined);
  if (seen !== undefined) before.current = seen;
  return before.current;
}

/** A moment as a table would show it. */
function sightOf({ moment, scene }: Seen, eye: number | null): Sight {
  return { seat: eye, view: moment.view, scene, prompt: moment.prompt, waiting: moment.waiting ?? [], over: moment.over === true };
}

export function Showing({ names, seats, allowed, table, done }: Props) {
  const layout = useUi((one) => one.layout);
  const dialog = useUi((one) => one.dialog);
  const reel = useFilm((one) => one.reel);
  const game = useFilm((one) => one.game);
  const eye = useFilm((one) => one.eye);
  const wanted = useFilm((one) => seenAt(one, one.at) !== undefined);
  const seen = useShown();
  const spoken = useApp((all) => all.spoken);
  const speech = useMemo(() => ({ game, names }), [game, names.join("\n"), spoken]);
  usePlaying(names);
  useKeys(names);
  const scene = seen?.scene;
  const sight = useMemo(() => (seen === undefined ? undefined : sightOf(seen, eye)), [seen, eye]);
  const board = useMemo(
    () => layout !== null && sight !== undefined && <Board layout={layout} scene={sight.scene} sight={sight} targets={DARK} speech={speech} seat={eye ?? WATCHING} onPick={NOTHING} />,
    [layout, scene, speech, eye],
  );
  if (layout === null || seen === undefined || sight === undefined || reel === null) return <p class="quiet" aria-busy="true">{t("loading")}</p>;
  const { moment } = seen;
  const note = (seat: number): string => (seat === eye ? t("replay-eyes-here") : sight.waiting.includes(seat) ? t("replay-to-choose") : "");
  return (
    <div class="play replay-play" aria-busy={!wanted}>
      <div class="seats" role="group" aria-label={t("seats-label")}>
        {seats.map((seat) => <SeatCard key={seat.seat} seat={seat} mine={seat.seat === eye} sight={sight} layout={layout} targets={DARK} speech={speech} clock={null} onPick={NOTHING} note={note(seat.seat)} />)}
      </div>
      <div class="reel">
        <p class="now replay-now">{say(moment.prompt, game, names)}</p>
        {board}
        <Controls names={names} />
      </div>
      <div class="replay-side">
        <section class="sheet pad stack" aria-labelledby="looking">
          <h2 id="looking">{t("replay-looking")}</h2>
          <Eyes names={names} allowed={allowed} />
          <Keep reel={reel} done={done} />
        </section>
        <Jumps names={names} />
        <Told names={names} />
        {done && table !== null && <Fork names={names} table={table} />}
        {done && <SealCheck reel={reel} />}
      </div>
      {dialog === "keys" && <Keys />}
    </div>
  );
}
