import type { ReactNode } from 'react';

import type { Space } from '../../theme/scale.ts';
import * as styles from './Stack.css.ts';

interface StackProps {
  readonly gap: Space;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'form';
  readonly children: ReactNode;
}

/** A vertical stack, which sets the gap between its children. */
export function Stack({ gap, as: Tag = 'div', children }: StackProps) {
  return <Tag className={styles.stack[gap]}>{children}</Tag>;
}
