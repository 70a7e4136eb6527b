import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Path and query of a page of the market. */
  readonly to: string;
  /** State of the history entry that the link adds. */
  readonly state?: unknown;
  /** Whether the entry takes the place of the present one. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link to a page of the market. A page has a hundred of them. React Router's own component adds two effects to each, for a
 * prefetch that only its framework has. The server, where nobody navigates, only writes the element.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RoutedLink;

/** Goes to the page without loading a document, unless the click asks the browser for a tab or a window. */
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
