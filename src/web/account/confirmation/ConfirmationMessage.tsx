import type { ReactNode } from 'react';

import * as styles from './ConfirmationPage.css.ts';

/** A headline for a state of the page, and its explanation. */
export function ConfirmationMessage({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
    </>
  );
}
