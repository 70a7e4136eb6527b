import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import marmot from '../../theme/brands/murmel/marmot.svg';
import * as styles from './EmptyRoom.css.ts';
import { Icon } from '../Icon.tsx';

interface EmptyRoomProps {
  /** Shown unless murmel's marmot replaces it. */
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** The purpose of this place, and what to do. */
  readonly children: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** Whether the address is invalid: then the marmot is out of place. */
  readonly isLost?: boolean;
}

/** A placeholder for an empty list or page. */
export function EmptyRoom({ icon, title, children, action, isLost = false }: EmptyRoomProps) {
  return (
    <section className={styles.room}>
      {__BRAND__ === 'murmel' && !isLost ? (
        <img src={marmot} alt="" width={72} height={68} className={styles.marmot} />
      ) : (
        <span className={styles.icon}>
          <Icon of={icon} size="large" />
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
