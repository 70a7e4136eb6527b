import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchTextLength } from '#machines/market/limits.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';
import { isListed } from '../../listing/listingVisibility.ts';
import { currentRows } from '../../listing/listingRows.ts';
import type { ShownListing } from '../../listing/shownListings.ts';
import { searchListingIds } from '../../search/searchMarket.ts';
import { likeness, sharedWords } from '../../search/answers/likeness.ts';
import type { SearchServices } from '#server/search/searchServices.ts';
import { priceComparisonCriteria } from './priceComparisonCriteria.ts';

/** The prices of comparable listings, in whole francs: their quartiles, and the number of listings. */
export interface PriceBand {
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly sample: number;
}

/**
 * The smallest sample. With fewer listings a quarter is less than two, and a single unusual price would be the bound.
 */
export const leastSample = 8;

/** The number of listings that are read for each search, and the most that are compared. */
const candidates = 100;
const mostCompared = 50;

type Compared = Pick<SearchServices, 'search' | 'localities' | 'rows'>;

/** The known properties of a listing that is being written. */
interface PriceBandQuery {
  readonly subcategory: number;
  readonly values: InsertionValues;
  readonly language: Language;
  /** The account whose listings are excluded; null for an anonymous visitor. */
  readonly account: string | null;
}

/**
 * The price range of comparable listings of other sellers, in one subcategory and of the same kind (offered or wanted).
 * Rents and purchase prices are never mixed. The searches go from all known properties to fewer. Null if no search that
 * identifies the thing finds at least `leastSample` listings.
 */
export async function priceBand(services: Compared, query: PriceBandQuery): Promise<PriceBand | null> {
  for (const search of searches(query)) {
    const prices = (await comparable(services, query, search)).map(({ francs }) => francs!).toSorted((a, b) => a - b);
    if (prices.length < leastSample) continue;
    const [low, median, high] = [quantile(prices, 0.25), quantile(prices, 0.5), quantile(prices, 0.75)];
    return { low, median, high, sample: prices.length };
  }
  return null;
}

/** A search for comparable listings; with a query, titles must share a word. */
type Search = Pick<SearchFilter, 'query' | 'selects' | 'intervals'>;

/**
 * Searches from the narrowest to the widest. Each requires a word of the title, or a property that identifies the
 * thing.
 */
function searches({ subcategory, values }: PriceBandQuery): readonly Search[] {
  const { selects, naming, intervals, isWhole } = priceComparisonCriteria(subcategory, values);
  // Without knowing whether the listing is for rent or for sale, no prices are comparable.
  if (!isWhole) return [];
  const words = withoutStopWords(wordsOf((values['title'] ?? '').slice(0, searchTextLength))).flatMap(
    ({ parts }) => parts,
  );
  const telling = words.find((word) => word.length > 2 && /^\p{L}+$/u.test(word));
  const hasNumbers = Object.keys(intervals).length > 0;
  const isNamed = Object.keys(naming).some((key) => key !== 'transaction');
  return [
    ...(words.length > 1 ? [{ query: words.join(' '), selects, intervals }] : []),
    ...(telling === undefined ? [] : [{ query: telling, selects, intervals }]),
    ...(isNamed ? [{ query: '', selects, intervals }] : []),
    ...(isNamed || hasNumbers ? [{ query: '', selects: naming, intervals }] : []),
    ...(isNamed && telling !== undefined ? [{ query: telling, selects: naming, intervals: {} }] : []),
    ...(telling === undefined || isNamed ? [] : [{ query: telling, selects: naming, intervals: {} }]),
  ];
}

async function comparable(services: Compared, query: PriceBandQuery, search: Search): Promise<readonly ShownListing[]> {
  const { subcategory, values, language, account } = query;
  const kind = values['type'] === 'wanted' ? 'wanted' : 'offer';
  const parent = parentIdOf(subcategory);
  const filter = normalFilter({
    ...everything,
    ...(parent === undefined ? { category: subcategory } : { category: parent, subcategory }),
    ...search,
    kind,
    priceFrom: 1,
    sort: search.query === '' ? 'newest' : 'relevant',
  });
  const { ids } = await searchListingIds(services, filter, candidates);
  const rows = await currentRows(services, ids);
  const own = {
    ...({ category: subcategory, kind, francs: null, region: null } as const),
    title: values['title'] ?? '',
    language,
    postcode: values['zipcode'] ?? '',
  };
  // `sharedWords` caches the words of an object, so each language needs an object of its own.
  const readAs = new Map(languages.map((spoken) => [spoken, { ...own, language: spoken }]));
  return rows
    .filter((row) => isListed(row) && row.seller !== account && row.price === 'amount' && row.kind === kind)
    .filter((row) => row.category === subcategory)
    .filter((row) => search.query === '' || sharedWords(readAs.get(row.language)!, row) > 0)
    .map((row) => ({ row, score: likeness(own, row) }))
    .toSorted((one, other) => other.score - one.score || one.row.id.localeCompare(other.row.id))
    .slice(0, mostCompared)
    .map(({ row }) => row);
}

/** A quantile by linear interpolation, as a whole number. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}
