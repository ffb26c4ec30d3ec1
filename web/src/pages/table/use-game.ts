// What a table needs of its game before it can be drawn.

import { useEffect } from "preact/hooks";
import { loadBoard } from "../../boards/boards.ts";
import { loadArt } from "../../look/art.ts";
import { useApp, usePage } from "../../store/state.ts";
import { learn } from "../../words/speak.ts";
import { loadLayout } from "./doing.ts";
import { useUi } from "./ui.ts";

/** The words, drawings and sheets of the game; true when all are there. */
export function useGame(game: string, edition: string): boolean {
  const [ready, set] = usePage("table-game", "");
  const layout = useUi((one) => one.layout);
  const spoken = useApp((state) => state.choices.language);
  const wanted = `${game} ${edition} ${spoken}`;
  useEffect(() => {
    if (game === "") return;
    let current = true;
    void Promise.all([learn([], [game]), loadBoard(game), loadArt(game, edition), loadLayout(game, edition)]).then(() => current && set(wanted));
    return () => {
      current = false;
    };
  }, [wanted]);
  return game !== "" && ready === wanted && layout !== null;
}
