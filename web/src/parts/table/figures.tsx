// Which figures of the edition are reconstructed, said plainly.

import { useEffect } from "preact/hooks";
import { get } from "../../api/api.ts";
import { attempt } from "../attempt.ts";
import { usePage } from "../../store/state.ts";
import type { Figures as Counted } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";

export function Figures({ game, edition, open }: { readonly game: string; readonly edition: string; readonly open: boolean }) {
  const [found, set] = usePage<readonly Counted[] | null>(`figures ${game} ${edition}`, null);
  useEffect(() => {
    if (found === null && game !== "") void attempt(async () => set(await get<readonly Counted[]>(`/api/games/${game}/figures?edition=${encodeURIComponent(edition)}`)));
  }, [game, edition]);
  if (found === null) return null;
  const of = (status: string): readonly Counted[] => found.filter((one) => one.status === status);
  const count = (some: readonly Counted[]): number => some.reduce((sum, one) => sum + one.count, 0);
  const [ours, derived] = [of("reconstructed"), of("derived")];
  if (ours.length === 0) return <p class="quiet">{t("figures-none")}</p>;
  return (
    <details class="figures" open={open}>
      <summary>{t("figures-text", { count: count(ours) })}</summary>
      <ul>{ours.map((one) => <li key={one.key}><code>{one.key}</code>{one.count > 1 && ` × ${one.count}`}</li>)}</ul>
      {derived.length > 0 && <p class="quiet">{t("figures-derived", { count: count(derived) })}</p>}
    </details>
  );
}
