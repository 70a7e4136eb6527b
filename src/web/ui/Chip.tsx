import X from 'lucide-react/icons/x';

import * as styles from './Chip.css.ts';
import { Icon } from './Icon.tsx';
import { onPlainClick } from './navigation/plainClick.ts';
import { Link } from './navigation/Link.tsx';

interface ChipProps {
  readonly to: string;
  /** The accessible name of the chip's link, with its full action: "Remove filter Like new". */
  readonly label: string;
  readonly children: string;
  /** Removes the filter instead of following the link. */
  readonly onRemove: () => void;
}

/** A chip for an applied filter; a click anywhere on the chip removes the filter. */
export function RemovableChip({ to, label, onRemove, children }: ChipProps) {
  return (
    <Link to={to} onClick={onPlainClick(onRemove)} className={styles.removable} aria-label={label}>
      {children}
      <Icon of={X} size="inline" />
    </Link>
  );
}
