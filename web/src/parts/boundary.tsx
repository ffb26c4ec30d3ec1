// If drawing fails, the reader gets a sentence, a way on, and a report to send, not an empty page.

import { Component, type ComponentChildren } from "preact";
import { store, type TableState } from "../store/state.ts";
import { report } from "../store/report.ts";
import { t } from "../words/speak.ts";

interface Failed {
  readonly error: Error | null;
  /** The table that was open then: drawing something else closes it. */
  readonly table: TableState | null;
}

export class Boundary extends Component<{ readonly children: ComponentChildren }, Failed> {
  override state: Failed = { error: null, table: null };
  #stop: (() => void) | null = null;

  override componentDidMount(): void {
    this.#stop = store.subscribe(() => {
      if (store.state.broken !== null && this.state.error === null) this.#failed(store.state.broken);
    });
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override componentDidCatch(error: unknown): void {
    this.#failed(error);
  }

  #failed(error: unknown): void {
    console.error(error);
    this.setState({ error: error instanceof Error ? error : new Error(String(error)), table: store.state.table });
  }

  render() {
    const { error, table } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main" class="plain sheet" aria-live="assertive">
        <h1>{t("broken-title")}</h1>
        <p>{t("broken-text")}</p>
        <p class="row">
          <button class="b gold" type="button" onClick={() => location.reload()}>{t("broken-again")}</button>
          <button class="b" type="button" onClick={() => void report(error, table)}>{t("broken-report")}</button>
        </p>
        <details>
          <summary>{t("broken-details")}</summary>
          <pre>{error.message}</pre>
        </details>
      </main>
    );
  }
}
