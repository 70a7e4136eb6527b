import { Trans, useLingui } from '@lingui/react/macro';

import { isPriced } from '#machines/market/categories/pricedCategories.ts';
import { typedPricePattern } from '#machines/search/filters/typedPrice.ts';
import { formatNumber } from '#market/numbers.ts';
import { priceProblemWords } from '#words/search.ts';

import { FilterGroup } from './FilterGroup.tsx';
import { FiltersFlow, useDraft, useOffered } from './filtersFlow.ts';
import { IntervalFields } from './facets/IntervalFields.tsx';
import * as styles from './PriceFilter.css.ts';

/** The price range, or free listings only; for categories with prices. */
export function PriceFilter() {
  return isPriced(useDraft()) && <Price />;
}

function Price() {
  const { i18n, t } = useLingui();
  const { freeOnly } = useDraft();
  const flow = FiltersFlow.useActorRef();
  const free = useOffered(({ counts }) => counts.gratis['1'] ?? 0);
  const isNone = free === 0 && !freeOnly;
  return (
    <FilterGroup title={<Trans id="search.price">Price</Trans>}>
      <IntervalFields
        field="price"
        label={t({ id: 'search.price', message: 'Price' })}
        names={['ps', 'pe']}
        unit="CHF"
        pattern={typedPricePattern}
        hint={t({ id: 'search.price.hint', message: 'An amount in francs, such as 1500' })}
        saysProblem={(problem) => i18n._(priceProblemWords[problem])}
      />
      <label className={isNone ? styles.none : styles.free}>
        <Trans id="search.free">Free items</Trans>
        <span className={styles.count} aria-hidden>
          {free !== undefined && formatNumber(free)}
        </span>
        <input
          type="checkbox"
          name="gratis"
          value="1"
          checked={freeOnly}
          disabled={isNone}
          className={styles.toggle}
          onChange={({ target }) => flow.send({ type: 'filter.chosen', changes: { freeOnly: target.checked } })}
        />
      </label>
    </FilterGroup>
  );
}
