// Where a link leads: it says what will happen, and happens only after a click. The token stands behind the # and is
// taken out of the address at once, so that it is not left in the history or on a shared screen.

import { useEffect } from "preact/hooks";
import { post } from "../../api/api.ts";
import { reasonOf } from "../../parts/attempt.ts";
import { Icon } from "../../parts/icon.tsx";
import { NameField, nameToUse } from "../../parts/name-field.tsx";
import { useTitle } from "../../parts/use-title.ts";
import type { Place } from "../../router/places.ts";
import { go } from "../../router/router.ts";
import { arriveBy, signIn } from "../../store/session.ts";
import { useApp, usePage } from "../../store/state.ts";
import type { TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import LostPage from "../lost/lost.tsx";

type Way = "join" | "watch" | "device" | "recover";

const ICONS: Readonly<Record<Way, string>> = { join: "ui-people", watch: "ui-replay", device: "ui-link", recover: "ui-link" };

export default function EnterPage({ place }: { readonly place: Place }) {
  if (!("token" in place)) return <LostPage />;
  return <Enter key={place.page} way={place.page} given={place.token} />;
}

function Enter({ way, given }: { readonly way: Way; readonly given: string }) {
  const [kept, keep] = usePage(`token-${way}`, "");
  const [trouble, setTrouble] = usePage(`enter-trouble-${way}`, "");
  const [busy, setBusy] = usePage("enter-busy", false);
  const me = useApp((state) => state.me?.name);
  const token = given || kept;
  const guest = way === "join" || way === "watch";
  useTitle(t(`${way}-title`));
  useEffect(() => {
    if (given === "") return;
    keep(given);
    setTrouble("");
    go(`/${way}`, true);
  }, [given]);

  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      if (guest) {
        await signIn(nameToUse());
        const table = await post<TableSight>(`/api/${way}`, { token });
        keep("");
        go(`/t/${table.id}`, true);
      } else {
        await arriveBy(way, token);
        keep("");
        go("/", true);
      }
    } catch (error) {
      setTrouble(await reasonOf(error));
    }
    setBusy(false);
  };

  return (
    <main id="main" class="plain sheet enter">
      <h1><Icon name={ICONS[way]} />{t(`${way}-title`)}</h1>
      {token === "" ? (
        <>
          <p>{t("enter-no-token")}</p>
          <p><a class="b" href="/">{t("to-start")}</a></p>
        </>
      ) : (
        <form class="stack" onSubmit={(event) => void enter(event)}>
          <p>{t(`${way}-text`)}</p>
          {guest && me !== undefined && <p class="quiet">{t("enter-as", { name: me })}</p>}
          {!guest && me !== undefined && <p class="note heed">{t("enter-instead", { name: me })}</p>}
          {guest && <NameField />}
          <p><button class="b gold" type="submit" disabled={busy}>{t(`${way}-go`)}</button></p>
          <p class="heed" role="alert">{trouble}</p>
        </form>
      )}
    </main>
  );
}
