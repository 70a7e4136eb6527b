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
          <Trans>Your data</Trans>
        </h2>
        <p>
          <Trans>All that we keep of you, as a ZIP file: your account, your ads, your logins and your picture.</Trans>
        </p>
      </div>
      <Press label={t`Download your data`} send={downloadOwnData} done={<Trans>Your data is downloaded.</Trans>}>
        <Trans>Download your data</Trans>
      </Press>
    </section>
  );
}
