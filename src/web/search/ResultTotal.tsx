import { Plural, Trans } from '@lingui/react/macro';

import { formatNumber } from '#market/numbers.ts';

import { LazyCorrectionTotal } from './lazyParts.tsx';
import * as styles from './ListHeadline.css.ts';
import { usePages } from './pagination/pages.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** The number of results, announced politely with each answer, except when the search has failed. */
export function ResultTotal() {
  const total = SearchFlow.useSelector(({ context }) => context.result?.search_total);
  const isFailed = SearchFlow.useSelector((snapshot) => snapshot.hasTag('failed'));
  const isOfBefore = SearchFlow.useSelector(({ value, context }) => context.result !== null && value !== 'updated');
  return (
    <p className={isOfBefore ? styles.totalOfBefore : styles.total} role="status">
      {!isFailed && (total === undefined ? <Trans id="search.busy">Searching…</Trans> : <Said total={total} />)}
    </p>
  );
}

/** The number of exact matches. If there are none and corrected results are shown, the number of those. */
function Said({ total }: { readonly total: number }) {
  const isOfCorrection = SearchFlow.useSelector(({ context }) => !!context.result?.correction?.items.length);
  return total === 0 && isOfCorrection ? <LazyCorrectionTotal /> : <Found total={total} />;
}

function Found({ total }: { readonly total: number }) {
  const { page } = useFilter();
  const pages = usePages();
  const listings = formatNumber(total);
  const count = <Plural id="search.total" value={total} _0="No ads" one={`${listings} ad`} other={`${listings} ads`} />;
  if (page === 1 || page > pages) return count;
  return (
    <Trans id="search.onPage">
      {count}, page {page} of {pages}
    </Trans>
  );
}
