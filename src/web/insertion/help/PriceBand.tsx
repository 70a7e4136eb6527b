import { Plural, Trans } from '@lingui/react/macro';

import type { PriceBand as Band } from '#machines/insertion/help/help.ts';
import { valuesIn } from '#machines/insertion/insertionForm.ts';
import { formatFrancs } from '#market/prices.ts';

import { InsertionFlow } from '../insertionFlow.ts';
import * as styles from './Help.css.ts';
import { HelpFlow } from './helpFlow.tsx';

/** The prices of comparable listings, and the typed price among them. */
export function PriceBand() {
  const band = HelpFlow.useSelector(({ context }) => context.help.band);
  const typed = InsertionFlow.useSelector(({ context }) => valuesIn(context)['price'] ?? '');
  return (
    <div role="status" className={styles.place}>
      {band && (
        <div className={styles.band}>
          <p>
            <Trans id="insert.price.band">
              Half of all similar ads are priced between {formatFrancs(band.low)} and {formatFrancs(band.high)}.
            </Trans>{' '}
            <span className={styles.reason}>
              <Trans id="insert.price.sample">
                <Plural value={band.sample} one="Based on # ad" other="Based on # ads" />
              </Trans>
            </span>
          </p>
          <Scale band={band} price={/^\d+$/.test(typed.trim()) ? Number(typed) : undefined} />
        </div>
      )}
    </div>
  );
}

interface ScaleProps {
  readonly band: Band;
  /** The typed price, in whole francs. */
  readonly price: number | undefined;
}

/** A drawing that illustrates the text next to it, hidden from screen readers. */
function Scale({ band: { low, median, high }, price }: ScaleProps) {
  const end = Math.max(high * 1.5, price ?? 0, 1);
  const at = (francs: number) => `${Math.min(100, (francs / end) * 100)}%`;
  return (
    <svg className={styles.scale} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden>
      <rect x="0" y="5" width="100" height="4" className={styles.ground} />
      <rect x={at(low)} y="5" width={at(high - low)} height="4" className={styles.half} />
      <rect x={at(median)} y="3" width="0.6" height="8" className={styles.middle} />
      {price !== undefined && <rect x={at(price)} y="0" width="1" height="14" className={styles.ownPrice} />}
    </svg>
  );
}
