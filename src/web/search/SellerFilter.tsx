import { Trans, useLingui } from '@lingui/react/macro';

import { sellerFilterWords } from '#words/search.ts';

import { FilterGroup } from './FilterGroup.tsx';
import { SearchFlow, useFilter } from './searchFlow.ts';
import * as styles from './SellerFilter.css.ts';

/** What `company_ad` says in the address, by choice. */
const choices = [
  { seller: 'any', key: '' },
  { seller: 'private', key: '0' },
  { seller: 'company', key: '1' },
] as const;

/** Whose ads: everybody's, private people's, companies'. */
export function SellerFilter() {
  const { i18n } = useLingui();
  const { seller: current = 'any' } = useFilter();
  const flow = SearchFlow.useActorRef();
  return (
    <FilterGroup title={<Trans>Seller</Trans>}>
      <div className={styles.segments}>
        {choices.map(({ seller, key }) => (
          <label key={seller} className={styles.segment}>
            <input
              type="radio"
              name="company_ad"
              value={key}
              checked={seller === current}
              className={styles.radio}
              onChange={() =>
                flow.send({ type: 'filters.changed', changes: { seller: seller === 'any' ? undefined : seller } })
              }
            />
            <span className={styles.face}>{i18n._(sellerFilterWords[seller])}</span>
          </label>
        ))}
      </div>
    </FilterGroup>
  );
}
