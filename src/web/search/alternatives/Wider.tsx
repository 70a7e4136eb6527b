import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { appliedFilters, appliedKey } from '#machines/search/appliedFilters.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { formatNumber } from '#market/numbers.ts';
import { filterFromToken } from '#market/addresses/searchToken.ts';

import { useAppliedWords } from '../filters/applied/appliedWords.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';
import { TokenLink } from './TokenLink.tsx';
import { useQuoted } from '../useQuoted.ts';
import * as styles from './Wider.css.ts';

/** If more filters than this are removed, they are not named individually. */
const mostNamed = 3;

/** Wider searches if nothing is found: a larger area, or without one of the filters. */
export function Wider() {
  const ways = SearchFlow.useSelector(({ context }) => context.result?.relaxations) ?? [];
  const sayWay = useWayWords();
  if (ways.length === 0) return null;
  return (
    <section className={styles.ways}>
      <h2 className={styles.title}>
        <Trans id="search.wider">Widen your search</Trans>
      </h2>
      <ul>
        {ways.map(({ token, without, search_total: total }) => (
          <li key={token} className={styles.way}>
            <TokenLink token={token}>{sayWay(without, filterFromToken(token) ?? everything)}</TokenLink>
            <span className={styles.total}>
              <Listings total={total} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Listings({ total }: { readonly total: number }) {
  const listings = formatNumber(total);
  return <Plural id="search.ads" value={total} one={`${listings} ad`} other={`${listings} ads`} />;
}

/** Describes how a wider search differs. */
function useWayWords(): (without: readonly string[], wider: SearchFilter) => string {
  const { t } = useLingui();
  const filter = useFilter();
  const say = useAppliedWords();
  const quoted = useQuoted();

  return (without, wider) => {
    const radius = Math.max(...(wider.localities ?? []).map((place) => place.radius));
    if (without.includes('category')) return t({ id: 'search.wider.categories', message: 'In all categories' });
    if (without.includes('radius') && radius > 0)
      return t({ id: 'search.wider.radius', message: `Within ${radius}\u00a0km` });
    if (wider.widened === 'neighbours' && filter.widened === undefined)
      return t({ id: 'search.wider.neighbours', message: 'With neighbouring cantons' });
    const saved = new Set(appliedFilters(wider).map(appliedKey));
    const left = [
      ...(filter.query !== '' && wider.query === '' ? [filter.query] : []),
      ...appliedFilters(filter)
        .filter((each) => !saved.has(appliedKey(each)))
        .map(say),
    ];
    const isLooser = wider.query !== '' && wider.query !== filter.query;
    const dropped = isLooser ? droppedWords(filter.query, wider.query) : '';
    if (isLooser && dropped === '' && left.length === 0)
      return t({ id: 'search.wider.loose', message: 'Without quotation marks' });
    if (dropped !== '') left.unshift(dropped);
    if (left.length === 0) return t({ id: 'search.wider.country', message: 'In all of Switzerland' });
    if (saved.size === 0 && left.length > mostNamed && !isLooser)
      return t({ id: 'search.wider.noFilters', message: 'Without these filters' });
    const names = left.map(quoted).join(', ');
    return t({ id: 'search.wider.without', message: `Without ${names}` });
  };
}

/** The words that a looser text leaves out, without quotation marks. */
function droppedWords(text: string, looser: string): string {
  const words = (of: string) =>
    of
      .replace(/["“”„«»‟]/g, ' ')
      .split(' ')
      .filter(Boolean);
  const saved = words(looser);
  return words(text)
    .filter((word) => {
      const place = saved.indexOf(word);
      if (place >= 0) saved.splice(place, 1);
      return place < 0;
    })
    .join(' ');
}
