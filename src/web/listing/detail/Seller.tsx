import { useLingui } from '@lingui/react/macro';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import { calendarDayOf } from '#market/dates/dates.ts';
import { sellerWords } from '#words/listing.ts';

import { Portrait } from '../../account/Portrait.tsx';
import * as styles from './Seller.css.ts';

/** The seller: picture or logo, name, private or company, and member since. */
export function Seller({ item }: { readonly item: Pick<ListingItem, 'user_alias' | 'account_info'> }) {
  const { i18n } = useLingui();
  const { company_ad, since, picture } = item.account_info;
  const { year } = calendarDayOf(since * 1000);
  const words = sellerWords[company_ad ? 'company' : 'private'];
  return (
    <section className={styles.seller}>
      <Portrait picture={picture} name={item.user_alias} size="medium" />
      <div className={styles.words}>
        <h2 className={styles.name}>{item.user_alias}</h2>
        <p className={styles.kind}>{i18n._({ ...words, values: { year } })}</p>
      </div>
    </section>
  );
}
