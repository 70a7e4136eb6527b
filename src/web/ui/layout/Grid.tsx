import type { ReactNode } from 'react';

import * as styles from './Grid.css.ts';
import { Rail } from './Rail.tsx';

interface GridProps {
  /**
   * `cards`: listings, with as many columns as the width allows, `results` next to the filters. `strip`: listings in
   * one row that scrolls. `tiles`: small entries, a rail on the phone.
   */
  readonly of: keyof typeof styles.grid;
  readonly as?: 'div' | 'ul' | 'ol';
  readonly children: ReactNode;
}

/** A grid of equal columns, whose number grows with the width. */
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
