import { mostOptions } from '#machines/market/limits.ts';
import type { SelectCounts } from '#machines/search/searchFilter.ts';
import type { Asked } from './asked.ts';
import { all, type SelectCondition } from './conditions.ts';
import { asArrays } from './orders.ts';

/** How many ads tell an option of a parameter: its place among those that are counted, option, spelling, ads. */
export type OptionRow = readonly [place: number, option: string, spelling: string, ads: number];

/** The columns that `optionCounts` reads: option, spelling and whether the filter of its parameter holds. */
export function optionColumns(selects: readonly SelectCondition[]): readonly string[] {
  return selects.flatMap(({ option, spelling, holds }, place) => [
    `${option} AS option_${place}`,
    `${spelling} AS spelling_${place}`,
    `${holds} AS is_chosen_${place}`,
  ]);
}

/** The columns that say whether the filters of parameters hold, but for those of one of them. */
export function chosenBut(selects: readonly SelectCondition[], left?: number): readonly string[] {
  return selects.flatMap((_, place) => (place === left ? [] : [`is_chosen_${place}`]));
}

/**
 * Counts what the found rows tell, for each parameter without its own filter; the most frequent options, and those
 * chosen, each as most of its ads spell it. `found` has `optionColumns` and ends in conditions.
 */
export function optionCounts(asked: Asked, selects: readonly SelectCondition[], found: string): string {
  // One look at the rows for each: taking every row apart into its options costs more.
  const spelled = selects.map(
    (_, place) => `SELECT ${place} AS place, option_${place} AS option, spelling_${place} AS spelling, count(*) AS ads
      FROM ${found} AND ${all(chosenBut(selects, place))} AND option_${place} IS NOT NULL GROUP BY 2, 3`,
  );
  return mostFrequent(asked, selects, spelled.join(' UNION ALL '));
}

/** The same off the kept counts, those for which conditions hold; where none of the parameters is asked for. */
export function keptOptionCounts(
  asked: Asked,
  selects: readonly SelectCondition[],
  conditions: readonly string[],
): string {
  const keys = selects.map(({ parameter }) => parameter.key);
  const spelled = `SELECT (array_position(${asked.value(keys, 'text[]')}, parameter) - 1) AS place, option, spelling, sum(ads) AS ads
    FROM search_option_counts WHERE parameter = ANY (${asked.value(keys, 'text[]')}) AND ${all(conditions)}
    GROUP BY parameter, option, spelling HAVING sum(ads) > 0`;
  return mostFrequent(asked, selects, spelled);
}

/** What is returned of counts by place of the parameter, option and spelling. */
function mostFrequent({ value }: Asked, selects: readonly SelectCondition[], spelled: string): string {
  if (selects.length === 0) return `'[]'::json`;
  const chosen = selects.map(({ chosen }, place) => `(place = ${place} AND option = ANY (${value(chosen, 'text[]')}))`);
  const counted = `SELECT place, option, sum(ads)::integer AS ads,
      coalesce((array_agg(spelling ORDER BY ads DESC, ${byCodeUnits('spelling')}))[1], option) AS spelling
    FROM (${spelled}) AS spelled GROUP BY place, option`;
  const ranked = `SELECT *, row_number() OVER (PARTITION BY place ORDER BY ads DESC, ${byCodeUnits('option')}) AS rank
    FROM (${counted}) AS counted`;
  return asArrays(
    `SELECT * FROM (${ranked}) AS ranked WHERE rank <= ${mostOptions} OR ${chosen.join(' OR ')}`,
    'place, option, spelling, ads',
  );
}

/** The rows by parameter, with the chosen options that no ad has. */
export function selectCountsOf(selects: readonly SelectCondition[], rows: readonly OptionRow[]): SelectCounts[] {
  return selects.map(({ parameter, chosen }, place) => {
    const counted = rows
      .filter(([of]) => of === place)
      .map(([, option, spelling, count]) => ({ option, spelling, count }));
    const missing = chosen
      .filter((each) => counted.every(({ option }) => option !== each))
      .map((option) => ({ option, spelling: option, count: 0 }));
    const options = [...counted, ...missing];
    return {
      key: parameter.key,
      options: options.sort((one, other) => other.count - one.count || (one.option < other.option ? -1 : 1)),
    };
  });
}

/**
 * Orders texts as JavaScript does, by code units. Bytes of UTF-8 are in the order of code points, which is another one:
 * all above U+FFFF comes between U+D800 and U+DFFF there.
 */
function byCodeUnits(text: string): string {
  return `regexp_replace(${text}, '([\\uE000-\\uFFFF])', U&'\\+10FFFF' || '\\1', 'g') COLLATE "C"`;
}
