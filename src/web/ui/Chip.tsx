import X from 'lucide-react/icons/x';

import * as styles from './Chip.css.ts';
import { Icon } from './Icon.tsx';
import { onPlainClick } from './navigation/plainClick.ts';
import { Link } from './navigation/Link.tsx';

interface ChipProps {
  readonly to: string;
  /** The action of the link in full: "Remove filter Like new". */
  readonly label: string;
  readonly children: string;
  /** Removes it instead of following the link. */
  readonly onRemove: () => void;
}

/** An applied filter; the whole chip removes it. */
export function RemovableChip({ to, label, onRemove, children }: ChipProps) {
  return (
    <Link to={to} onClick={onPlainClick(onRemove)} className={styles.removable} aria-label={label}>
      {children}
      <Icon of={X} size="inline" />
    </Link>
  );
}
