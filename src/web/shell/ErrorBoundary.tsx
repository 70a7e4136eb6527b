import { Component, type ReactNode } from 'react';

import { SevereError } from './SevereError.tsx';

/** Shows the severe-error screen for whatever its children throw while they render (SHELL-18). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <SevereError /> : this.props.children;
  }
}
