import type { ReactNode } from 'react';

import * as styles from './FilterGroup.css.ts';

interface FilterGroupProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One filter, or several that belong together, under a title; a hairline parts it from the one above. */
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
