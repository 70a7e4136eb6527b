import { Container } from '../ui/Container.tsx';
import { FilterButton } from './FilterButton.tsx';
import { LaterAppliedFilters, LaterFilterPanel } from './laterParts.tsx';
import { ListHeadline } from './ListHeadline.tsx';
import * as styles from './ListView.css.ts';
import { Results } from './Results.tsx';
import { SortChoice } from './SortChoice.tsx';
import { ViewChoice } from './ViewChoice.tsx';

/** The list: what is looked for above, the filters at the left, and what was found. */
export function ListView() {
  return (
    <Container>
      <ListHeadline />
      <div className={styles.columns}>
        <LaterFilterPanel />
        <div className={styles.results}>
          <div className={styles.tools}>
            <FilterButton />
            <LaterAppliedFilters />
            <div className={styles.arrangement}>
              <SortChoice />
              <ViewChoice />
            </div>
          </div>
          <Results />
        </div>
      </div>
    </Container>
  );
}
