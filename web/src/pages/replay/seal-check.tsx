// The seal held against the record: what this browser worked out, what it had kept, and what only the engine proves.

import { useEffect } from "preact/hooks";
import { getText, postFile } from "../../api/api.ts";
import { keptFor } from "../../live/opening.ts";
import { attempt } from "../../parts/attempt.ts";
import { Icon } from "../../parts/icon.tsx";
import type { Finding, Verdict } from "../../seal/verify.ts";
import { announce, usePage } from "../../store/state.ts";
import type { Proved } from "../../wire/types.ts";
import { has, t } from "../../words/speak.ts";
import { film, type Reel } from "./film.ts";

interface Checked {
  readonly verdict: Verdict | null;
  readonly engine: Proved | null;
  readonly kept: boolean;
  /** The file is no record at all. */
  readonly nothing: boolean;
}

async function check(reel: Reel): Promise<Checked> {
  const text = reel.kind === "record" ? reel.text : await getText(`/api/tables/${reel.id}/record`);
  const { commitmentOf, verify } = await import("../../seal/verify.ts");
  const engine = reel.kind === "record" ? reel.proved : await postFile<Proved>("/api/records/check", text);
  try {
    const kept = keptFor(reel.kind === "table" ? reel.id : "", commitmentOf(text));
    return { verdict: await verify(text, kept), engine, kept: kept !== null, nothing: false };
  } catch {
    return { verdict: null, engine, kept: false, nothing: true };
  }
}

function Line({ finding }: { readonly finding: Finding }) {
  const { what, holds, count, entry } = finding;
  return (
    <li class={holds ? "holds" : "broken"}>
      <Icon name={holds ? "ui-check" : "ui-why"} />
      <span><b>{t(holds ? "seal-holds" : "seal-broken")}</b>{` ${t(`seal-${what}`, { count })}`}{entry > 0 && ` ${t("seal-entry", { entry })}`}</span>
    </li>
  );
}

function Words({ prefix, keys }: { readonly prefix: string; readonly keys: readonly string[] }) {
  return <>{keys.map((key) => <li key={key}><span>{has(`${prefix}-${key}`) ? t(`${prefix}-${key}`) : key}</span></li>)}</>;
}

function Engine({ engine }: { readonly engine: Proved }) {
  if (engine.wrong !== "") return <ul class="seal-list"><li class="broken"><Icon name="ui-why" /><span><b>{t("seal-failed")}</b>{` ${engine.wrong}`}</span></li></ul>;
  return (
    <>
      <ul class="seal-list">
        {engine.proved.map((key) => <li key={key} class="holds"><Icon name="ui-check" /><span><b>{t("seal-holds")}</b>{` ${has(`proved-${key}`) ? t(`proved-${key}`) : key}`}</span></li>)}
      </ul>
      {engine.warnings.length > 0 && <ul class="seal-list quiet"><Words prefix="warning" keys={engine.warnings} /></ul>}
    </>
  );
}

export function SealCheck({ reel }: { readonly reel: Reel }) {
  const [checked, set] = usePage<Checked | null>("film-seal", null);
  const [busy, setBusy] = usePage("film-seal-busy", false);
  useEffect(() => () => set(null), [reel]);
  const run = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const found = await check(reel);
      if (film().reel !== reel) return;
      set(found);
      const wrong = found.nothing || found.engine?.wrong !== "" || (found.verdict?.findings ?? []).some((one) => !one.holds);
      announce(t(wrong ? "seal-said-broken" : found.verdict?.unproved === "" ? "seal-said-holds" : "seal-said-nothing"));
    });
    setBusy(false);
  };
  const findings = checked?.verdict?.findings ?? [];
  const own = findings.filter((one) => !one.what.startsWith("kept-"));
  const kept = findings.filter((one) => one.what.startsWith("kept-"));
  return (
    <section class="sheet pad stack seal-check" aria-labelledby="seal">
      <h2 id="seal">{t("seal-title")}</h2>
      <p class="quiet">{t("seal-text")}</p>
      <p><button type="button" class="b" aria-disabled={busy} onClick={() => !busy && void run()}><Icon name="ui-check" />{busy ? t("loading") : t("seal-check")}</button></p>
      {checked !== null && (
        <div class="stack" id="seal-found">
          {checked.verdict !== null && checked.verdict.unproved !== "" && <p class="heed">{t(`seal-unproved-${checked.verdict.unproved}`)}</p>}
          {own.length > 0 && (
            <>
              <h3>{t("seal-by-browser")}</h3>
              <ul class="seal-list">{own.map((one) => <Line key={one.what} finding={one} />)}</ul>
              <h3>{t("seal-by-kept")}</h3>
              {kept.length > 0 ? <ul class="seal-list">{kept.map((one) => <Line key={one.what} finding={one} />)}</ul> : <p class="quiet">{t("seal-kept-nothing")}</p>}
            </>
          )}
          <h3>{t("seal-by-engine")}</h3>
          <p class="quiet">{t("seal-only-engine")}</p>
          {checked.engine !== null && <Engine engine={checked.engine} />}
          <h3>{t("seal-by-nobody")}</h3>
          <p class="quiet">{t("seal-host")}</p>
        </div>
      )}
    </section>
  );
}
