import { Plural, Trans } from '@lingui/react/macro';

import { formatNumber } from '#market/numbers.ts';

import { LaterMeantTotal } from './laterParts.tsx';
import * as styles from './ListHeadline.css.ts';
import { usePages } from './pagination/pages.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** How many ads there are; said politely whenever an answer has come, and not where there is none to what was asked. */
export function ResultTotal() {
  const total = SearchFlow.useSelector(({ context }) => context.result?.search_total);
  const isFailed = SearchFlow.useSelector((snapshot) => snapshot.hasTag('failed'));
  const isOfBefore = SearchFlow.useSelector(({ value, context }) => context.result !== null && value !== 'updated');
  return (
    <p className={isOfBefore ? styles.totalOfBefore : styles.total} role="status">
      {!isFailed && (total === undefined ? <Trans>Searching…</Trans> : <Said total={total} />)}
    </p>
  );
}

/** Of what was found; where that is nothing and ads for a text almost alike stand there, of these. */
function Said({ total }: { readonly total: number }) {
  const isOfMeant = SearchFlow.useSelector(({ context }) => !!context.result?.correction?.items.length);
  return total === 0 && isOfMeant ? <LaterMeantTotal /> : <Found total={total} />;
}

function Found({ total }: { readonly total: number }) {
  const { page } = useFilter();
  const pages = usePages();
  const ads = formatNumber(total);
  const count = <Plural value={total} _0="No ads" one={`${ads} ad`} other={`${ads} ads`} />;
  if (page === 1 || page > pages) return count;
  return (
    <Trans>
      {count}, page {page} of {pages}
    </Trans>
  );
}
