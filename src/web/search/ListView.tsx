import { Container } from '../ui/layout/Container.tsx';
import { LazyFilterPanel, LazyListTools } from './lazyParts.tsx';
import { ListHeadline } from './ListHeadline.tsx';
import * as styles from './ListView.css.ts';
import { Results } from './results/Results.tsx';

/** The list: the search above, the filters at the left, and the results. */
export function ListView() {
  return (
    <Container>
      <ListHeadline />
      <div className={styles.columns}>
        <LazyFilterPanel />
        <div className={styles.results}>
          <LazyListTools />
          <Results />
        </div>
      </div>
    </Container>
  );
}
