import { Trans } from '@lingui/react/macro';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import * as styles from './InsertLink.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/**
 * The market's main call to action: inserting a listing, with the note that it is free (SHELL-3). Only an icon on
 * narrow screens.
 */
export const InsertLink = cachedView(function InsertLink() {
  return (
    <Link to={pathTo('insertion', useLanguage(), { rest: 'start' })} className={styles.link}>
      <span>
        <Trans id="shell.post">Post an ad</Trans>
      </span>
      <small>
        <Trans context="posting an ad" id="shell.free">
          Free
        </Trans>
      </small>
    </Link>
  );
});
