import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { pageSizes } from '#machines/market/limits.ts';
import { withPageSize } from '#machines/search/filterChanges.ts';
import { listingsAPage } from '#machines/search/pageSizes.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import { onPlainClick } from '../../ui/navigation/plainClick.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';
import * as styles from './SizeChoice.css.ts';

type Size = (typeof pageSizes)[number];

/** The page size (SEARCH-35). Hidden if the smallest page holds all results. */
export function SizeChoice() {
  const language = useLanguage();
  const filter = useFilter();
  const flow = SearchFlow.useActorRef();
  const total = SearchFlow.useSelector(({ context }) => context.result?.search_total ?? 0);
  const id = useId();
  if (total <= pageSizes[0]) return null;
  return (
    <Sizes
      id={id}
      chosen={listingsAPage(filter)}
      texts={pageSizes.map((size) => listPath(language, withPageSize(filter, size)))}
      onChoose={(size) => flow.send({ type: 'size.changed', size })}
    />
  );
}

interface SizesProps {
  readonly id: string;
  readonly chosen: number;
  /** The paths of the links, one for each page size. */
  readonly texts: readonly string[];
  readonly onChoose: (size: Size) => void;
}

const Sizes = cachedView(function Sizes({ id, chosen, texts, onChoose }: SizesProps) {
  return (
    <div role="group" aria-labelledby={id} className={styles.choice}>
      <span id={id} className={styles.label}>
        <Trans id="search.pageSize">Ads per page</Trans>
      </span>
      {pageSizes.map((size, place) => (
        <Link
          key={size}
          to={texts[place]!}
          onClick={onPlainClick(() => onChoose(size))}
          aria-current={size === chosen ? 'true' : undefined}
          className={styles.size[size === chosen ? 'chosen' : 'other']}
        >
          {size}
        </Link>
      ))}
    </div>
  );
});
