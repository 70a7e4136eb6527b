import { type ReactNode, useId } from 'react';

import * as styles from './Section.css.ts';

interface SectionProps {
  /** The target of links. */
  readonly id?: string;
  readonly title: ReactNode;
  /** A link to more of it, at the right of the title. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the front page with its own headline. */
export function Section({ id, title, more, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
