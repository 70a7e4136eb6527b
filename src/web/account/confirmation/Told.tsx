import type { ReactNode } from 'react';

import * as styles from './ConfirmationPage.css.ts';

/** The headline of a state of the page, and what it means. */
export function Told({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
    </>
  );
}
