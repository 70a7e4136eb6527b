import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchTextLength } from '#machines/market/limits.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';
import { isListed } from '../../listing/adsSeen.ts';
import { currentRows } from '../../listing/listingRows.ts';
import type { ShownListing } from '../../listing/shownListings.ts';
import { askAds } from '../../search/askSearch.ts';
import { likeness, sharedWords } from '../../search/answers/likeness.ts';
import type { SearchServices } from '#server/search/searchServices.ts';
import { alikeIn } from './alikeIn.ts';

/** What comparable ads cost, in whole francs: the quartiles of their prices, and how many they are. */
export interface PriceBand {
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly sample: number;
}

/** Of fewer ads a quarter is less than two, and a single odd price would be the bound. */
export const leastSample = 8;

/** Ads of each search that are read, and of these so many at the most are compared with. */
const candidates = 100;
const mostCompared = 50;

type Compared = Pick<SearchServices, 'search' | 'localities' | 'rows'>;

/** An ad that is written, as far as it is known. */
interface Asked {
  readonly subcategory: number;
  readonly values: InsertionValues;
  readonly language: Language;
  /** Whose ads do not count; null where nobody is logged in. */
  readonly account: string | null;
}

/**
 * What running ads of others ask for about the same thing, by amounts alone: in one subcategory, offered or wanted alike, a
 * rent never beside a price. Compared are first those that are alike in all that is known, then in ever less; null where nothing
 * that says what the thing is gives at least `leastSample` ads.
 */
export async function priceBand(services: Compared, asked: Asked): Promise<PriceBand | null> {
  for (const search of searches(asked)) {
    const prices = (await comparable(services, asked, search)).map(({ francs }) => francs!).toSorted((a, b) => a - b);
    if (prices.length < leastSample) continue;
    const [low, median, high] = [quantile(prices, 0.25), quantile(prices, 0.5), quantile(prices, 0.75)];
    return { low, median, high, sample: prices.length };
  }
  return null;
}

/** A search for comparable ads; where it looks for a word, titles must have one in common. */
type Search = Pick<SearchFilter, 'query' | 'selects' | 'intervals'>;

/** From the narrowest to the widest. Nothing is searched without a word of the title, or something that the thing is told by. */
function searches({ subcategory, values }: Asked): readonly Search[] {
  const { selects, naming, intervals, isWhole } = alikeIn(subcategory, values);
  // One that does not say whether it is rented or sold is beside nothing.
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

async function comparable(services: Compared, asked: Asked, search: Search): Promise<readonly ShownListing[]> {
  const { subcategory, values, language, account } = asked;
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
  const { ids } = await askAds(services, filter, candidates);
  const rows = await currentRows(services, ids);
  const own = {
    ...({ category: subcategory, kind, francs: null, region: null } as const),
    title: values['title'] ?? '',
    language,
    postcode: values['zipcode'] ?? '',
  };
  // The words of each are kept by the object: one for each language that is read.
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

/** Between the two prices next to it in proportion, as a whole number. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}
