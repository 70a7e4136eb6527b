import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** The path and query of a page of the market, to which the link goes. */
  readonly to: string;
  /** State of the history entry that the link adds. */
  readonly state?: unknown;
  /** Whether the link replaces the current history entry. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link to a page of the market. A page has about a hundred. React Router's own component adds two effects to each,
 * for a prefetch that only its framework has. The server only writes the element.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RoutedLink;

/** Navigates without loading a document, unless the click opens a tab or a window. */
export function RoutedLink({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { state, ...(replace && { replace }) });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}

function WrittenLink({ to, state: _, replace: __, onClick: ___, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
