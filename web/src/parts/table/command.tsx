// The command line: a move in the game's notation, for whoever knows it by heart.

import { askWhy, play, sightNow } from "../../pages/table/doing.ts";
import { plain } from "../../model/picking.ts";
import { usePage } from "../../store/state.ts";
import { t } from "../../words/speak.ts";

export function Command() {
  const [text, type] = usePage("table-command", "");
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === "") return;
    type("");
    const plays = wanted.split(/\s*[/;]\s*/);
    const legal = (sightNow()?.legal ?? []).some((one) => plain(one.play) === plain(wanted));
    void (legal || plays.length > 1 ? play(plays) : play([wanted]).catch(() => askWhy(wanted)));
  };
  return (
    <form class="command" onSubmit={onSubmit}>
      <label class="sr" for="command">{t("command-label")}</label>
      <input id="command" class="in" autoComplete="off" autoCapitalize="off" spellcheck={false} placeholder={t("command-hint")} value={text} onInput={(event) => type(event.currentTarget.value)} />
    </form>
  );
}
