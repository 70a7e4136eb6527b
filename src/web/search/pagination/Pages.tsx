import { onPage } from '#machines/search/filterChanges.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Pagination } from '../../ui/navigation/Pagination.tsx';
import { listPath } from '../../addresses/listPath.ts';
import * as styles from '../results/Results.css.ts';
import { usePages } from './pages.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';
import { SizeChoice } from './SizeChoice.tsx';

/** Below the results: the links to other pages, and the page size. */
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
