import { Trans } from '@lingui/react/macro';

import { skip } from './SkipLink.css.ts';

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a href="#main" className={skip}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
