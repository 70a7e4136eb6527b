import { onPage } from '#machines/search/filterChanges.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Pagination } from '../../ui/navigation/Pagination.tsx';
import { listPath } from '../../addresses/listPath.ts';
import * as styles from '../results/Results.css.ts';
import { usePages } from './pages.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';
import { SizeChoice } from './SizeChoice.tsx';

/** Below what was found: on to its other pages, and how many ads one has. */
export function Pages() {
  const filter = useFilter();
  const language = useLanguage();
  const flow = SearchFlow.useActorRef();
  const asOf = SearchFlow.useSelector(({ context }) => context.result?.as_of);
  return (
    <div className={styles.pages}>
      <Pagination
        page={filter.page}
        pages={usePages()}
        pathOf={(page) => listPath(language, onPage(filter, page, asOf))}
        onTurn={(page) => flow.send({ type: 'page.changed', page })}
      />
      <SizeChoice />
    </div>
  );
}
