import { Trans } from '@lingui/react/macro';

import * as styles from './Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** For what comes in a shape that nobody knows yet; where the shape is known, bones stand in for it. */
export function Spinner() {
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden />
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
    </div>
  );
}
