import type { ReactNode } from 'react';

import type { Space } from '../theme/scale.ts';
import * as styles from './Row.css.ts';

interface RowProps {
  readonly gap: Space;
  readonly as?: 'div' | 'ul' | 'p' | 'span';
  /** `apart` pushes the first and the last to the edges. */
  readonly spread?: 'together' | 'apart';
  readonly children: ReactNode;
}

/** Things beside each other, centred on one line; what does not fit wraps. */
export function Row({ gap, as: Tag = 'div', spread = 'together', children }: RowProps) {
  return <Tag className={`${styles.row[gap]} ${styles.spread[spread]}`}>{children}</Tag>;
}
