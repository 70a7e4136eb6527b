import type { ReactNode } from 'react';

import { Breadcrumbs, type Crumb } from '../ui/navigation/Breadcrumbs.tsx';
import * as styles from './LandingHeader.css.ts';

interface LandingHeaderProps {
  readonly trail: readonly Crumb[];
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** The text with the number of listings. Its line is reserved before the number is known. */
  readonly children: ReactNode;
}

/** The head of a landing page: breadcrumbs, title and number of listings. */
export function LandingHeader({ trail, icon, title, children }: LandingHeaderProps) {
  return (
    <header className={styles.header}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>
        {icon && <span className={styles.icon}>{icon}</span>}
        {title}
      </h1>
      <p className={styles.lead}>{children}</p>
    </header>
  );
}
