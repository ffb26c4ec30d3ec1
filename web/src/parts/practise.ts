// A guided first turn, one click away: whoever is nobody yet becomes a guest on the way.

import { post } from "../api/api.ts";
import { go } from "../router/router.ts";
import { signIn } from "../store/session.ts";
import type { TableSight } from "../wire/types.ts";
import { attempt } from "./attempt.ts";
import { nameToUse } from "./name-field.tsx";

let busy = false;

export async function practise(game: string): Promise<void> {
  if (busy) return;
  busy = true;
  await attempt(async () => {
    await signIn(nameToUse());
    const table = await post<TableSight>("/api/practice", { game });
    go(`/t/${table.id}`);
  });
  busy = false;
}
