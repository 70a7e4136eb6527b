import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { postcodeCodes, postcodeOf } from '#market/places/postcodes.ts';
import type { Statement } from '#server/store/store.ts';
import { parsedText } from '../queryWords.ts';
import { noAnswer, type SearchAnswer, type SearchPage } from '../searchPort.ts';
import { allListings, type SearchStatementParts, hasText } from './statementParts.ts';
import { browsing } from './browsing.ts';
import { type CategoryRow, categoryCountsOf } from './categoryCounts.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { finding } from './finding.ts';
import { type OptionRow, selectCountsOf } from './selectCounts.ts';

/** The only row that a search statement without counts returns. */
interface ListingsRow {
  readonly total: number;
  readonly page: readonly (readonly [id: string, postcode: string | null])[];
  /** The number of all listings. */
  readonly size: number;
}

/** The only row that a search statement with counts returns. */
interface CountsRow extends ListingsRow {
  readonly free: number;
  readonly offer: number;
  readonly wanted: number;
  readonly private: number;
  readonly company: number;
  readonly categories: readonly CategoryRow[];
  /** The counts of the categories without prices, at any price. Null if the search has no price filter. */
  readonly categories_of_any_price: readonly CategoryRow[] | null;
  readonly regions: readonly (readonly [region: number, ads: number])[];
  readonly postcodes: readonly (readonly [postcode: string, ads: number])[];
  readonly options: readonly OptionRow[];
  readonly gallery: readonly string[];
  readonly newest_at: number;
}

export type SearchRow = ListingsRow | CountsRow;

/** A search in PostgreSQL, as a single statement, so that the answer is consistent. */
export interface SearchStatement extends Statement {
  answerOf(row: SearchRow): SearchAnswer;
}

/** The statement of a search, and the function that reads its row. */
export function searchStatement(
  filter: SearchFilter,
  { size, area, isUncounted = false }: SearchPage,
): SearchStatement {
  const values: unknown[] = [];
  const parts: SearchStatementParts = {
    filter,
    area,
    ...parsedText(filter),
    page: { limit: size, offset: (filter.page - 1) * size },
    isUncounted,
    value(value, type) {
      values.push(value ?? null);
      return `$${values.length}::${type}`;
    },
  };
  const conditions = conditionsOf(parts);
  const search = isBrowsing(parts, conditions) ? browsing(parts, conditions) : finding(parts, conditions);
  return {
    ...withParameters(`SELECT *, ${allListings} AS size FROM (${search}) AS answer`, values),
    answerOf: (row) => ({
      ...listingsOf(row, area),
      ...('gallery' in row ? countsOf(row, area, conditions) : uncounted),
    }),
  };
}

/** The statement with only the values that it uses, renumbered. PostgreSQL rejects unused parameters. */
function withParameters(sql: string, values: readonly unknown[]): Statement {
  const named: number[] = [];
  const numbered = sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = Number(place) - 1;
    if (!named.includes(value)) named.push(value);
    return `$${named.indexOf(value) + 1}`;
  });
  return { sql: numbered, parameters: named.map((value) => values[value]) };
}

/** Whether the total and all counts except the options are precomputed. */
function isBrowsing(parts: SearchStatementParts, { intervals, selects }: Conditions): boolean {
  const { priceFrom, priceTo } = parts.filter;
  const isBounded = priceFrom !== undefined || priceTo !== undefined;
  return !hasText(parts) && !isBounded && ![...intervals, ...selects].some(({ isConstrained }) => isConstrained);
}

type Area = SearchPage['area'];

function listingsOf({ total, page }: ListingsRow, area: Area): Pick<SearchAnswer, 'ids' | 'distances' | 'total'> {
  const metres = area?.kind === 'postcodes' ? area.metres : undefined;
  const distances = page.flatMap(([id, postcode]) => {
    const distance = postcode === null ? undefined : metres?.get(postcode);
    return distance === undefined ? [] : [[id, distance] as const];
  });
  return { ids: page.map(([id]) => id), distances: Object.fromEntries(distances), total };
}

type Counts = Pick<SearchAnswer, 'counts' | 'galleryIds' | 'newestAt'>;

const { counts, galleryIds, newestAt } = noAnswer;
const uncounted: Counts = { counts, galleryIds, newestAt };

function countsOf(row: CountsRow, area: Area, { selects }: Conditions): Counts {
  const { categories, regions, postcodes, offer, wanted, company, free, options, gallery } = row;
  return {
    counts: {
      category: categoryCountsOf(categories, row.categories_of_any_price),
      region: Object.fromEntries(regions),
      postcode: area?.kind === 'postcodes' ? byPostcode(postcodes) : new Uint32Array(),
      kind: { ...(offer > 0 && { offer }), ...(wanted > 0 && { wanted }) },
      seller: { ...(row.private > 0 && { private: row.private }), ...(company > 0 && { company }) },
      free,
      selects: selectCountsOf(selects, options),
    },
    galleryIds: gallery,
    newestAt: row.newest_at,
  };
}

function byPostcode(postcodes: CountsRow['postcodes']): Uint32Array {
  const counts = new Uint32Array(postcodeCodes);
  for (const [postcode, ads] of postcodes) counts[postcodeOf(postcode)]! += ads;
  return counts;
}
