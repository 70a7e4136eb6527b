import type { ReactNode } from 'react';

import * as styles from './FilterGroup.css.ts';

interface FilterGroupProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One filter, or several related ones, under a title; a hairline separates it from the group above. */
export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <div className={styles.group}>
      <fieldset>
        <legend className={styles.legend}>{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}
