import type { AnchorHTMLAttributes, MouseEvent } from 'react';

import { useLocation, useNavigate } from '../navigation.tsx';
import { isPlainClick } from './plainClick.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the market, or an address with a scheme (`mailto:`), which is the browser's. */
  readonly to: string;
  /** Left at the place where it leads. */
  readonly state?: unknown;
}

/** Leads to another page without loading a document. To where one is already it makes no new entry in the history. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || !to.startsWith('/')) return;
    event.preventDefault();
    navigate(to, { state, replace: to === pathname + search + hash });
  }

  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
