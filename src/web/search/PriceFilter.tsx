import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';

import { priceProblemWords } from '#words/search.ts';

import { Icon } from '../ui/Icon.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { priceProblemId } from './filterIds.ts';
import { FrancsField } from './FrancsField.tsx';
import * as styles from './PriceFilter.css.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** What it may cost, or that it must cost nothing. */
export function PriceFilter() {
  const { i18n, t } = useLingui();
  const { priceFrom, priceTo, freeOnly } = useFilter();
  const flow = SearchFlow.useActorRef();
  const problems = SearchFlow.useSelector(({ context }) => context.priceProblems);
  const problem = problems?.from ?? problems?.to;
  return (
    <FilterGroup title={<Trans>Price</Trans>}>
      <div className={styles.range}>
        <FrancsField label={t`Price from`} placeholder={t`from`} name="ps" value={priceFrom} problem={problems?.from} />
        <FrancsField label={t`Price to`} placeholder={t`to`} name="pe" value={priceTo} problem={problems?.to} />
      </div>
      {problem && (
        <p id={priceProblemId} role="alert" className={styles.problem}>
          <Icon of={CircleAlert} size="inline" />
          {i18n._(priceProblemWords[problem])}
        </p>
      )}
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
