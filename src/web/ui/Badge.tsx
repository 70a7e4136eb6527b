import type { ReactNode } from 'react';

import * as styles from './Badge.css.ts';

interface BadgeProps {
  /** `new` over a picture, `promoted` for paid placement, `soft` for positive states, `quiet` for facts. */
  readonly kind?: keyof typeof styles.badge;
  readonly children: ReactNode;
}

/** A label on an element; it is not interactive. */
export function Badge({ kind = 'quiet', children }: BadgeProps) {
  return <span className={styles.badge[kind]}>{children}</span>;
}
