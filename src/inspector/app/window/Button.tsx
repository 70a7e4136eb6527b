import type { LucideIcon } from 'lucide-react';
import * as styles from './Button.css.ts';

interface ButtonProps {
  readonly children: React.ReactNode;
  readonly look?: 'plain' | 'primary';
  readonly type?: 'button' | 'submit';
  readonly isDisabled?: boolean;
  readonly onClick?: () => void;
}

/** A button with words. */
export function Button({ children, look = 'plain', type = 'button', isDisabled = false, onClick }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- one of the two
    <button className={styles[look]} type={type} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}

interface IconButtonProps {
  readonly of: LucideIcon;
  /** Its name, which is also its tooltip. */
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Whether it is switched on; leave it out for a button that is no switch. */
  readonly isPressed?: boolean;
  /** Whether what it opens is open; leave it out for a button that opens nothing. */
  readonly isExpanded?: boolean;
  readonly look?: 'icon' | 'primary';
  readonly onClick: () => void;
}

/** A button with a picture only. */
export function IconButton({
  of: Picture,
  label,
  isDisabled = false,
  isPressed,
  isExpanded,
  look = 'icon',
  onClick,
}: IconButtonProps) {
  return (
    <button
      className={styles[look]}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Picture size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
