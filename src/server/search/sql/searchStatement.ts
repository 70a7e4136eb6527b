import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { Statement } from '#server/store/store.ts';
import { filterTerm } from '../filterTerms.ts';
import { galleryLength, isBrowsing } from '../filterKinds.ts';
import { queryWords } from '../queryWords.ts';
import { allAds, type Asked } from './asked.ts';
import { quoted } from './lexemes.ts';
import { rarities, score, weights } from './scoring.ts';
import { matchingAll } from './textQuery.ts';

/** The one row that a search gives. */
export interface SearchRow {
  readonly total: number;
  /** Category, the top-level one above it, ads; no pair twice. */
  readonly categories: readonly (readonly [category: number, topCategory: number, ads: number])[];
  readonly regions: readonly (readonly [region: number, ads: number])[];
  readonly ids: readonly string[];
  readonly gallery: readonly string[];
  /** How many ads there are. */
  readonly size: number;
}

/** What a search asks of PostgreSQL: one statement, so that all of its answer is of one moment. */
export function searchStatement(filter: SearchFilter, size: number): Statement {
  const words = queryWords(filter.query);
  const values: unknown[] = [];
  const asked: Asked = {
    filter,
    words,
    page: { limit: size, offset: (filter.page - 1) * size },
    value(value) {
      values.push(value);
      return `$${values.length}`;
    },
  };
  const sql = isBrowsing(filter, words) ? browsing(asked) : finding(asked);
  return { sql, parameters: values };
}

const newestFirst = 'listed_at DESC, id';

/** Without text and bounds to the price the counts are known, and only as many ads are met as are shown. */
function browsing(asked: Asked): string {
  const { filter, page, value } = asked;
  const kinds = [
    ...(filter.seller ? [`company = ${value(filter.seller === 'company')}`] : []),
    ...(filter.freeOnly ? ['free'] : []),
  ];
  const region = `region = ${value(filter.region ?? -1)}`;
  const category = cellsOfCategory(asked);
  const counted = (columns: string, conditions: readonly string[]) =>
    `SELECT ${columns}, sum(ads)::integer AS ads FROM search_counts ${where([...conditions, ...kinds])}
      GROUP BY ${columns} HAVING sum(ads) > 0`;
  const listed = [...eligible(asked), ...inCategory(asked), ...inRegion(asked)];
  return `SELECT
    (SELECT coalesce(sum(ads), 0)::integer FROM search_counts ${where([category, region, ...kinds])}) AS total,
    ${asArrays(counted('category, top_category', [region, 'category <> 0']), 'category, top_category, ads')} AS categories,
    ${asArrays(counted('region', [category, 'region > 0']), 'region, ads')} AS regions,
    ARRAY(SELECT id FROM search_ads ${where(listed)}
      ORDER BY ${orderOf(asked)} LIMIT ${value(page.limit)} OFFSET ${value(page.offset)}) AS ids,
    ARRAY(SELECT id FROM search_ads ${where([...listed, 'gallery'])}
      ORDER BY ${newestFirst} LIMIT ${galleryLength}) AS gallery,
    ${allAds} AS size`;
}

/** The cells of `search_counts` that together hold the ads of the category asked for, of a region. */
function cellsOfCategory({ filter, value }: Asked): string {
  const { category, subcategory } = filter;
  if (subcategory === undefined) return `top_category = ${value(category ?? 0)} AND category = 0`;
  const below = `category = ${value(subcategory)}`;
  return category === undefined ? below : `top_category = ${value(category)} AND ${below}`;
}

