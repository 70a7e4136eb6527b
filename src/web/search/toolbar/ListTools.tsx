import { AppliedFilters } from '../filters/applied/AppliedFilters.tsx';
import { FilterButton } from '../filters/FilterButton.tsx';
import * as styles from './ListTools.css.ts';
import { SortChoice } from './SortChoice.tsx';
import { ViewChoice } from './ViewChoice.tsx';

/** Above the results: the filter button, the active filters, and the list's order and view. */
export function ListTools() {
  return (
    <div className={styles.tools}>
      <FilterButton />
      <AppliedFilters />
      <div className={styles.arrangement}>
        <SortChoice />
        <ViewChoice />
      </div>
    </div>
  );
}
