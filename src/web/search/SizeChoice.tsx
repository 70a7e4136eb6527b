import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { pageSizes } from '#machines/market/limits.ts';
import { withPageSize } from '#machines/search/filterChanges.ts';
import { adsAPage } from '#machines/search/pageSizes.ts';

import { useLanguage } from '../firstPage.tsx';
import { onPlainClick } from '../ui/plainClick.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { listPath } from './listPath.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';
import * as styles from './SizeChoice.css.ts';

/** How many ads a page has (SEARCH-35). Nothing to choose where the shortest page holds them all. */
export function SizeChoice() {
  const language = useLanguage();
  const filter = useFilter();
  const flow = SearchFlow.useActorRef();
  const total = SearchFlow.useSelector(({ context }) => context.result?.search_total ?? 0);
  const labelId = useId();
  const chosen = adsAPage(filter);
  if (total <= pageSizes[0]) return null;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.choice}>
      <span id={labelId} className={styles.label}>
        <Trans>Ads on a page</Trans>
      </span>
      {pageSizes.map((size) => (
        <RouteLink
          key={size}
          to={listPath(language, withPageSize(filter, size))}
          onClick={onPlainClick(() => flow.send({ type: 'size.changed', size }))}
          aria-current={size === chosen ? 'true' : undefined}
          className={styles.size[size === chosen ? 'chosen' : 'other']}
        >
          {size}
        </RouteLink>
      ))}
    </div>
  );
}
