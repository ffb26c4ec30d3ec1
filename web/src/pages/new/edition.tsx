// Which figures are played with, and an honest sentence about them.

import { Icon } from "../../parts/icon.tsx";
import type { GameSight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import type { Draft } from "./draft.ts";

interface Props {
  readonly game: GameSight;
  readonly draft: Draft;
  readonly change: (patch: Partial<Draft>) => void;
}

export function EditionChoice({ game, draft, change }: Props) {
  const editions = Object.entries(game.editions);
  return (
    <section class="sheet pad stack" aria-labelledby="edition">
      <h2 id="edition">{t("new-edition")}</h2>
      {editions.length > 1 ? (
        <select class="b full" aria-labelledby="edition" value={draft.edition} onChange={(event) => change({ edition: event.currentTarget.value })}>
          {editions.map(([id, name]) => (
            <option key={id} value={id}>{name}</option>
          ))}
        </select>
      ) : (
        <p><b>{editions[0]?.[1]}</b></p>
      )}
      <p class="note">
        <Icon name="ui-book" />
        <span>{say({ type: "message", key: "about" }, game.card.name)}</span>
      </p>
    </section>
  );
}
