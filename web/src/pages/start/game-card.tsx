// One game on the shelf: its picture, a sentence, how many, how long, how heavy, and a guided first turn, and three ways to begin.

import { Icon } from "../../parts/icon.tsx";
import { practise } from "../../parts/practise.ts";
import { Picture } from "../../parts/picture.tsx";
import type { GameSight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";

export function GameCard({ game }: { readonly game: GameSight }) {
  const { card } = game;
  const title = say(card.title, card.name);
  const [shortest, longest] = card.minutes;
  const weight = Math.round(card.weight);
  const at = (kind: string): string => `/new/${card.name}?for=${kind}`;
  return (
    <article class="game sheet" aria-labelledby={`game-${card.name}`}>
      <Picture game={card.name} />
      <div class="txt">
        <h2 id={`game-${card.name}`}>{title}</h2>
        <p>{say(card.sentence, card.name)}</p>
        <ul class="facts">
          <li>
            <Icon name="ui-people" />
            <span class="sr">{t("fact-players", { fewest: card.fewest, most: card.most })}</span>
            <span aria-hidden="true">{`${card.fewest}–${card.most}`}</span>
          </li>
          <li>
            <Icon name="ui-clock" />
            <span>{t("fact-minutes", { shortest, longest })}</span>
          </li>
          <li>
            <span class="sr">{t("fact-weight", { weight })}</span>
            <span class="weight" aria-hidden="true">
              {[1, 2, 3, 4, 5].map((n) => (
                <i key={n} class={n <= weight ? "f" : ""} />
              ))}
            </span>
          </li>
          <li>
            <a href={`/rules/${card.name}`} aria-label={t("rules-of", { game: title })}>{t("rules")}</a>
          </li>
        </ul>
        {game.practice && (
          <button class="b first-turn" type="button" onClick={() => void practise(card.name)} aria-label={t("practise-of", { game: title })}>
            <Icon name="star" />
            {t("practise")}
          </button>
        )}
        <div class="row">
          <a class="b ink" href={at("bots")} aria-label={t("play-bots-of", { game: title })}>{t("play-bots")}</a>
          <a class="b" href={at("here")} aria-label={t("play-here-of", { game: title })}>{t("play-here")}</a>
          <a class="b" href={at("friends")} aria-label={t("play-friends-of", { game: title })}>{t("play-friends")}</a>
        </div>
      </div>
    </article>
  );
}
