import { Component, type ReactNode } from 'react';

import { LazySevereError } from '../lazyParts.tsx';

interface ErrorBoundaryState {
  /** Wrapped in an object, since any value can be thrown. */
  readonly thrown: { readonly error: unknown } | null;
}

/** Shows the severe-error screen for errors that its children throw while rendering (SHELL-18). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? <LazySevereError error={thrown.error} /> : this.props.children;
  }
}
