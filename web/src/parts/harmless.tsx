// A part that only decorates: if drawing it fails, it is left out and the rest of the page stays.

import { Component, type ComponentChildren } from "preact";

export class Harmless extends Component<{ readonly children: ComponentChildren }, { readonly failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: true });
  }

  render() {
    return this.state.failed ? null : this.props.children;
  }
}
