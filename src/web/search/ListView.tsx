import { Container } from '../ui/layout/Container.tsx';
import { LaterFilterPanel, LaterListTools } from './laterParts.tsx';
import { ListHeadline } from './ListHeadline.tsx';
import * as styles from './ListView.css.ts';
import { Results } from './results/Results.tsx';

/** The list: the search above, the filters at the left, and the results. */
export function ListView() {
  return (
    <Container>
      <ListHeadline />
      <div className={styles.columns}>
        <LaterFilterPanel />
        <div className={styles.results}>
          <LaterListTools />
          <Results />
        </div>
      </div>
    </Container>
  );
}
