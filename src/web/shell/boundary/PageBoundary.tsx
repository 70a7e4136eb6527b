import { Component, type ReactNode } from 'react';

import { ChunkLoadError } from '../../chunks/chunk.ts';
import { PageNotLoaded } from './PageNotLoaded.tsx';

interface PageBoundaryProps {
  /** Where one is: at another address there is another page. */
  readonly address: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error: unknown;
  /** Where it was thrown. */
  readonly address: string;
}

/** Stands in for a page whose scripts did not come, within the shell (OPERATIONS-5). Whatever else is thrown goes on. */
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
