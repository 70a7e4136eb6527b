import type { ListingContent, Place } from '../listing/lifecycle/listingContent.ts';
import { parentIdOf } from '../market/categories/categoryTree.ts';
import type { Language } from '../market/language.ts';
import type { Price } from '../market/price.ts';
import { cleanText } from '../market/text/readableText.ts';
import { applicableFields, numberAt, shapeOf, valueAt } from './fieldProblems.ts';
import type { FieldRule, InsertionValues } from './insertionField.ts';
import { priceKindsOf } from './priceKinds.ts';

/** Fields of every listing, as opposed to parameters of its category. */
const ofEveryListing: ReadonlySet<string> = new Set([
  'title',
  'category',
  'subcategory',
  'type',
  'body',
  'price_kind',
  'price',
  'text_language',
]);

/** The content of a listing from values without problems (`problemsOf`), by the rules of their category. */
export function contentOf(
  rules: readonly FieldRule[],
  values: InsertionValues,
  { images, place }: { readonly images: readonly string[]; readonly place: Place },
): ListingContent {
  const applicable = applicableFields(rules, values);
  const at = (key: string) => {
    const rule = applicable.find((each) => each.key === key);
    return rule ? writtenAt(rule, values) : '';
  };
  return {
    title: at('title'),
    body: at('body'),
    language: at('text_language') as Language,
    category: Number(at('subcategory')),
    kind: at('type') === 'wanted' ? 'wanted' : 'offer',
    price: priceOf(applicable, values),
    place,
    parameters: parametersOf(applicable, values),
    images: [...images],
  };
}

/** The text of a field in the form in which a listing stores it. */
function writtenAt(rule: FieldRule, values: InsertionValues): string {
  const value = valueAt(rule, values);
  return rule.kind === 'text_field' ? cleanText(value, shapeOf(rule)) : value.trim();
}

/** The price in values without problems. */
export function priceIn(rules: readonly FieldRule[], values: InsertionValues): Price {
  return priceOf(applicableFields(rules, values), values);
}

function priceOf(applicable: readonly FieldRule[], values: InsertionValues): Price {
  const kind = applicable.find(({ key }) => key === 'price_kind');
  const amount = applicable.find(({ key }) => key === 'price');
  if (!kind) return { kind: 'onRequest' };
  if (amount?.kind !== 'text_field') return { kind: valueAt(kind, values) === 'free' ? 'free' : 'onRequest' };
  return { kind: 'amount', francs: readNumber(amount, values) };
}

function parametersOf(applicable: readonly FieldRule[], values: InsertionValues): ListingContent['parameters'] {
  const entries = applicable
    .filter(({ key, page }) => page === 'description' && !ofEveryListing.has(key))
    .map((rule): [string, string | number] => {
      const value = writtenAt(rule, values);
      if (rule.kind !== 'text_field' || value === '') return [rule.key, value];
      return [rule.key, rule.format === 'number' ? readNumber(rule, values) : value];
    });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function readNumber(rule: Extract<FieldRule, { kind: 'text_field' }>, values: InsertionValues): number {
  const read = numberAt(rule, valueAt(rule, values));
  if (read === undefined) throw new RangeError(`${rule.key} is not a number`);
  return read;
}

/** The form's values for the content of a listing: to edit it, or to start a similar one. */
export function valuesOf(content: ListingContent): InsertionValues {
  const { title, body, language, category, kind, price, place, parameters } = content;
  const parent = parentIdOf(category);
  const prices = priceKindsOf(category).length === 0 ? {} : { price_kind: price.kind };
  return {
    title,
    body,
    text_language: language,
    category: String(parent ?? category),
    ...(parent !== undefined && { subcategory: String(category) }),
    type: kind,
    ...prices,
    ...(price.kind === 'amount' && { price: String(price.francs) }),
    ...Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, String(value)])),
    zipcode: place.postcode,
  };
}
