import { Component, type ReactNode } from 'react';

import { ChunkLoadError } from '../../chunks/chunk.ts';
import { PageNotLoaded } from './PageNotLoaded.tsx';

interface PageBoundaryProps {
  /** The current URL: a navigation resets the error. */
  readonly address: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error: unknown;
  /** The URL at which the error was thrown. */
  readonly address: string;
}

/** Replaces a page whose scripts failed to load, within the shell (OPERATIONS-5). Other errors are rethrown. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: undefined, address: this.props.address };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ address }: PageBoundaryProps, state: PageBoundaryState) {
    return address === state.address ? null : { error: undefined, address };
  }

  override render() {
    const { error, address } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ChunkLoadError) return <PageNotLoaded address={address} />;
    throw error;
  }
}
