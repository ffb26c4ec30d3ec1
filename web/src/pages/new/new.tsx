// A new table: everything is filled in, so that one click is enough, and everything can be changed.

import { useEffect } from "preact/hooks";
import { post } from "../../api/api.ts";
import { attempt } from "../../parts/attempt.ts";
import { NameField, nameToUse } from "../../parts/name-field.tsx";
import { Picture } from "../../parts/picture.tsx";
import { useTitle } from "../../parts/use-title.ts";
import { go } from "../../router/router.ts";
import type { Place } from "../../router/places.ts";
import { signIn } from "../../store/session.ts";
import { store, useApp, usePage } from "../../store/state.ts";
import type { GameSight, TableSight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import LostPage from "../lost/lost.tsx";
import { Chairs } from "./chairs.tsx";
import { ClockAndMore } from "./clock.tsx";
import { firstDraft, isComplete, problemOf, tableOf, type Draft, type Kind } from "./draft.ts";
import { HouseRules } from "./house-rules.tsx";
import { EditionChoice } from "./edition.tsx";

export default function NewPage({ place }: { readonly place: Place }) {
  const game = useApp((state) => state.games.find((one) => place.page === "new" && one.card.name === place.game));
  if (place.page !== "new" || game === undefined) return <LostPage />;
  return <NewTableForm key={`${place.game}/${place.kind}`} game={game} kind={place.kind} />;
}

function NewTableForm({ game, kind }: { readonly game: GameSight; readonly kind: Kind }) {
  const [kept, setDraft] = usePage<Draft | null>("new", null);
  const [busy, setBusy] = usePage("new-busy", false);
  const draft = kept?.game === game.card.name && kept.kind === kind ? kept : firstDraft(game, kind);
  const change = (patch: Partial<Draft>): void => setDraft({ ...draft, ...patch });
  const { card } = game;
  const title = say(card.title, card.name);
  const problem = problemOf(draft, card);
  useTitle(t("new-title", { game: title }));
  useEffect(() => () => store.set((state) => ({ pages: { ...state.pages, new: null } })), []);

  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await attempt(async () => {
      await signIn(nameToUse());
      const table = await post<TableSight>("/api/tables", tableOf(draft, card));
      go(`/t/${table.id}`);
    });
    setBusy(false);
  };

  return (
    <main id="main" class="setup">
      <header>
        <Picture game={card.name} />
        <div>
          <h1>{t("new-title", { game: title })}</h1>
          <p class="quiet">{t("new-facts", { fewest: card.fewest, most: card.most, shortest: card.minutes[0], longest: card.minutes[1] })}</p>
        </div>
      </header>
      <form onSubmit={(event) => void make(event)}>
        <Chairs game={game} draft={draft} change={change} />
        <div class="stack side">
          <NameField />
          <button class="b gold full" type="submit" disabled={problem !== null || busy}>
            {isComplete(draft) ? t("new-start") : t("new-open")}
          </button>
          {problem !== null && <p class="note heed" role="alert">{problem === "few" ? t("new-few", { fewest: card.fewest }) : t("new-nobody")}</p>}
          {!isComplete(draft) && <p class="note">{t("new-invite-next")}</p>}
          <ClockAndMore draft={draft} change={change} />
          <EditionChoice game={game} draft={draft} change={change} />
        </div>
        <HouseRules card={card} draft={draft} change={change} />
      </form>
    </main>
  );
}
