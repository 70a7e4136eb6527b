import type { ReactNode } from 'react';

import { Breadcrumbs, type Crumb } from '../ui/navigation/Breadcrumbs.tsx';
import * as styles from './LandingHeader.css.ts';

interface LandingHeaderProps {
  readonly trail: readonly Crumb[];
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** How much there is; its line is there before that is known. */
  readonly children: ReactNode;
}

/** How a landing page begins: where it stands, what it is about, and how much of it there is. */
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
