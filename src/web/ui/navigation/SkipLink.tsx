import { Trans } from '@lingui/react/macro';

import { skip } from './SkipLink.css.ts';

/** The first stop of the keyboard: skips the header to the main content. */
export function SkipLink() {
  return (
    <a href="#main" className={skip}>
      <Trans id="ui.skip">Skip to content</Trans>
    </a>
  );
}
