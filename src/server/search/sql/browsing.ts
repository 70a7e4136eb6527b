import type { SearchStatementParts } from './statementParts.ts';
import { categoriesOfAnyPrice, categoriesOfCells } from './categoryCounts.ts';
import { all, type Conditions, ifSet } from './conditions.ts';
import { cellsOf, freeCells, someCells } from './precomputedCounts.ts';
import { listingsToOrder, asArrays, galleryOf, newestAt, pageOf } from './orders.ts';
import { postcodeCounts } from './postcodeCounts.ts';
import { precomputedOptionCounts, optionColumns, optionCounts } from './selectCounts.ts';

/**
 * A search without text, price bounds and parameters. Its counts are precomputed, and only the shown listings are read.
 * The options of a category at certain places are the exception: they are counted over all matches.
 */
export function browsing(parts: SearchStatementParts, conditions: Conditions): string {
  const { category, area, kind, seller, price, intervals, selects } = conditions;
  const found = all([category, area, kind, seller, price, ...intervals.map(({ holds }) => holds)]);
  const sum = (...cells: readonly string[]) => `coalesce(sum(ads) FILTER (WHERE ${all(cells)}), 0)::integer`;
  const page = pageOf(parts, `${listingsToOrder(parts)} WHERE ${found}`);
  if (parts.isUncounted) {
    return `WITH cells AS MATERIALIZED (${cellsOf(parts)})
      SELECT total, ${page} AS page FROM (SELECT ${sum(kind, seller)} AS total FROM cells WHERE ${category}) AS sums`;
  }
  const isLooked = parts.area !== undefined && selects.length > 0;
  const parameters = `, parameters AS MATERIALIZED (SELECT ${optionColumns(selects).join(', ')} FROM search_ads WHERE ${found})`;
  const options = isLooked
    ? optionCounts(parts, selects, 'parameters WHERE true')
    : precomputedOptionCounts(parts, selects, [category, kind, seller, freeCells(parts)]);
  return `WITH cells AS MATERIALIZED (${cellsOf(parts)})${isLooked ? parameters : ''}
    SELECT sums.*,
      ${categoriesOfCells(someCells([kind, seller]))} AS categories,
      ${categoriesOfAnyPrice(parts, conditions)} AS categories_of_any_price,
      ${asArrays(
        `SELECT region, sum(ads)::integer AS ads FROM search_counts
          WHERE region > 0 AND ${all([cellOfCategory(parts), kind, seller, freeCells(parts)])}
          GROUP BY region HAVING sum(ads) > 0`,
        'region, ads',
      )} AS regions,
      ${postcodeCounts(
        parts,
        `SELECT postcode, sum(ads)::integer AS ads FROM search_place_counts
          WHERE ${all([category, kind, seller, freeCells(parts)])} GROUP BY postcode HAVING sum(ads) > 0`,
      )} AS postcodes,
      ${options} AS options,
      ${page} AS page,
      ${galleryOf(parts, `search_ads WHERE ${found}`)} AS gallery,
      ${newestAt} AS newest_at
    FROM (
      SELECT ${sum(kind, seller)} AS total, ${sum(kind, seller, 'free')} AS free,
        ${sum(seller, 'NOT wanted')} AS offer, ${sum(seller, 'wanted')} AS wanted,
        ${sum(kind, 'NOT company')} AS private, ${sum(kind, 'company')} AS company
      FROM cells WHERE ${category}
    ) AS sums`;
}

/** The cells of `search_counts` that together contain the listings of the search's category, for a region. */
function cellOfCategory(parts: SearchStatementParts): string {
  const { category, subcategory } = parts.filter;
  const top = category ?? (subcategory === undefined ? 0 : undefined);
  return all([
    ifSet(parts, top, 'integer', (id) => `top_category = ${id}`),
    `category = ${parts.value(subcategory ?? 0, 'integer')}`,
  ]);
}
