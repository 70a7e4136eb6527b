import { type ReactNode, useId } from 'react';

import * as styles from './Section.css.ts';

interface SectionProps {
  /** The id of the section, as a target of links. */
  readonly id?: string;
  readonly title: ReactNode;
  /** A link to more content of this section, at the right of the title. */
  readonly more?: ReactNode;
  /** Whether the section is left out when the page is printed. */
  readonly isScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with its own headline. */
export function Section({ id, title, more, isScreenOnly = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      className={isScreenOnly ? styles.screenSection : styles.section}
    >
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
