import { type Asked } from './asked.ts';
import { all } from './conditions.ts';

/** The ads of the area, free ones where these are asked for, as they are counted: by category, seller and ad type. */
export function cellsOf(asked: Asked): string {
  const { area, value } = asked;
  const counts =
    area?.kind === 'postcodes'
      ? `search_place_counts WHERE postcode = ANY (${value([...area.metres.keys()], 'text[]')})`
      : // Category 0 sums up others, region -1 all regions.
        `search_counts WHERE region = ANY (${value(area ? [...area.regions] : [-1], 'smallint[]')}) AND category > 0`;
  return `SELECT top_category, category, company, wanted, free, sum(ads)::integer AS ads
    FROM ${counts} AND ${freeCells(asked)} GROUP BY top_category, category, company, wanted, free`;
}

/** Those of `cells` for which conditions hold. */
export function someCells(conditions: readonly string[]): string {
  return `cells WHERE ${all(conditions)}`;
}

/** What cells count where free ads alone are asked for. */
export function freeCells({ filter, value }: Asked): string {
  return `(free OR NOT ${value(filter.freeOnly, 'boolean')})`;
}
