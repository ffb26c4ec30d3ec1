// Who sits where.

import { botName } from "../../parts/names.ts";
import { Seal } from "../../parts/seal.tsx";
import { Segments } from "../../parts/segments.tsx";
import { useApp } from "../../store/state.ts";
import type { GameSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import type { Chair, Draft, Who } from "./draft.ts";

interface Props {
  readonly game: GameSight;
  readonly draft: Draft;
  readonly change: (patch: Partial<Draft>) => void;
}

export function Chairs({ game, draft, change }: Props) {
  const sit = (seat: number, patch: Partial<Chair>): void =>
    change({ chairs: draft.chairs.map((chair, at) => (at === seat ? { ...chair, ...patch } : chair)) });
  const first = draft.chairs.findIndex((chair) => chair.who === "me");
  return (
    <section class="sheet pad" aria-labelledby="who">
      <h2 id="who">{t("new-who")}</h2>
      <ol>
        {draft.chairs.map((chair, seat) => (
          <OneChair key={seat} seat={seat} chair={chair} game={game} me={seat === first} sit={(patch) => sit(seat, patch)} />
        ))}
      </ol>
    </section>
  );
}

interface ChairProps {
  readonly seat: number;
  readonly chair: Chair;
  readonly game: GameSight;
  /** The first seat of this device: whoever makes the table. */
  readonly me: boolean;
  readonly sit: (patch: Partial<Chair>) => void;
}

function OneChair({ seat, chair, game, me, sit }: ChairProps) {
  const name = useApp((state) => state.me?.name);
  const own = me && name !== undefined ? t("who-you-named", { name }) : chair.who === "me" && !me ? t("who-here") : t("who-you");
  const segments = [
    { value: "me", label: own },
    { value: "friend", label: t("who-friend") },
    { value: "bot", label: t("who-bot"), disabled: game.bots.length === 0 },
    { value: "empty", label: t("who-empty") },
  ];
  return (
    <li class="chair">
      <Seal seat={seat} alone />
      <Segments name={`seat-${seat}`} label={t("seat-number", { number: seat + 1 })} value={chair.who} segments={segments} onChange={(who) => sit({ who: who as Who })} />
      {chair.who === "bot" && game.bots.length > 1 && (
        <select class="b" aria-label={t("bot-level-of", { number: seat + 1 })} value={chair.bot} onChange={(event) => sit({ bot: event.currentTarget.value })}>
          {game.bots.map((level) => (
            <option key={level} value={level}>{botName(level)}</option>
          ))}
        </select>
      )}
      {chair.who === "me" && !me && (
        <input class="in" aria-label={t("here-name-of", { number: seat + 1 })} placeholder={t("here-name")} maxLength={60} value={chair.name} onInput={(event) => sit({ name: event.currentTarget.value })} />
      )}
    </li>
  );
}
