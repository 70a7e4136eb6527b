import { type SearchStatementParts } from './statementParts.ts';
import { all } from './conditions.ts';

/** The precomputed counts of the area (free listings only, if requested) by category, seller and ad type. */
export function cellsOf(parts: SearchStatementParts): string {
  const { area, value } = parts;
  const counts =
    area?.kind === 'postcodes'
      ? `search_place_counts WHERE postcode = ANY (${value([...area.metres.keys()], 'text[]')})`
      : // Category 0 has the sums over categories, and region -1 the sums over all regions.
        `search_counts WHERE region = ANY (${value(area ? [...area.regions] : [-1], 'smallint[]')}) AND category > 0`;
  return `SELECT top_category, category, company, wanted, free, sum(ads)::integer AS ads
    FROM ${counts} AND ${freeCells(parts)} GROUP BY top_category, category, company, wanted, free`;
}

/** SQL for the rows of `cells` that match the conditions. */
export function someCells(conditions: readonly string[]): string {
  return `cells WHERE ${all(conditions)}`;
}

/** The SQL condition that leaves only cells of free listings, if the search is for these only. */
export function freeCells({ filter, value }: SearchStatementParts): string {
  return `(free OR NOT ${value(filter.freeOnly, 'boolean')})`;
}
