import { mostOptions } from '#machines/market/limits.ts';
import type { SelectCounts } from '#machines/search/searchFilter.ts';
import type { SearchStatementParts } from './statementParts.ts';
import { all, type SelectCondition } from './conditions.ts';
import { asArrays } from './orders.ts';

/** The number of listings with an option: the index of its parameter, the option, its spelling and the count. */
export type OptionRow = readonly [place: number, option: string, spelling: string, ads: number];

/** The columns that `optionCounts` reads: option, spelling and whether the filter of its parameter matches. */
export function optionColumns(selects: readonly SelectCondition[]): readonly string[] {
  return selects.flatMap(({ option, spelling, holds }, place) => [
    `${option} AS option_${place}`,
    `${spelling} AS spelling_${place}`,
    `${holds} AS is_chosen_${place}`,
  ]);
}

/** The columns that decide whether a row matches all parameter filters, except that of one parameter. */
export function chosenBut(selects: readonly SelectCondition[], left?: number): readonly string[] {
  return selects.flatMap((_, place) => (place === left ? [] : [`is_chosen_${place}`]));
}

/**
 * Counts the options of the matches, for each parameter without its own filter. Returns the most frequent options and
 * the chosen ones, each in its most frequent spelling. `found` has `optionColumns` and ends with conditions.
 */
export function optionCounts(parts: SearchStatementParts, selects: readonly SelectCondition[], found: string): string {
  // A pass over the rows per parameter is cheaper than splitting every row into its options.
  const spelled = selects.map(
    (_, place) => `SELECT ${place} AS place, option_${place} AS option, spelling_${place} AS spelling, count(*) AS ads
      FROM ${found} AND ${all(chosenBut(selects, place))} AND option_${place} IS NOT NULL GROUP BY 2, 3`,
  );
  return mostFrequent(parts, selects, spelled.join(' UNION ALL '));
}

/**
 * The same result as `optionCounts`, from the precomputed counts that match the conditions. Only for a search without
 * parameters.
 */
export function precomputedOptionCounts(
  parts: SearchStatementParts,
  selects: readonly SelectCondition[],
  conditions: readonly string[],
): string {
  const keys = selects.map(({ parameter }) => parameter.key);
  const spelled = `SELECT (array_position(${parts.value(keys, 'text[]')}, parameter) - 1) AS place, option, spelling, sum(ads) AS ads
    FROM search_option_counts WHERE parameter = ANY (${parts.value(keys, 'text[]')}) AND ${all(conditions)}
    GROUP BY parameter, option, spelling HAVING sum(ads) > 0`;
  return mostFrequent(parts, selects, spelled);
}

/** The most frequent options and the chosen ones, from counts by parameter, option and spelling. */
function mostFrequent({ value }: SearchStatementParts, selects: readonly SelectCondition[], spelled: string): string {
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

/** The counted options of each parameter, including chosen options that have no listings. */
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
 * Orders texts by UTF-16 code units, as JavaScript does. UTF-8 bytes are in the order of code points, which is
 * different: in JavaScript, all characters above U+FFFF sort between U+D800 and U+DFFF.
 */
function byCodeUnits(text: string): string {
  return `regexp_replace(${text}, '([\\uE000-\\uFFFF])', U&'\\+10FFFF' || '\\1', 'g') COLLATE "C"`;
}
