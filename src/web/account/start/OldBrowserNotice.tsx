import { Trans } from '@lingui/react/macro';

import * as styles from './OldBrowserNotice.css.ts';

/**
 * A notice for browsers that are too old for the login (ACCOUNT-43, 44). The server renders it for all, and a style
 * that only newer browsers support hides it. Old browsers run no script either, so the buttons stay disabled as
 * rendered.
 */
export function OldBrowserNotice() {
  return (
    <p className={styles.notice}>
      <Trans id="login.oldBrowser">
        Dear user, for safety reasons, we have disabled login and registration with the browser of your choice. In order
        to ensure your browsing security, please update or switch to a more current browser.
      </Trans>
    </p>
  );
}
