import { Plural, Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { FormEvent, ToggleEvent } from 'react';

import { defaultSortPreset } from '#machines/market/sortPresets.ts';
import { withoutFilters } from '#machines/search/filterChanges.ts';
import { keysOf } from '#market/listAddress.ts';
import { formatNumber } from '#market/numbers.ts';

import { useLanguage } from '../firstPage.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { filterFormId, filterPanelId } from './filterIds.ts';
import * as styles from './FilterPanel.css.ts';
import { listPath } from './listPath.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { RegionFilter } from './RegionFilter.tsx';
import { SearchFlow, useFilter } from './searchFlow.ts';
import { SellerFilter } from './SellerFilter.tsx';
import { typedPrices } from './typedPrices.ts';

/**
 * The filters: beside the list where there is room, else a sheet that the browser itself opens and closes (`popover`).
 * Each is applied at once; where no script runs, the form is sent as a plain GET.
 */
export function FilterPanel() {
  const language = useLanguage();
  const flow = SearchFlow.useActorRef();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    flow.send({ type: 'prices.typed', ...typedPrices(event.currentTarget) });
    // The sheet stays open as long as something in it has to be mended.
    if (!flow.getSnapshot().context.priceProblems) document.getElementById(filterPanelId)?.hidePopover();
  }

  return (
    <div id={filterPanelId} popover="auto" className={styles.panel} onToggle={enter}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Filters</Trans>
        </h2>
        <button type="button" popoverTarget={filterPanelId} popoverTargetAction="hide" className={styles.close}>
          <Icon of={X} />
          <span className={styles.said}>
            <Trans>Close</Trans>
          </span>
        </button>
      </div>
      <form id={filterFormId} action={listPath(language)} method="get" className={styles.form} onSubmit={apply}>
        <Kept />
        <CategoryFilter />
        <RegionFilter />
        <PriceFilter />
        <SellerFilter />
        <div className={styles.foot}>
          <button className={styles.show}>
            <ShowResults />
          </button>
        </div>
      </form>
    </div>
  );
}

/** The focus goes into the sheet that has opened; the browser gives it back when that closes. */
function enter({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('button')?.focus();
}

/** What the form keeps of the search where no script runs: all that it has no field for. */
function Kept() {
  const kept = keysOf({ ...withoutFilters(useFilter()), sort: defaultSortPreset });
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function ShowResults() {
  const total = SearchFlow.useSelector(({ context }) => context.result?.search_total ?? 0);
  const ads = formatNumber(total);
  return <Plural value={total} _0="No ads" one={`Show ${ads} ad`} other={`Show ${ads} ads`} />;
}
