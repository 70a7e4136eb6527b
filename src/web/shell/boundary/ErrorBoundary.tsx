import { Component, type ReactNode } from 'react';

import { LaterSevereError } from '../laterParts.tsx';

interface ErrorBoundaryState {
  /** In an object, since anything may be thrown. */
  readonly thrown: { readonly error: unknown } | null;
}

/** Shows the severe-error screen for whatever its children throw while they render (SHELL-18). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? <LaterSevereError error={thrown.error} /> : this.props.children;
  }
}
