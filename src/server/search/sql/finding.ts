import { type SearchStatementParts, hasText } from './statementParts.ts';
import { categoriesNarrowed, categoriesOf, categoriesOfAnyPrice, categoriesWithParameters } from './categoryCounts.ts';
import { all, categoryTerms, type Conditions, textCondition } from './conditions.ts';
import { cellsOf, someCells } from './precomputedCounts.ts';
import { listingsToOrder, asArrays, galleryOf, isByScore, newestAt, pageOf } from './orders.ts';
import { postcodeCounts } from './postcodeCounts.ts';
import { rarities, weights } from './scoring.ts';
import { chosenBut, optionColumns, optionCounts } from './selectCounts.ts';

/**
 * A search with a text, a price or parameters. It reads every listing of the category that matches these, even if the
 * listing fails filters that have counts.
 */
export function finding(parts: SearchStatementParts, conditions: Conditions): string {
  const { category, area, kind, seller, price, intervals, selects } = conditions;
  const byScore = isByScore(parts);
  const columns = [
    'id',
    'listed_at',
    'price',
    'category',
    'top_category',
    'region',
    'postcode',
    'company',
    'wanted',
    'gallery',
    `(${area}) AS in_area`,
    `${kind} AS of_kind`,
    `${seller} AS of_seller`,
    ...optionColumns(selects),
    ...(parts.filter.sort === 'nearest' ? ['metres'] : []),
    ...(byScore ? weights(parts) : []),
  ];
  const looked = [textCondition(parts, categoryTerms(parts)), category, price, ...intervals.map(({ holds }) => holds)];
  const chosen = chosenBut(selects);
  const but = {
    none: all(['in_area', 'of_kind', 'of_seller', ...chosen]),
    area: all(['of_kind', 'of_seller', ...chosen]),
    kind: all(['in_area', 'of_seller', ...chosen]),
    seller: all(['in_area', 'of_kind', ...chosen]),
    selects: all(['in_area', 'of_kind', 'of_seller']),
  };
  const count = (rows: string) => `count(*) FILTER (WHERE ${rows})::integer`;
  const found = `looked WHERE ${but.none}`;
  const isNarrowed = [...intervals, ...selects].some(({ isConstrained }) => isConstrained);
  const isByCells = isNarrowed && !hasText(parts) && !hasPriceBounds(parts);
  const withLooked = `WITH looked AS MATERIALIZED (
      SELECT ${columns.join(', ')} FROM ${listingsToOrder(parts)} WHERE ${all(looked)}
    )${byScore && parts.words.length > 1 ? `, rarities AS MATERIALIZED (${rarities(parts)})` : ''}`;
  if (parts.isUncounted) {
    return `${withLooked} SELECT total, ${pageOf(parts, found)} AS page
      FROM (SELECT ${count(but.none)} AS total FROM looked) AS sums`;
  }
  return `${withLooked}${isByCells ? `, cells AS (${cellsOf(parts)})` : ''}
    SELECT sums.*,
      ${categories()} AS categories,
      ${categoriesOfAnyPrice(parts, conditions)} AS categories_of_any_price,
      ${asArrays(
        `SELECT region, count(*)::integer AS ads FROM looked WHERE ${but.area} AND region > 0 GROUP BY region`,
        'region, ads',
      )} AS regions,
      ${postcodeCounts(
        parts,
        `SELECT postcode, count(*)::integer AS ads FROM looked
          WHERE ${but.area} AND postcode IS NOT NULL GROUP BY postcode`,
      )} AS postcodes,
      ${optionCounts(parts, selects, `looked WHERE ${but.selects}`)} AS options,
      ${pageOf(parts, found)} AS page,
      ${galleryOf(parts, found)} AS gallery,
      ${newestAt} AS newest_at
    FROM (
      SELECT ${count(but.none)} AS total, ${count(`${but.none} AND price = 0`)} AS free,
        ${count(`${but.kind} AND NOT wanted`)} AS offer, ${count(`${but.kind} AND wanted`)} AS wanted,
        ${count(`${but.seller} AND NOT company`)} AS private, ${count(`${but.seller} AND company`)} AS company
      FROM looked
    ) AS sums`;

  function categories(): string {
    if (isByCells) return categoriesNarrowed(parts, conditions, someCells([kind, seller]));
    const isAnywhere = parts.filter.category === undefined && parts.filter.subcategory === undefined;
    return isAnywhere ? categoriesOf(`looked WHERE ${but.selects}`) : categoriesWithParameters(parts, conditions);
  }
}

function hasPriceBounds({ filter }: SearchStatementParts): boolean {
  return filter.priceFrom !== undefined || filter.priceTo !== undefined;
}
