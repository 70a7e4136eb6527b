import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import * as styles from './EmptyRoom.css.ts';
import { Icon } from './Icon.tsx';

interface EmptyRoomProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** What this place is for, and what to do. */
  readonly children: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
}

/** A place with nothing in it yet. */
export function EmptyRoom({ icon, title, children, action }: EmptyRoomProps) {
  return (
    <section className={styles.room}>
      <span className={styles.icon}>
        <Icon of={icon} size="large" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
