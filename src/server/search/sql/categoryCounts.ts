import { parentIdOf } from '#machines/market/categoryTree.ts';
import type { Asked } from './asked.ts';
import { all, type Conditions, type ParameterCondition, regionTerms, textCondition } from './conditions.ts';
import { asArrays } from './orders.ts';

/**
 * Ads of a category of documents: how many count for it, and how many for the top-level one above it. No pair of
 * categories comes twice from one source.
 */
export type CategoryRow = readonly [category: number, topCategory: number, ads: number, adsOfTop: number];

const columns = 'category, top_category, ads, ads_of_top';

/** By category, out of rows in which no parameter is asked for. */
export function categoriesOf(found: string): string {
  return asArrays(
    `SELECT category, top_category, count(*)::integer AS ads, count(*)::integer AS ads_of_top FROM ${found}
      GROUP BY category, top_category`,
    columns,
  );
}

/** By category, out of the kept counts. */
export function categoriesOfCells(cells: string): string {
  return asArrays(
    `SELECT category, top_category, sum(ads)::integer AS ads, sum(ads)::integer AS ads_of_top FROM ${cells}
      GROUP BY category, top_category`,
    columns,
  );
}

/**
 * By category as if one had chosen each: the filters of parameters narrow those that have a use for them, and no others.
 */
export function categoriesWithParameters(asked: Asked, conditions: Conditions): string {
  const { area, kind, seller, price } = conditions;
  const found = all([textCondition(asked, regionTerms(asked)), area, kind, seller, price]);
  const parameters = [...conditions.intervals, ...conditions.selects];
  return asArrays(
    `SELECT category, top_category,
        count(*) FILTER (WHERE ${withinFor(asked, parameters, 'category')})::integer AS ads,
        count(*) FILTER (WHERE ${withinFor(asked, parameters, 'top_category')})::integer AS ads_of_top
      FROM search_ads WHERE ${found} GROUP BY category, top_category`,
    columns,
  );
}

/**
 * The same where parameters alone are asked for: what they do not narrow is known from the kept counts, and only ads of
 * the others are looked at.
 */
export function categoriesNarrowed(asked: Asked, conditions: Conditions, cells: string): string {
  const { area, kind, seller, price } = conditions;
  const parameters = [...conditions.intervals, ...conditions.selects];
  const narrowed = [...new Set(parameters.filter(({ isAsked }) => isAsked).flatMap(({ categories }) => categories))];
  const tops = [...new Set(narrowed.map((id) => parentIdOf(id) ?? id))];
  const ids = asked.value(narrowed, 'integer[]');
  const ofAds = (level: 'category' | 'top_category') =>
    `count(*) FILTER (WHERE ${level} = ANY (${ids}) AND ${withinFor(asked, parameters, level)})::integer`;
  const ofCells = (level: 'category' | 'top_category') =>
    `coalesce(sum(ads) FILTER (WHERE ${level} <> ALL (${ids})), 0)::integer`;
  // The ads of a subcategory are below the top-level category that it has in the tree.
  const found = all([`top_category = ANY (${asked.value(tops, 'integer[]')})`, area, kind, seller, price]);
  return asArrays(
    `SELECT category, top_category, ${ofAds('category')} AS ads, ${ofAds('top_category')} AS ads_of_top
      FROM search_ads WHERE ${found} GROUP BY category, top_category
    UNION ALL SELECT category, top_category, ${ofCells('category')}, ${ofCells('top_category')}
      FROM ${cells} GROUP BY category, top_category`,
    columns,
  );
}

/** The rows as counts by category; those without an ad are left out. */
export function categoryCountsOf(rows: readonly CategoryRow[]): Record<number, number> {
  const counts: Record<number, number> = {};
  const count = (id: number, ads: number) => {
    if (ads > 0) counts[id] = (counts[id] ?? 0) + ads;
  };
  for (const [category, topCategory, ads, adsOfTop] of rows) {
    if (category !== topCategory) count(category, ads);
    count(topCategory, adsOfTop);
  }
  return counts;
}

/** Whether a row is found where its category, or the one above it, is chosen: by the parameters that are asked there. */
function withinFor({ value }: Asked, parameters: readonly ParameterCondition[], level: 'category' | 'top_category') {
  return all(
    parameters.map(
      ({ holds, isAsked, categories }) =>
        `(${level} <> ALL (${value(isAsked ? categories : [], 'integer[]')}) OR ${holds})`,
    ),
  );
}
