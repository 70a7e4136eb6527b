import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { isPricedCategory } from '#machines/market/categories/pricedCategories.ts';
import { filterTerm } from '../filterTerms.ts';
import type { SearchStatementParts } from './statementParts.ts';
import {
  all,
  type Conditions,
  type ParameterCondition,
  regionTerms,
  type SelectCondition,
  textCondition,
} from './conditions.ts';
import { freeCells } from './precomputedCounts.ts';
import { quoted } from './lexemes.ts';
import { asArrays } from './orders.ts';
import { categoryIds } from './storedParameters.ts';

/**
 * A pair of category and top-level category, with the listings that count for each. A source has each pair of
 * categories only once.
 */
export type CategoryRow = readonly [category: number, topCategory: number, ads: number, adsOfTop: number];

type Level = 'category' | 'top_category';

const columns = 'category, top_category, ads, ads_of_top';

/** SQL for the counts by category of the rows in `found`. Only for a search without parameters. */
export function categoriesOf(found: string): string {
  return asArrays(
    `SELECT category, top_category, count(*)::integer AS ads, count(*)::integer AS ads_of_top FROM ${found}
      GROUP BY category, top_category`,
    columns,
  );
}

/** SQL for the counts by category, summed from the precomputed counts in `cells`. */
export function categoriesOfCells(cells: string): string {
  return asArrays(
    `SELECT category, top_category, sum(ads)::integer AS ads, sum(ads)::integer AS ads_of_top FROM ${cells}
      GROUP BY category, top_category`,
    columns,
  );
}

/**
 * Counts by category as if each were chosen. A parameter filter narrows only the categories that have the parameter.
 */
export function categoriesWithParameters(parts: SearchStatementParts, conditions: Conditions): string {
  const { area, kind, seller, price } = conditions;
  const found = all([textCondition(parts, regionTerms(parts)), area, kind, seller, price]);
  const parameters = [...conditions.intervals, ...conditions.selects];
  return asArrays(
    `SELECT category, top_category,
        count(*) FILTER (WHERE ${withinFor(parts, parameters, 'category')})::integer AS ads,
        count(*) FILTER (WHERE ${withinFor(parts, parameters, 'top_category')})::integer AS ads_of_top
      FROM search_ads WHERE ${found} GROUP BY category, top_category`,
    columns,
  );
}

/**
 * Counts by category for a search with parameters only. Categories without the parameters use the precomputed counts,
 * so only the listings of the others are read. A single choice or text without a place needs no reads, because it is
 * precomputed too.
 */
export function categoriesNarrowed(parts: SearchStatementParts, conditions: Conditions, cells: string): string {
  const { area, kind, seller, price, intervals, selects } = conditions;
  const parameters = [...intervals, ...selects];
  const constrained = parameters.filter(({ isConstrained }) => isConstrained);
  const narrowed = [...new Set(constrained.flatMap(({ categories }) => categories))];
  const ids = parts.value(narrowed, 'integer[]');
  const [only] =
    constrained.length === 1 && parts.area === undefined ? selects.filter(({ isConstrained }) => isConstrained) : [];
  return asArrays(
    `${only ? condition(only) : looked()} UNION ALL
    SELECT category, top_category, ${ofCells('category', '<> ALL')}, ${ofCells('top_category', '<> ALL')}
      FROM ${cells} GROUP BY category, top_category`,
    columns,
  );

  function condition({ parameter, chosen }: SelectCondition): string {
    const found = all([
      `parameter = ${parts.value(parameter.key, 'text')} AND option = ANY (${parts.value(chosen, 'text[]')})`,
      kind,
      seller,
      freeCells(parts),
    ]);
    return `SELECT category, top_category, ${ofCells('category', '= ANY')} AS ads, ${ofCells('top_category', '= ANY')} AS ads_of_top
      FROM search_option_counts WHERE ${found} GROUP BY category, top_category`;
  }

  function looked(): string {
    const tops = [...new Set(narrowed.map((id) => parentIdOf(id) ?? id))];
    // A listing's top-level category is the parent of its category in the tree, so these listings are read by it.
    const found = all([`top_category = ANY (${parts.value(tops, 'integer[]')})`, area, kind, seller, price]);
    return `SELECT category, top_category, ${ofListings('category')} AS ads, ${ofListings('top_category')} AS ads_of_top
      FROM search_ads WHERE ${found} GROUP BY category, top_category`;
  }

  function ofListings(level: Level): string {
    return `count(*) FILTER (WHERE ${level} = ANY (${ids}) AND ${withinFor(parts, parameters, level)})::integer`;
  }

  function ofCells(level: Level, isNarrowed: '= ANY' | '<> ALL'): string {
    return `coalesce(sum(ads) FILTER (WHERE ${level} ${isNarrowed} (${ids})), 0)::integer`;
  }
}

/** The categories without prices, and in `topsOfUnpriced` the top-level categories of their listings. */
const unpriced = categoryIds.filter((id) => !isPricedCategory(id));
const topsOfUnpriced = [...new Set(unpriced.map((id) => parentIdOf(id) ?? id))];

/**
 * The listings of categories without prices, ignoring the price range, as if each were chosen. Null if the search has
 * no price.
 */
export function categoriesOfAnyPrice(parts: SearchStatementParts, conditions: Conditions): string {
  if (!asksForPrice(parts)) return 'NULL::json';
  const { area, kind, seller } = conditions;
  const terms = unpriced.map((id) => quoted(filterTerm.category(id)));
  const found = all([
    textCondition(parts, [...regionTerms(parts), `(${terms.join(' | ')})`]),
    `top_category = ANY (${parts.value(topsOfUnpriced, 'integer[]')})`,
    `category = ANY (${parts.value(unpriced, 'integer[]')})`,
    area,
    kind,
    seller,
  ]);
  return categoriesOf(`search_ads WHERE ${found}`);
}

function asksForPrice({ filter: { priceFrom, priceTo, freeOnly } }: SearchStatementParts): boolean {
  return freeOnly || priceFrom !== undefined || priceTo !== undefined;
}

/**
 * The rows as counts by category, without empty ones. If the search has a price, `ofAnyPrice` has the listings of the
 * categories without prices; otherwise it is null.
 */
export function categoryCountsOf(
  rows: readonly CategoryRow[],
  ofAnyPrice: readonly CategoryRow[] | null,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [source, isCounted] of [
    [rows, (id: number) => ofAnyPrice === null || isPricedCategory(id)],
    [ofAnyPrice ?? [], (id: number) => !isPricedCategory(id)],
  ] as const) {
    const count = (id: number, ads: number) => {
      if (ads > 0 && isCounted(id)) counts.set(id, (counts.get(id) ?? 0) + ads);
    };
    for (const [category, topCategory, ads, adsOfTop] of source) {
      if (category !== topCategory) count(category, ads);
      count(topCategory, adsOfTop);
    }
  }
  return counts;
}

/**
 * SQL for whether a row would match if its category, or the one above it, were chosen. Only parameters that apply to
 * the chosen one count.
 */
function withinFor({ value }: SearchStatementParts, parameters: readonly ParameterCondition[], level: Level) {
  return all(
    parameters.map(
      ({ holds, isConstrained, categories }) =>
        `(${level} <> ALL (${value(isConstrained ? categories : [], 'integer[]')}) OR ${holds})`,
    ),
  );
}
