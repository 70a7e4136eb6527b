import { X } from 'lucide-react';
import { Link } from 'react-router-dom';

import * as styles from './Chip.css.ts';
import { Icon } from './Icon.tsx';

interface ChipProps {
  readonly to: string;
  /** What the link does, in full: "Remove filter Like new". */
  readonly label: string;
  readonly children: string;
}

/** An applied filter; the whole chip removes it. */
export function RemovableChip({ to, label, children }: ChipProps) {
  return (
    <Link to={to} className={styles.removable} aria-label={label}>
      {children}
      <Icon of={X} size="inline" />
    </Link>
  );
}
