import { Trans } from '@lingui/react/macro';

import type { ListingItem } from '#machines/listing/listingItem.ts';

import * as styles from './Facts.css.ts';
import { heading } from './ListingDetail.css.ts';

/** The listing's parameters in the order of its category (LISTING-7), and its number. */
export function Facts({ item }: { readonly item: Pick<ListingItem, 'id' | 'parameters'> }) {
  return (
    <section>
      <h2 className={heading}>
        <Trans id="ad.facts">Key facts</Trans>
      </h2>
      <dl className={styles.facts}>
        {item.parameters.map(({ key, label, text }) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt className={styles.label}>
            <Trans id="ad.number">Ad number</Trans>
          </dt>
          <dd className={styles.value}>{item.id}</dd>
        </div>
      </dl>
    </section>
  );
}
