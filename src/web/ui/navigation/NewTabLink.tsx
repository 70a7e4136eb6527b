import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { link } from '../../theme/links.css.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

interface NewTabLinkProps {
  /** The path of the market that the link opens in a new tab. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link within a form: its page opens in a new tab, so that the typed values stay. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className={link}>
      {children}
      <VisuallyHidden>
        {' '}
        <Trans id="ui.newTab">(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}
