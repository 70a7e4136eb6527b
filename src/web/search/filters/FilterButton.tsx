import { Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';

import { appliedFilters } from '#machines/search/appliedFilters.ts';

import { Icon } from '../../ui/Icon.tsx';
import * as styles from './FilterButton.css.ts';
import { filterPanelId } from './filterIds.ts';
import { useFilter } from '../searchFlow.ts';

/**
 * Opens the filter sheet and shows the number of active filters. The browser opens it natively: no script is needed.
 */
export function FilterButton() {
  return (
    <button type="button" popoverTarget={filterPanelId} className={styles.open}>
      <Icon of={SlidersHorizontal} />
      <Trans id="search.filters">Filters</Trans>
      <AppliedCount />
    </button>
  );
}

function AppliedCount() {
  const count = appliedFilters(useFilter()).length;
  return count > 0 && <span className={styles.count}>{count}</span>;
}
