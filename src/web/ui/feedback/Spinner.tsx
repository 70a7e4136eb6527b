import { Trans } from '@lingui/react/macro';

import * as styles from './Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** The loading indicator for content of unknown shape; for a known shape, use a skeleton. */
export function Spinner() {
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden />
      <VisuallyHidden>
        <Trans id="ui.loading">Loading…</Trans>
      </VisuallyHidden>
    </div>
  );
}
