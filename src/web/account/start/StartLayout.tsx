import type { ReactNode } from 'react';

import * as styles from './StartLayout.css.ts';

interface StartLayoutProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Content next to the form, or below it on a narrow screen. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form of the login area with its headline, at the left of the page. */
export function StartLayout({ title, lead, aside, children }: StartLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>{children}</div>
      </div>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
