// A code for each free seat: a phone that reads it becomes that seat's hand and controller. Only the host's screen has them.

import { useEffect } from "preact/hooks";
import { get } from "../../api/api.ts";
import { usePage } from "../../store/state.ts";
import type { Link, SeatSight, TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { attempt } from "../attempt.ts";
import { Seal } from "../seal.tsx";

interface Props {
  readonly table: TableSight;
  readonly seats: readonly SeatSight[];
  readonly host: boolean;
}

export function SeatCodes({ table, seats, host }: Props) {
  const [links, set] = usePage<Readonly<Record<number, Link>>>(`codes-${table.id}`, {});
  const wanted = seats.map((seat) => seat.seat).join();
  useEffect(() => {
    if (!host) return;
    void attempt(async () => {
      const found = await Promise.all(seats.map(async ({ seat }) => [seat, await get<Link>(`/api/tables/${table.id}/links/${seat}`)] as const));
      set(Object.fromEntries(found));
    });
  }, [table.id, wanted, host]);
  return (
    <ul class="codes">
      {seats.map(({ seat }) => {
        const link = links[seat];
        return (
          <li key={seat} class="sheet pad">
            <Seal seat={seat} />
            <p>{host ? t("screen-scan", { number: seat + 1 }) : t("seat-number", { number: seat + 1 })}</p>
            {link !== undefined && <img src={`data:image/svg+xml,${encodeURIComponent(link.svg)}`} alt={link.url} width="220" height="220" />}
          </li>
        );
      })}
    </ul>
  );
}
