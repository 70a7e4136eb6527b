import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

import * as styles from './ErrorPanel.css.ts';
import { Icon } from '../Icon.tsx';

interface ErrorPanelProps {
  /** The problem, as the panel's title. */
  readonly title: ReactNode;
  /** The consequences of the error, and what the user can do. */
  readonly children: ReactNode;
}

/** Reports an error in a part of a page whose other parts still work. */
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
