import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';

import * as styles from './Button.css.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../navigation/Link.tsx';

interface Look {
  /** The look of the button; at most one button per view is `primary`. */
  readonly kind?: keyof typeof styles.kind;
  /** `dense` is for rows on desktops; on touch devices it is still as tall as a touch target. */
  readonly size?: keyof typeof styles.size;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** A button that performs an action on the current page. */
export function Button({ kind = 'secondary', size = 'normal', icon, type = 'button', onClick, children }: ButtonProps) {
  return (
    <button type={type} onClick={onClick} className={classOf(kind, size)}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends Look {
  /** The target of the link: a path of the market, or a URL with a scheme (`mailto:`). */
  readonly to: string;
  /** The `rel` of the link: `nofollow ugc` for a URL that a user wrote. */
  readonly rel?: string;
  /** State of the history entry that the link adds. */
  readonly state?: unknown;
}

/** A link that looks like a button, because it is the next step for the user. */
export function LinkButton({ kind = 'secondary', size = 'normal', icon, to, rel, state, children }: LinkButtonProps) {
  return (
    <Link to={to} rel={rel} state={state} className={classOf(kind, size)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}

function classOf(kind: keyof typeof styles.kind, size: keyof typeof styles.size): string {
  return `${styles.kind[kind]} ${styles.size[size]}`;
}
