import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

import * as styles from './ErrorPanel.css.ts';
import { Icon } from '../Icon.tsx';

interface ErrorPanelProps {
  /** What happened. */
  readonly title: ReactNode;
  /** What is safe, and what to do. */
  readonly children: ReactNode;
}

/** A part of a page that did not work, while the rest of it does. */
export function ErrorPanel({ title, children }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.icon}>
        <Icon of={CircleAlert} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div className={styles.rest}>{children}</div>
      </div>
    </div>
  );
}
