import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path and query of a page of the market. */
  readonly to: string;
}

/**
 * A link that stands among dozens around every list. In the browser it is the router's; that asks three contexts and
 * resolves its path, so the server, where nobody goes anywhere, writes what that would write.
 */
export const RouteLink = import.meta.env.SSR ? WrittenLink : Link;

function WrittenLink({ to, children, ...rest }: RouteLinkProps) {
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  );
}
