import type { ReactNode } from 'react';

import * as styles from './Grid.css.ts';
import { Rail } from './Rail.tsx';

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
  const className = styles.grid[of];
  if (of === 'strip' || of === 'tiles') {
    return (
      <Rail as={Tag} className={className}>
        {children}
      </Rail>
    );
  }
  return <Tag className={className}>{children}</Tag>;
}