/** Every ad that the text finds is looked at, for the counts. */
function finding(asked: Asked): string {
  const { filter, words, page, value } = asked;
  const category = inCategory(asked).join(' AND ') || 'true';
  const region = inRegion(asked).join(' AND ') || 'true';
  const isByScore = filter.sort === 'relevant' && words.length > 0;
  const looked = [...textCondition(asked), ...eligible(asked), ...eitherOf(asked, category, region)];
  return `WITH looked AS MATERIALIZED (
      SELECT id, listed_at, price, category, top_category, region, gallery,
        ${category} AS in_category, ${region} AS in_region${isByScore ? weights(asked) : ''}
      FROM search_ads ${where(looked)}
    )${isByScore && words.length > 1 ? rarities(asked) : ''}
    SELECT
      (SELECT count(*)::integer FROM looked WHERE in_category AND in_region) AS total,
      ${asArrays(
        `SELECT category, top_category, count(*)::integer AS ads FROM looked WHERE in_region
        GROUP BY category, top_category`,
        'category, top_category, ads',
      )} AS categories,
      ${asArrays(
        `SELECT region, count(*)::integer AS ads FROM looked WHERE in_category AND region > 0
        GROUP BY region`,
        'region, ads',
      )} AS regions,
      ARRAY(SELECT id FROM looked WHERE in_category AND in_region
        ORDER BY ${orderOf(asked)} LIMIT ${value(page.limit)} OFFSET ${value(page.offset)}) AS ids,
      ARRAY(SELECT id FROM looked WHERE in_category AND in_region AND gallery
        ORDER BY ${newestFirst} LIMIT ${galleryLength}) AS gallery,
      ${allAds} AS size`;
}

function textCondition({ words, filter, value }: Asked): string[] {
  if (words.length === 0) return [];
  const { category, subcategory, region } = filter;
  const text = matchingAll(words);
  const terms = [
    ...(category === undefined ? [] : [filterTerm.topCategory(category)]),
    ...(subcategory === undefined ? [] : [filterTerm.category(subcategory)]),
  ];
  // An ad that is neither in the category nor in the region is counted nowhere.
  const query =
    terms.length > 0 && region !== undefined
      ? `${text} & ((${terms.map(quoted).join(' & ')}) | ${quoted(filterTerm.region(region))})`
      : text;
  return [`terms @@ ${value(query)}::tsquery`];
}

/** As `textCondition` says, where no text does. */
function eitherOf({ words, filter }: Asked, category: string, region: string): string[] {
  const isInCategory = filter.category !== undefined || filter.subcategory !== undefined;
  return words.length === 0 && isInCategory && filter.region !== undefined ? [`(${category} OR ${region})`] : [];
}

/** What is asked beside text, category and region. */
function eligible({ filter, words, value }: Asked): string[] {
  const { priceFrom, priceTo, freeOnly, seller } = filter;
  // Few ads have the text, very many a price: an index on prices must not be asked for these, and a sum has none.
  const price = words.length > 0 ? 'price + 0' : 'price';
  return [
    ...(priceFrom === undefined ? [] : [`${price} >= ${value(priceFrom)}`]),
    ...(priceTo === undefined ? [] : [`${price} <= ${value(priceTo)}`]),
    ...(freeOnly ? [`${price} = 0`] : []),
    ...(seller ? [`company = ${value(seller === 'company')}`] : []),
  ];
}

function inCategory({ filter: { category, subcategory }, value }: Asked): string[] {
  return [
    ...(category === undefined ? [] : [`top_category = ${value(category)}`]),
    ...(subcategory === undefined ? [] : [`category = ${value(subcategory)}`]),
  ];
}

function inRegion({ filter: { region }, value }: Asked): string[] {
  return region === undefined ? [] : [`region = ${value(region)}`];
}

function orderOf({ filter: { sort }, words }: Asked): string {
  switch (sort) {
    case 'oldest':
      return 'listed_at, id DESC';
    case 'cheapest':
      return `price, ${newestFirst}`;
    case 'expensive':
      return `price DESC NULLS LAST, ${newestFirst}`;
    case 'relevant':
      return words.length > 0 ? `${score(words)} DESC, ${newestFirst}` : newestFirst;
    case 'newest':
      return newestFirst;
  }
}

function asArrays(query: string, columns: string): string {
  return `(SELECT coalesce(json_agg(json_build_array(${columns})), '[]') FROM (${query}) AS counted)`;
}

function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}
