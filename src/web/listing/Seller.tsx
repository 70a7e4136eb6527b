import { useLingui } from '@lingui/react/macro';

import type { AdItem } from '#machines/listing/adItem.ts';
import { calendarDayOf } from '#market/dates.ts';
import { sellerWords } from '#words/listing.ts';

import * as styles from './Seller.css.ts';

/** Who offers it: name, private or company, and since when. */
export function Seller({ item }: { readonly item: Pick<AdItem, 'user_alias' | 'account_info'> }) {
  const { i18n } = useLingui();
  const { company_ad, since } = item.account_info;
  const { year } = calendarDayOf(since * 1000);
  const words = sellerWords[company_ad ? 'company' : 'private'];
  return (
    <section className={styles.seller}>
      <span className={styles.disc} aria-hidden>
        {initialsOf(item.user_alias)}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{item.user_alias}</h2>
        <p className={styles.kind}>{i18n._({ ...words, values: { year } })}</p>
      </div>
    </section>
  );
}

/** The first letters of the first two words of a name. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}
