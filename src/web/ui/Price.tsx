import { Trans } from '@lingui/react/macro';

import * as styles from './Price.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PriceProps {
  /** The formatted price: `CHF 1’250.–`, or the word for free or on request. */
  readonly children: string;
  /** Where the price is shown: on a card, on a large card, in a row of the list, or alone on the detail page. */
  readonly size?: keyof typeof styles.price;
  readonly gratis?: boolean;
  /** The formatted earlier price; undefined if the price has not changed. */
  readonly before?: string | undefined;
}

/** Matches where the period of a rent begins, as in `CHF 1’890.– / month`. */
const beforePeriod = / (?=\/)/;

/** A listing's price. An old price is struck through, and announced as such by screen readers. */
export function Price({ children, size = 'card', gratis = false, before }: PriceProps) {
  const [amount = '', period] = children.split(beforePeriod);
  return (
    <span className={styles.price[size]}>
      <span className={gratis ? styles.gratis : undefined}>
        {amount}
        {period !== undefined && (
          <>
            {' '}
            <span className={styles.period}>{period}</span>
          </>
        )}
      </span>
      {before && (
        <>
          {' '}
          <VisuallyHidden>
            <Trans comment="before the old price of an ad" id="ui.priceBefore">
              previously
            </Trans>{' '}
          </VisuallyHidden>
          <s className={styles.before}>{before}</s>
        </>
      )}
    </span>
  );
}
