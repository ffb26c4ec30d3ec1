// Proposals that wait for answers.

import { answer, seatNow } from "../../pages/table/doing.ts";
import type { TableSight, VoteSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";

function Vote({ vote, names }: { readonly vote: VoteSight; readonly names: readonly string[] }) {
  const seat = seatNow();
  const answered = (vote.yes ?? []).includes(seat) || (vote.no ?? []).includes(seat);
  const asked = (vote.asked ?? []).includes(seat) && !answered;
  const about = vote.about == null ? "" : (names[vote.about] ?? "");
  return (
    <div class="vote sheet" role="group" aria-label={t("vote-label")}>
      <p>{t(`vote-${vote.kind}`, { name: names[vote.seat] ?? "", about, entry: vote.before ?? 0 })}</p>
      <p class="quiet small">{t("vote-count", { yes: (vote.yes ?? []).length, all: (vote.asked ?? []).length })}</p>
      {asked && (
        <div class="row">
          <button type="button" class="b gold" onClick={() => void answer(vote.vote, true)}>{t("vote-yes")}</button>
          <button type="button" class="b" onClick={() => void answer(vote.vote, false)}>{t("vote-no")}</button>
        </div>
      )}
    </div>
  );
}

export function Votes({ table, names }: { readonly table: TableSight; readonly names: readonly string[] }) {
  return <>{(table.votes ?? []).map((vote) => <Vote key={vote.vote} vote={vote} names={names} />)}</>;
}
