import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { canonicalFilter, isOneOfFew } from '#machines/search/canonicalFilter.ts';
import { withCategory } from '#machines/search/filterChanges.ts';
import { formatNumber } from '#market/numbers.ts';
import { ignoredPrefix } from '#market/addresses/ignored.ts';

import { useAddress } from '../addresses/address.ts';
import { useNames } from '../languages/catalogue.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { Head } from '../page/head.tsx';
import { Breadcrumbs, type Crumb } from '../ui/navigation/Breadcrumbs.tsx';
import { LazyNotUnderstood } from './lazyParts.tsx';
import * as styles from './ListHeadline.css.ts';
import { listPath } from '../addresses/listPath.ts';
import { placeName } from './placeName.ts';
import { useIsBeyondTheLast } from './pagination/pages.ts';
import { ResultTotal } from './ResultTotal.tsx';
import { SearchFlow, useFilter } from './searchFlow.ts';
import { useQuoted } from './useQuoted.ts';

/** The category path, the title of the search, and the number of results. */
export function ListHeadline() {
  const filter = useFilter();
  const title = useListTitle();
  const language = useLanguage();
  const isBeyond = useIsBeyondTheLast();
  const isIgnored = useAddress().includes(ignoredPrefix);
  return (
    <header className={styles.head}>
      <Head
        title={title}
        description={useListDescription(title)}
        // A page beyond the last page has no canonical URL.
        canonical={isBeyond ? undefined : listPath(language, canonicalFilter(filter))}
        index={!isBeyond && !isIgnored && isOneOfFew(filter)}
      />
      <Breadcrumbs trail={useTrail()} />
      <h1 className={styles.title}>{title}</h1>
      <ResultTotal />
      {isIgnored && (
        <div className={styles.ignored}>
          <LazyNotUnderstood />
        </div>
      )}
    </header>
  );
}

/** The title of the list: “velo” in Sport, Bern. */
function useListTitle(): string {
  const { t } = useLingui();
  const names = useNames();
  const quoted = useQuoted();
  const { query, category, subcategory } = useFilter();
  const finest = subcategory ?? category;
  const kind = finest === undefined ? t({ id: 'ui.allAds', message: 'All ads' }) : names.category(finest);
  const what =
    query === ''
      ? kind
      : finest === undefined
        ? quoted(query)
        : t({ id: 'search.titleIn', message: `“${query}” in ${kind}` });
  return useTitleWithPlace(what);
}

/** Adds the canton or the single place to the title. Several places have no common name. */
function useTitleWithPlace(what: string): string {
  const { t } = useLingui();
  const names = useNames();
  const { region, widened, localities = [] } = useFilter();
  const places = SearchFlow.useSelector(({ context }) => context.result?.localities) ?? [];
  const [first, second] = localities;
  if (first && !second) {
    const place = placeName(first.localityID, places);
    return first.radius === 0 ? `${what}, ${place}` : t({ id: 'search.titleNear', message: `${what} near ${place}` });
  }
  return region === undefined || widened === 'country' ? what : `${what}, ${names.canton(region)}`;
}

/** A sentence for search engines; undefined until the number of results is known. */
function useListDescription(title: string): string | undefined {
  const { t } = useLingui();
  const total = SearchFlow.useSelector(({ context }) => context.result?.search_total);
  if (total === undefined) return undefined;
  const listings = formatNumber(total);
  return t({
    id: 'search.about',
    message: plural(total, {
      0: `${title}: no ads yet.`,
      one: `${title}: ${listings} ad with price, place and photos.`,
      other: `${title}: ${listings} ads from private sellers and businesses, with prices, places and photos.`,
    }),
  });
}

function useTrail(): readonly Crumb[] {
  const { t } = useLingui();
  const { category: nameOf } = useNames();
  const { category, subcategory } = useFilter();
  const leadTo = useCategoryCrumb();
  const all = t({ id: 'ui.allCategories', message: 'All categories' });
  if (category === undefined) return [{ label: all }];
  const first = { label: all, ...leadTo({}) };
  if (subcategory === undefined) return [first, { label: nameOf(category) }];
  return [first, { label: nameOf(category), ...leadTo({ category }) }, { label: nameOf(subcategory) }];
}

/** Returns the props of a link to a category: the URL, and the event that selects the category without a page load. */
function useCategoryCrumb() {
  const language = useLanguage();
  const filter = useFilter();
  const flow = SearchFlow.useActorRef();
  return (to: { readonly category?: number }): Pick<Crumb, 'to' | 'onGo'> => ({
    to: listPath(language, withCategory(filter, to)),
    onGo: () => flow.send({ type: 'category.changed', ...to }),
  });
}
