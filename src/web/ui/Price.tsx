import { Trans } from '@lingui/react/macro';

import * as styles from './Price.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PriceProps {
  /** As written: `CHF 1’250.–`, or the word for gratis or on request. */
  readonly children: string;
  /** Where it stands: on a card, on a large card, in a row of the list, or alone on the detail page. */
  readonly size?: keyof typeof styles.price;
  readonly gratis?: boolean;
  /** What it cost before, as written. */
  readonly before?: string | undefined;
}

/** What an ad asks, in ink; the old price is struck through, and said to be the old one to those who hear it. */
export function Price({ children, size = 'card', gratis = false, before }: PriceProps) {
  return (
    <span className={styles.price[size]}>
      <span className={gratis ? styles.gratis : undefined}>{children}</span>
      {before && (
        <>
          {' '}
          <VisuallyHidden>
            <Trans comment="before the old price of an ad">previously</Trans>{' '}
          </VisuallyHidden>
          <s className={styles.before}>{before}</s>
        </>
      )}
    </span>
  );
}
