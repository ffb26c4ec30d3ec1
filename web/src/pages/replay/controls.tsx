// The scrubber: a line with its rounds and key events on it, and the buttons that step and jump.

import { begins } from "../../model/moments.ts";
import { Icon } from "../../parts/icon.tsx";
import { say, t } from "../../words/speak.ts";
import { goTo, lastPage, quietly, seenAt, useFilm } from "./film.ts";
import { jump, playOrRest } from "./playing.ts";

/** Signs of the buttons, on a field of 24: a bar where it ends, an angle for a step, two for a round. */
const SIGNS = { first: "M7 5v14M17 5l-7 7 7 7", rounds: "M12 5l-7 7 7 7M19 5l-7 7 7 7", step: "M15 5l-7 7 7 7" } as const;

interface Props {
  readonly names: readonly string[];
}

/** Rounds as lines, key events as points: a constellation along the way. */
function Marks() {
  const marks = useFilm((one) => one.contents?.marks) ?? [];
  const last = useFilm(lastPage);
  const x = (page: number): number => (last === 0 ? 0 : (page / last) * 1000);
  return (
    <svg class="film-marks" viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
      {marks.map((mark, n) => (begins(mark) ? <path key={n} class="round" d={`M${x(mark.page)} 0V16`} /> : <path key={n} class="event" d={`M${x(mark.page)} 8h.01`} />))}
    </svg>
  );
}

export function Controls({ names }: Props) {
  const at = useFilm((one) => one.at);
  const last = useFilm(lastPage);
  const playing = useFilm((one) => one.playing);
  const seen = useFilm((one) => seenAt(one, one.at));
  const game = useFilm((one) => one.game);
  const news = seen === undefined ? [] : (seen.moment.news ?? []).map((said) => say(said, game, names));
  const said = news.length > 0 ? news.join(" ") : seen === undefined ? t("loading") : quietly(seen, names);
  const where = t("replay-where", { page: at, all: last, round: seen?.moment.round ?? 0 });
  const button = (label: string, sign: keyof typeof SIGNS, keys: string, onClick: () => void, off: boolean) => (
    <button type="button" class={`b sq${/Right|Down|End/.test(keys) ? " on" : ""}`} aria-label={label} title={label} aria-keyshortcuts={keys} aria-disabled={off} onClick={() => !off && onClick()}>
      <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d={SIGNS[sign]} /></svg>
    </button>
  );
  return (
    <section class="film sheet" aria-label={t("replay-controls")}>
      <p class="film-where"><b>{where}</b></p>
      <div class="film-line">
        <Marks />
        <input type="range" min="0" max={last} step="1" value={at} aria-label={t("replay-scrub")} aria-valuetext={`${where}. ${said}`} onInput={(event) => goTo(Number(event.currentTarget.value), names)} />
      </div>
      <div class="film-keys" role="group" aria-label={t("replay-steps")}>
        {button(t("replay-first"), "first", "Home", () => goTo(0, names), at === 0)}
        {button(t("replay-round-back"), "rounds", "PageUp", () => jump(-1, "round", names), at === 0)}
        {button(t("replay-back"), "step", "ArrowLeft", () => goTo(at - 1, names), at === 0)}
        <button type="button" class="b gold" aria-keyshortcuts="k" aria-pressed={playing} onClick={() => playOrRest(names)}>
          <Icon name="ui-replay" />
          {playing ? t("replay-rest") : t("replay-play")}
        </button>
        {button(t("replay-on"), "step", "ArrowRight", () => goTo(at + 1, names), at === last)}
        {button(t("replay-round-on"), "rounds", "PageDown", () => jump(1, "round", names), at === last)}
        {button(t("replay-last"), "first", "End", () => goTo(last, names), at === last)}
      </div>
      <p class="film-said" aria-hidden="true">{said}</p>
    </section>
  );
}
