// Try something; if it is not done, say why.

import { Trouble } from "../api/api.ts";
import { notify } from "../store/state.ts";
import { has, say, t } from "../words/speak.ts";

/** Why something was not done, in the reader's words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Trouble)) return t("error-unreached");
  return has(error.said.key) ? t(error.said.key) : say(error.said);
}

export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(reasonOf(error), true);
    if (!(error instanceof Trouble)) throw error;
  }
}
