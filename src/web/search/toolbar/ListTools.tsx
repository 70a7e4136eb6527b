import { AppliedFilters } from '../filters/applied/AppliedFilters.tsx';
import { FilterButton } from '../filters/FilterButton.tsx';
import * as styles from './ListTools.css.ts';
import { SortChoice } from './SortChoice.tsx';
import { ViewChoice } from './ViewChoice.tsx';

/** Above what was found: the way to the filters, what they are, and how the list is arranged. */
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
