import { Trans, useLingui } from '@lingui/react/macro';

import { useFilter, SearchFlow } from './searchFlow.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FrancsField } from './FrancsField.tsx';
import * as styles from './PriceFilter.css.ts';

/** What it may cost, or that it must cost nothing. */
export function PriceFilter() {
  const { t } = useLingui();
  const { priceFrom, priceTo, freeOnly } = useFilter();
  const flow = SearchFlow.useActorRef();
  return (
    <FilterGroup title={<Trans>Price</Trans>}>
      <div className={styles.range}>
        <FrancsField label={t`Price from`} placeholder={t`from`} name="ps" value={priceFrom} />
        <FrancsField label={t`Price to`} placeholder={t`to`} name="pe" value={priceTo} />
      </div>
      <label className={styles.free}>
        <Trans>Free items only</Trans>
        <input
          type="checkbox"
          name="gratis"
          value="1"
          checked={freeOnly}
          className={styles.toggle}
          onChange={(event) => flow.send({ type: 'filters.changed', changes: { freeOnly: event.target.checked } })}
        />
      </label>
    </FilterGroup>
  );
}
