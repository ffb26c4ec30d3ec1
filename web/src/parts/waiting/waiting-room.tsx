// A table before its match: who is here, how others come, and the host's button that starts it.

import { useEffect } from "preact/hooks";
import { get, post } from "../../api/api.ts";
import { announce, usePage, type TableState } from "../../store/state.ts";
import type { Link, TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { attempt } from "../attempt.ts";
import { clockText } from "../clock-text.ts";
import { LinkCard } from "../link-card.tsx";
import { gameTitle, seatName } from "../names.ts";
import { Picture } from "../picture.tsx";
import { isFree } from "../seals.tsx";
import { Seal } from "../seal.tsx";

export function WaitingRoom({ state, table }: { readonly state: TableState; readonly table: TableSight }) {
  const host = table.host === state.you;
  const free = table.seats.filter(isFree).length;
  const seated = state.seats.length > 0;
  const act = (path: string): Promise<void> => attempt(async () => void (await post(`/api/tables/${table.id}/${path}`, path === "sit" ? {} : undefined)));
  const now = table.status === "opening" ? t("waiting-opening") : free > 0 ? t("waiting-free", { count: free }) : host ? t("waiting-ready-host") : t("waiting-ready");
  useEffect(() => announce(now), [now]);
  return (
    <main id="main" class="waiting">
      <section class="sheet pad stack" aria-labelledby="waiting-title">
        <header>
          <Picture game={table.game} />
          <div>
            <h1 id="waiting-title">{gameTitle(table.game)}</h1>
            <p class="quiet">{clockText(table.clock)}</p>
          </div>
        </header>
        <p class="say">{now}</p>
        <ol class="seats">
          {table.seats.map((seat) => (
            <li key={seat.seat}>
              {isFree(seat) ? <span class="empty" aria-hidden="true" /> : <Seal seat={seat.seat} />}
              <span>{seatName(seat)}</span>
              {seat.guest !== undefined && seat.guest !== "" && <small class="quiet">{seat.guest === table.host ? t("seat-host") : seat.present === true ? t("seat-here") : t("seat-away")}</small>}
            </li>
          ))}
        </ol>
        <div class="row">
          {host && <button class="b gold" type="button" disabled={free > 0 || table.status === "opening"} onClick={() => void act("start")}>{t("waiting-start")}</button>}
          {!seated && free > 0 && table.public && <button class="b gold" type="button" onClick={() => void act("sit")}>{t("sit-down")}</button>}
          {host ? <button class="b" type="button" onClick={() => void act("close")}>{t("waiting-close")}</button> : seated && <button class="b" type="button" onClick={() => void act("leave")}>{t("waiting-leave")}</button>}
        </div>
      </section>
      {host && table.status === "open" && free > 0 && <Invitation table={table.id} />}
    </main>
  );
}

function Invitation({ table }: { readonly table: string }) {
  const [link, setLink] = usePage<Link | null>(`join-${table}`, null);
  useEffect(() => void attempt(async () => setLink(await get<Link>(`/api/tables/${table}/links/join`))), [table]);
  const renew = (): Promise<void> =>
    attempt(async () => {
      await post(`/api/tables/${table}/links`);
      setLink(await get<Link>(`/api/tables/${table}/links/join`));
    });
  return (
    <section class="sheet pad stack" aria-labelledby="invite">
      <h2 id="invite">{t("invite-title")}</h2>
      <p class="quiet">{t("invite-text")}</p>
      {link !== null && <LinkCard link={link} label={t("invite-link")} />}
      <p><button class="b bare" type="button" onClick={() => void renew()}>{t("invite-renew")}</button></p>
    </section>
  );
}
