// Try something; if it is not done, say why.

import { Trouble } from "../api/api.ts";
import { notify } from "../store/state.ts";
import { has, learn, say, t } from "../words/speak.ts";

/** Why something was not done, in the reader's words. Those of the server are fetched when they are needed first. */
export async function reasonOf(error: unknown, game = ""): Promise<string> {
  if (!(error instanceof Trouble)) return t("error-unreached");
  if (has(error.said.key)) return t(error.said.key);
  try {
    await learn([], ["core", "server"]);
  } catch {
    return t("error-unreached");
  }
  return say(error.said, game);
}

export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(await reasonOf(error), true);
    if (!(error instanceof Trouble)) throw error;
  }
}
