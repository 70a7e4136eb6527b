import type { Parameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import { fold } from '#market/text/fold.ts';
import { filterTerm } from '../filterTerms.ts';
import type { SelectParameter } from '../query/options.ts';
import { type SearchStatementParts, hasText } from './statementParts.ts';
import { quoted } from './lexemes.ts';
import { categoriesWith } from './storedParameters.ts';
import { matchingAll } from './textQuery.ts';

/**
 * The SQL condition of each filter on a row of `search_ads`. Every filter has its condition, set or not, to keep the
 * number of distinct statements low. An unset filter is a null parameter. The planner plans each search separately and
 * removes it.
 */
export interface Conditions {
  readonly category: string;
  /** The SQL condition on the place. It uses only the columns `region` and `postcode`. */
  readonly area: string;
  readonly kind: string;
  readonly seller: string;
  readonly price: string;
  /** The SQL conditions on the parameters that are relevant for the category, in order. */
  readonly intervals: readonly ParameterCondition[];
  readonly selects: readonly SelectCondition[];
}

export interface ParameterCondition {
  readonly holds: string;
  readonly isConstrained: boolean;
  /** The categories of both levels to which the parameter applies. */
  readonly categories: readonly number[];
}

export interface SelectCondition extends ParameterCondition {
  readonly parameter: SelectParameter;
  /** The chosen options, in the form in which rows contain them. */
  readonly chosen: readonly string[];
  /** SQL for the option that a row has. */
  readonly option: string;
  /** SQL for the spelling that a row has; null for a choice, which has only one spelling. */
  readonly spelling: string;
}

export function conditionsOf(parts: SearchStatementParts): Conditions {
  const { filter, area } = parts;
  const relevant = relevantParameters(filter);
  const regions = area?.kind === 'regions' ? [...area.regions] : undefined;
  const postcodes = area?.kind === 'postcodes' ? [...area.metres.keys()] : undefined;
  return {
    category: all([
      ifSet(parts, filter.category, 'integer', (id) => `top_category = ${id}`),
      ifSet(parts, filter.subcategory, 'integer', (id) => `category = ${id}`),
    ]),
    area: all([
      ifSet(parts, regions, 'smallint[]', (codes) => `region = ANY (${codes})`),
      ifSet(parts, postcodes, 'text[]', (codes) => `postcode = ANY (${codes})`),
    ]),
    kind: ifSet(parts, filter.kind && filter.kind === 'wanted', 'boolean', (wanted) => `wanted = ${wanted}`),
    seller: ifSet(parts, filter.seller && filter.seller === 'company', 'boolean', (company) => `company = ${company}`),
    price: priceCondition(parts),
    intervals: relevant.flatMap((parameter) =>
      parameter.kind === 'number' ? [intervalCondition(parts, parameter)] : [],
    ),
    selects: relevant.flatMap((parameter) => (parameter.kind === 'number' ? [] : [selectCondition(parts, parameter)])),
  };
}

/** The SQL condition that a row matches the search text and has all filter terms. */
export function textCondition(parts: SearchStatementParts, terms: readonly string[] = []): string {
  const { words, unwanted } = parts;
  const phrases = (some: SearchStatementParts['phrases']) =>
    some.length > 0 ? some.map((phrase) => `% ${phrase.join(' ')} %`) : undefined;
  const query = [
    ...(words.length > 0 ? [matchingAll(words)] : []),
    ...unwanted.map((word) => `!${matchingAll([word])}`),
  ];
  // The index on terms serves filters only together with text. Without text, other indexes are faster.
  const lexemes = query.length > 0 ? [...query, ...terms].join(' & ') : undefined;
  return all([
    ifSet(parts, lexemes, 'tsquery', (terms) => `terms @@ ${terms}`),
    // The parts of words need no escaping, because they contain no LIKE wildcards.
    ifSet(parts, phrases(parts.phrases), 'text[]', (patterns) => `phrases LIKE ALL (${patterns})`),
    ifSet(parts, phrases(parts.unwantedPhrases), 'text[]', (patterns) => `phrases NOT LIKE ALL (${patterns})`),
  ]);
}

/** The category of the search, as lexemes that a row must have. */
export function categoryTerms({ filter: { category, subcategory } }: SearchStatementParts): readonly string[] {
  return [
    ...(category === undefined ? [] : [quoted(filterTerm.topCategory(category))]),
    ...(subcategory === undefined ? [] : [quoted(filterTerm.category(subcategory))]),
  ];
}

/** The cantons of the search, as a lexeme expression that a row must match. */
export function regionTerms({ area }: SearchStatementParts): readonly string[] {
  if (area?.kind !== 'regions') return [];
  return [`(${[...area.regions].map((code) => quoted(filterTerm.region(code))).join(' | ')})`];
}

/** The conjunction of conditions. */
export function all(conditions: readonly string[]): string {
  return conditions.length > 0 ? conditions.join(' AND ') : 'true';
}

/** An SQL condition on a value of the filter, which always holds if the value is not set. */
export function ifSet(
  parts: SearchStatementParts,
  value: unknown,
  type: string,
  condition: (place: string) => string,
): string {
  const place = parts.value(value, type);
  return `(${place} IS NULL OR ${condition(place)})`;
}

function priceCondition(parts: SearchStatementParts): string {
  const { priceFrom, priceTo, freeOnly } = parts.filter;
  // With a text, few listings match and very many have a price. `+ 0` keeps the planner from using the price index.
  const price = hasText(parts) ? 'price + 0' : 'price';
  return all([
    ifSet(parts, priceFrom, 'bigint', (least) => `${price} >= ${least}`),
    ifSet(parts, priceTo, 'bigint', (most) => `${price} <= ${most}`),
    ifSet(parts, freeOnly || undefined, 'boolean', () => `${price} = 0`),
  ]);
}

function intervalCondition(parts: SearchStatementParts, { key }: Parameter): ParameterCondition {
  const interval = parts.filter.intervals?.[key];
  const value = `(parameters->${parts.value(key, 'text')})::numeric`;
  return {
    holds: all([
      ifSet(parts, interval?.min, 'numeric', (least) => `${value} >= ${least}`),
      ifSet(parts, interval?.max, 'numeric', (most) => `${value} <= ${most}`),
    ]),
    isConstrained: interval !== undefined,
    categories: categoriesWith(key),
  };
}

function selectCondition(parts: SearchStatementParts, parameter: SelectParameter): SelectCondition {
  const { key } = parameter;
  const asTyped = parts.filter.selects?.[key];
  const chosen = asTyped?.map((option) => (parameter.kind === 'choice' ? option : fold(option)).toWellFormed());
  const place = parts.value(key, 'text');
  const option = `parameters->>${place}`;
  return {
    holds: ifSet(parts, chosen, 'text[]', (options) => `${option} = ANY (${options})`),
    isConstrained: chosen !== undefined,
    categories: categoriesWith(key),
    parameter,
    chosen: [...new Set(chosen)],
    option,
    spelling: parameter.kind === 'choice' ? 'NULL::text' : `coalesce(spellings->>${place}, ${option})`,
  };
}
