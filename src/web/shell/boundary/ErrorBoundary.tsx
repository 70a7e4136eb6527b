import { Component, type ReactNode } from 'react';

import { LazySevereError } from '../lazyParts.tsx';

interface ErrorBoundaryState {
  /** The thrown value, wrapped in an object because any value can be thrown; null if nothing was thrown. */
  readonly thrown: { readonly error: unknown } | null;
}

/** Shows the severe-error screen when its children throw an error while rendering (SHELL-18). */
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
