import { Plural, Trans } from '@lingui/react/macro';

import { formatNumber } from '#market/numbers.ts';

import { Stack } from '../../ui/layout/Stack.tsx';
import { ListingRow } from '../results/ListingRow.tsx';
import * as styles from './SpellingCorrection.css.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';
import { TokenLink } from './TokenLink.tsx';

/** A spelling correction and its first results, if no listing matches the text as typed. */
export function SpellingCorrection() {
  const correction = SearchFlow.useSelector(({ context }) => context.result?.correction);
  if (!correction) return null;
  const { query, token, search_total: total, items } = correction;
  const listings = formatNumber(total);
  return (
    <Stack gap={12} as="section">
      <h2 className={styles.title}>
        <Trans id="search.meant">
          Did you mean <TokenLink token={token}>“{query}”</TokenLink>?
        </Trans>{' '}
        <span className={styles.total}>
          <Plural id="search.ads" value={total} one={`${listings} ad`} other={`${listings} ads`} />
        </span>
      </h2>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <ListingRow item={item} priority={false} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** The words for the number of corrected results. */
export function CorrectionTotal() {
  const { query } = useFilter();
  const meant = SearchFlow.useSelector(({ context }) => context.result?.correction?.query);
  return (
    <Trans id="search.meant.total">
      No ads for “{query}”. Showing ads for “{meant}”.
    </Trans>
  );
}
