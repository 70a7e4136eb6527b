import { Trans, useLingui } from '@lingui/react/macro';

import { downloadOwnData } from './dataCalls.ts';
import { Press } from '../Press.tsx';
import * as styles from '../UserArea.css.ts';

/** The export of all personal data, offered in the security tab and before a deletion. */
export function DataPart() {
  const { t } = useLingui();
  return (
    <section className={styles.part} aria-labelledby="data-title">
      <div className={styles.words}>
        <h2 id="data-title" className={styles.partTitle}>
          <Trans id="account.data.title">Your data</Trans>
        </h2>
        <p>
          <Trans id="account.data.text">
            Your data in a ZIP file: account, ads, drafts, favourites, conversations and logins, with the photos of your
            profile and messages.
          </Trans>
        </p>
      </div>
      <Press
        label={t({ id: 'account.data.download', message: 'Download your data' })}
        send={downloadOwnData}
        done={<Trans id="account.data.downloaded">Your data has been downloaded.</Trans>}
      >
        <Trans id="account.data.download">Download your data</Trans>
      </Press>
    </section>
  );
}
