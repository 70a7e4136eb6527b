import * as z from 'zod/mini';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import {
  furthestPage,
  mostFrancs,
  mostLocalities,
  mostOptions,
  optionLength,
  pageSizes,
  searchTextLength,
  widestRadius,
} from '#machines/market/limits.ts';
import { type Parameter, parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { searchSorts } from '#machines/search/searchSort.ts';
import { highestCantonCode } from '#market/cantons/cantonCodes.ts';

/** A key of the query, as documented in `/api/docs`. `listQuery.ts` parses its value. */
const key = (meta: Readonly<Record<string, unknown>>) => z.optional(z.string().check(z.meta(meta)));
const wholeNumber = (minimum: number, maximum: number, description: string) =>
  key({ type: 'integer', minimum, maximum, description });
const oneOf = (values: readonly (string | number)[], description: string) =>
  key({ ...(typeof values[0] === 'number' && { type: 'integer' }), enum: [...values], description });
const yesNo = (description: string) => oneOf(['0', '1'], description);
const several = (description: string) => key({ description });

const categoryIds = categoryTree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);

const wherePriced = 'Not for jobs and not for lost or found things.';

/** The keys of the classic search that every category has (specification B, section 3). */
const everywhere = {
  q: key({
    description: 'Free text: ads with all of its words, with "phrases in quotes" as written, without -words.',
    maxLength: searchTextLength,
  }),
  typed: yesNo('Interprets `q` as typed by a visitor (1): places, prices, rooms and years become filters.'),
  query_lang: oneOf(languages, 'The language of the text. Default: any of the four.'),
  category: oneOf(categoryIds, 'Id of a top-level category.'),
  subcategory: oneOf(categoryIds, 'Id of a subcategory.'),
  region: wholeNumber(1, highestCantonCode, 'Canton code. It cannot be combined with `zipcode`.'),
  with_neighbouring_regions: yesNo('With the cantons that border on `region` (1).'),
  with_all_regions: yesNo('In all of Switzerland, despite `region` (1).'),
  sa: key({ description: 'A part of `region`, as in localities.json.', maxLength: 80 }),
  m: key({ description: 'An old spelling of `zipcode`: a town by its name or id.', maxLength: 80 }),
  zipcode: several(
    `At most ${mostLocalities} places, separated by commas: \`3011,koeniz-be\`. A place is a postcode or the id of a town in localities.json.`,
  ),
  radius: several(
    `The radius around each place of \`zipcode\`, in whole kilometres from 0 to ${widestRadius}: \`10,0\`. Default: 0.`,
  ),
  st: oneOf(['offer', 'wanted'], 'Ad type.'),
  ps: wholeNumber(0, mostFrancs, `Lowest price in whole francs. ${wherePriced}`),
  pe: wholeNumber(0, mostFrancs, `Highest price in whole francs. ${wherePriced}`),
  company_ad: yesNo('Only ads of companies (1), or of private sellers (0).'),
  gratis: yesNo(`Only free ads (1). ${wherePriced}`),
  organic: yesNo('Without promoted ads above the others (1).'),
  // Here, too, an unknown preset of the order means newest (SEARCH-31).
  sp: key({
    description: `Order: ${searchSorts.join(', ')}. Any other value means newest, and so does nearest without \`zipcode\`.`,
  }),
  o: wholeNumber(1, furthestPage, 'Page, from 1.'),
  t: wholeNumber(
    0,
    Number.MAX_SAFE_INTEGER,
    'For further pages: `as_of` of page 1. Ads that were listed since then are left out, so that no ad is repeated.',
  ),
  n: oneOf(pageSizes, 'Ads on a page.'),
};

const ofSome = 'A filter of some categories only.';

/** The keys of the filters that only some categories have (SEARCH-15). */
const ofCategories = Object.fromEntries(Object.values(parameterByKey).flatMap(keysOfParameter));

function keysOfParameter(parameter: Parameter) {
  if (parameter.kind === 'number') {
    const [from, to] = parameter.addressKeys;
    return [
      [from, bound(parameter, 'Lowest')],
      [to, bound(parameter, 'Highest')],
    ] as const;
  }
  const options =
    parameter.kind === 'choice'
      ? `of ${parameter.choices.join(', ')}`
      : `each at most ${optionLength} characters long, in any case`;
  const description = `${ofSome} \`${parameter.key}\`: at most ${mostOptions} options, separated by commas, ${options}. A comma within an option is doubled.`;
  return [[parameter.addressKey, key({ description })]] as const;
}

function bound({ key: name, min, max, step, unit }: Extract<Parameter, { kind: 'number' }>, which: string) {
  return key({
    type: step === 1 ? 'integer' : 'number',
    minimum: min,
    maximum: max,
    ...(step !== 1 && { multipleOf: step }),
    description: `${ofSome} ${which} \`${name}\`${unit === undefined ? '' : `, unit: ${unit}`}.`,
  });
}

/** All keys of `GET list.json`, as text. */
export const listKeys = z.object({ ...everywhere, ...ofCategories });

/** The query's values by key. */
export type ListKeys = Readonly<Partial<Record<keyof typeof everywhere, string>>> &
  Readonly<Record<string, string | undefined>>;
