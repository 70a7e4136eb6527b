import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as styles from './Inspector.css.ts';
import { messageOf } from '../../log/shown/errorMessage.ts';

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

/** Shows the error of a view instead of an empty window: a file from elsewhere may have data that no view expects. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly fault: string | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: messageOf(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <div className={styles.fault} role="alert">
        <p>The inspector cannot show this: {fault}</p>
        <Button onClick={() => this.setState({ fault: null })}>Try again</Button>
        <Button onClick={() => window.location.reload()}>Start again</Button>
      </div>
    );
  }
}
