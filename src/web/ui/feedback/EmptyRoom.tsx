import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import marmot from '../../theme/brands/murmel/marmot.svg';
import * as styles from './EmptyRoom.css.ts';
import { Icon } from '../Icon.tsx';

interface EmptyRoomProps {
  /** The icon of the placeholder; murmel shows its marmot instead, except on lost pages. */
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** The purpose of this empty list or page, and what the user can do. */
  readonly children: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** Whether the placeholder is for an invalid URL: it then shows no marmot. */
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
