// If drawing fails, the reader gets a sentence, a way on, and a report to send, not an empty page.

import { Component, type ComponentChildren } from "preact";
import { store } from "../store/state.ts";
import { report } from "../store/report.ts";
import { t } from "../words/speak.ts";

export class Boundary extends Component<{ readonly children: ComponentChildren }, { readonly error: Error | null }> {
  override state = { error: null as Error | null };
  #stop: (() => void) | null = null;

  override componentDidMount(): void {
    const failed = (error: unknown): void => this.setState({ error: error instanceof Error ? error : new Error(String(error)) });
    const onError = (event: ErrorEvent): void => failed(event.error);
    addEventListener("error", onError);
    const unsubscribe = store.subscribe(() => {
      if (store.state.broken !== null && this.state.error === null) failed(store.state.broken);
    });
    this.#stop = () => {
      removeEventListener("error", onError);
      unsubscribe();
    };
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ error: error instanceof Error ? error : new Error(String(error)) });
  }

  render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main" class="plain sheet" aria-live="assertive">
        <h1>{t("broken-title")}</h1>
        <p>{t("broken-text")}</p>
        <p class="row">
          <button class="b gold" type="button" onClick={() => location.reload()}>{t("broken-again")}</button>
          <button class="b" type="button" onClick={() => void report(error)}>{t("broken-report")}</button>
        </p>
        <details>
          <summary>{t("broken-details")}</summary>
          <pre>{error.message}</pre>
        </details>
      </main>
    );
  }
}
