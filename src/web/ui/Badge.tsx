import type { ReactNode } from 'react';

import * as styles from './Badge.css.ts';

interface BadgeProps {
  /** `new` over a picture, `promoted` for paid placement, `soft` for what is good, `quiet` for facts. */
  readonly kind?: keyof typeof styles.badge;
  readonly children: ReactNode;
}

/** A word about a thing, not something to press. */
export function Badge({ kind = 'quiet', children }: BadgeProps) {
  return <span className={styles.badge[kind]}>{children}</span>;
}
