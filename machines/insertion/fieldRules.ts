import { longestEmail, longestName, longestPassword, longestPhone } from '../account/limits.ts';
import { isCategory, parentIdOf, subcategoryIdsOf, topLevelIds } from '../market/categories/categoryTree.ts';
import { languages } from '../market/language.ts';
import { mostFrancs, textLength, titleLength } from '../market/limits.ts';
import { type Parameter, type ParameterKey, parametersFor } from '../market/parameters/parameters.ts';
import { longestPlaceText } from '../market/postcode.ts';
import { upTo } from '../search/filters/latestYear.ts';
import type { FieldPage, FieldRule } from './insertionField.ts';
import { priceKindsOf } from './priceKinds.ts';

/** Parameters without which a listing is meaningless: rent or sale of a flat, lost or found, the make of a car. */
const mandatory: ReadonlySet<ParameterKey> = new Set(['transaction', 'lostOrFound', 'brand']);

/** Categories without wanted listings: lost-and-found listings say so themselves, and job listings are offers only. */
const offersOnly: ReadonlySet<number> = new Set([7777, 6020, 6420, 6430, 6450, 6470]);

/**
 * The fields of the form for a category, or for none (`null`), in their order. Fields of parameters come from the
 * declaration that search filters also use (`market/parameters.ts`). Years reach up to `latestYear`. A top-level
 * category has the fields of none. Throws RangeError for an unknown id.
 */
export function fieldRulesOf(category: number | null, { latestYear }: { readonly latestYear: number }): FieldRule[] {
  if (category !== null && !isCategory(category)) throw new RangeError(`There is no category ${category}`);
  return [...startFields, ...descriptionFields(category, latestYear), ...contactFields];
}

const common = { is_mandatory: false, default: null, only_if: null } as const;
const noNumber = { min: null, max: null, step: null } as const;

function textField(
  page: FieldPage,
  key: string,
  max_length: number,
  format: Extract<FieldRule, { kind: 'text_field' }>['format'] = 'text',
): FieldRule {
  return { kind: 'text_field', key, page, ...common, is_mandatory: true, format, max_length, ...noNumber };
}

const optional = <Rule extends FieldRule>(rule: Rule): Rule => ({ ...rule, is_mandatory: false });

const values = (all: readonly (string | number)[]) => all.map((each) => ({ value: String(each) }));

const startFields: readonly FieldRule[] = [
  textField('start', 'title', titleLength),
  {
    kind: 'pull_down',
    key: 'category',
    page: 'start',
    ...common,
    is_mandatory: true,
    children_of: null,
    sort: 'given',
    options: topLevelIds.map((top) => ({ value: String(top), children: values(subcategoryIdsOf(top)) })),
  },
  {
    kind: 'pull_down',
    key: 'subcategory',
    page: 'start',
    ...common,
    is_mandatory: true,
    children_of: 'category',
    sort: 'given',
    options: [],
  },
];

function descriptionFields(category: number | null, latestYear: number): FieldRule[] {
  const parameters = category === null || parentIdOf(category) === undefined ? [] : parametersFor(category);
  const kinds = category !== null && offersOnly.has(category) ? ['offer'] : ['offer', 'wanted'];
  return [
    {
      kind: 'pull_down',
      key: 'type',
      page: 'description',
      ...common,
      is_mandatory: true,
      default: 'offer',
      children_of: null,
      sort: 'given',
      options: values(kinds),
    },
    ...parameters.map((parameter) => parameterField(upToYear(parameter, latestYear))),
    textField('description', 'body', textLength, 'multiline'),
    ...(category === null ? [] : priceFields(category)),
    {
      kind: 'pull_down',
      key: 'text_language',
      page: 'description',
      ...common,
      is_mandatory: true,
      children_of: null,
      sort: 'given',
      options: values(languages),
    },
  ];
}

function upToYear(parameter: Parameter, latestYear: number): Parameter {
  return parameter.kind === 'number' ? upTo(latestYear, parameter) : parameter;
}

function parameterField(parameter: Parameter): FieldRule {
  const { key } = parameter;
  const requested = { ...common, key, page: 'description', is_mandatory: mandatory.has(key) } as const;
  switch (parameter.kind) {
    case 'number': {
      const { min, max, step } = parameter;
      return { kind: 'text_field', ...requested, format: 'number', max_length: null, min, max, step };
    }
    case 'text':
      return { kind: 'text_field', ...requested, format: 'text', max_length: parameter.maxLength, ...noNumber };
    case 'choice':
      // Two or three mandatory choices fit side by side, in a segmented control.
      return parameter.choices.length <= 3 && mandatory.has(key)
        ? { kind: 'segmented_control', ...requested, buttons: values(parameter.choices) }
        : { kind: 'pull_down', ...requested, children_of: null, sort: 'given', options: values(parameter.choices) };
  }
}

function priceFields(category: number): FieldRule[] {
  const kinds = priceKindsOf(category);
  if (kinds.length === 0) return [];
  return [
    {
      kind: 'segmented_control',
      key: 'price_kind',
      page: 'description',
      ...common,
      is_mandatory: true,
      default: 'amount',
      buttons: values(kinds),
    },
    {
      kind: 'text_field',
      key: 'price',
      page: 'description',
      ...common,
      is_mandatory: true,
      only_if: { key: 'price_kind', value: 'amount' },
      format: 'number',
      max_length: null,
      min: 1,
      max: mostFrancs,
      step: 1,
    },
  ];
}

const whenRegistering = { only_if: { key: 'with_account', value: 'true' } } as const;

const contactFields: readonly FieldRule[] = [
  textField('contact', 'email', longestEmail, 'email'),
  { ...textField('contact', 'password', longestPassword, 'password'), ...whenRegistering },
  { ...textField('contact', 'password_confirm', longestPassword, 'password'), ...whenRegistering },
  {
    kind: 'segmented_control',
    key: 'company_ad',
    page: 'contact',
    ...common,
    is_mandatory: true,
    default: 'private',
    buttons: values(['private', 'company']),
  },
  textField('contact', 'name', longestName),
  optional(textField('contact', 'phone', longestPhone, 'phone')),
  { kind: 'switch_input', key: 'phone_hidden', page: 'contact', ...common, default: 'false' },
  textField('contact', 'zipcode', longestPlaceText, 'zipcode'),
];
