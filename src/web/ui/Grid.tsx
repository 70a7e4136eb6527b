import type { ReactNode } from 'react';

import { bringIntoSight } from './bringIntoSight.ts';
import * as styles from './Grid.css.ts';

interface GridProps {
  /**
   * `cards`: listings, as many a row as the look gives a width, `results` beside the filters; `strip`: listings in one row
   * that scrolls; `tiles`: small entries, a rail on the phone.
   */
  readonly of: keyof typeof styles.grid;
  readonly as?: 'div' | 'ul' | 'ol';
  readonly children: ReactNode;
}

/** Equal columns that grow in number with the width. */
export function Grid({ of, as: Tag = 'div', children }: GridProps) {
  const isRail = of === 'strip' || of === 'tiles';
  return (
    <Tag className={styles.grid[of]} onFocus={isRail ? bringIntoSight : undefined}>
      {children}
    </Tag>
  );
}
