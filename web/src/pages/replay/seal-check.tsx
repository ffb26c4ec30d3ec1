// The seal held against the record: what this browser worked out, what it had kept, and what only the engine proves.

import { useEffect } from "preact/hooks";
import { getText, postFile } from "../../api/api.ts";
import { keptFor } from "../../live/opening.ts";
import { attempt } from "../../parts/attempt.ts";
import { Icon } from "../../parts/icon.tsx";
import type { Basis, Finding, Verdict } from "../../seal/verify.ts";
import { announce, usePage } from "../../store/state.ts";
import type { Proved } from "../../wire/types.ts";
import { has, t } from "../../words/speak.ts";
import { film, type Reel } from "./film.ts";

interface Checked {
  /** Nothing, if the file is no record that this browser can read. */
  readonly verdict: Verdict | null;
  readonly basis: Basis;
  readonly engine: Proved | null;
}

async function check(reel: Reel): Promise<Checked> {
  const text = reel.kind === "record" ? reel.text : await getText(`/api/tables/${reel.id}/record`);
  const { basisOf, commitmentOf, verify } = await import("../../seal/verify.ts");
  const engine = reel.kind === "record" ? reel.proved : await postFile<Proved>("/api/records/check", text);
  try {
    const kept = keptFor(reel.kind === "table" ? reel.id : "", commitmentOf(text));
    const verdict = await verify(text, kept);
    return { verdict, basis: basisOf(verdict), engine };
  } catch {
    return { verdict: null, basis: "nothing", engine };
  }
}

function isBroken({ verdict, engine }: Checked): boolean {
  return verdict === null || engine?.wrong !== "" || verdict.findings.some((one) => !one.holds);
}

/** What is said first: how far the record is proved, before anything that is true of a forgery, too. */
function Reach({ checked }: { readonly checked: Checked }) {
  const { verdict, basis } = checked;
  if (verdict === null) return <p class="heed">{t("seal-malformed")}</p>;
  const judged = verdict.unproved === "" || verdict.unproved === "unsealed";
  if (judged && isBroken(checked)) return <p class="heed">{t("seal-said-broken")}</p>;
  if (verdict.unproved !== "") return <p class="heed">{t(`seal-unproved-${verdict.unproved}`)}</p>;
  const count = verdict.findings.find((one) => one.what === "kept-head")?.count ?? 0;
  return <p class={basis === "whole" ? "" : "heed"}>{t(`seal-basis-${basis}`, { count, rest: verdict.entries - count })}</p>;
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
      const sound = found.verdict?.unproved !== "" ? "seal-said-nothing" : found.basis === "whole" ? "seal-said-holds" : "seal-said-part";
      announce(t(isBroken(found) ? "seal-said-broken" : sound));
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
          <Reach checked={checked} />
          {own.length > 0 && (
            <>
              <h3>{t("seal-by-browser")}</h3>
              <ul class="seal-list">{own.map((one) => <Line key={one.what} finding={one} />)}</ul>
              {kept.length > 0 && <h3>{t("seal-by-kept")}</h3>}
              {kept.length > 0 && <ul class="seal-list">{kept.map((one) => <Line key={one.what} finding={one} />)}</ul>}
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
