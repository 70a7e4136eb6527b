import { Trans } from '@lingui/react/macro';

import * as styles from './OldBrowserNotice.css.ts';

/**
 * Told to browsers that are too old to log in by (ACCOUNT-43, 44): the server writes it for all, and a style that only
 * younger ones understand takes it away. There no script runs either, so the buttons stay as the server has drawn them, off.
 */
export function OldBrowserNotice() {
  return (
    <p className={styles.notice}>
      <Trans>
        Dear user, for safety reasons, we have disabled login and registration with the browser of your choice. In order
        to ensure your browsing security, please update or switch to a more current browser.
      </Trans>
    </p>
  );
}
