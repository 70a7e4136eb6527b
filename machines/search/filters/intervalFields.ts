import type { NumberParameter, ParameterKey } from '../../market/parameters/parameterDefinitions.ts';
import { isPriced } from '../../market/categories/pricedCategories.ts';
import { relevantParameters } from '../normalFilter.ts';
import type { FiltersContext } from './filtersContext.ts';
import { upTo } from './latestYear.ts';
import type { FilterChanges } from '../searchEvents.ts';
import type { SearchFilter } from '../searchFilter.ts';
import { type BoundProblems, problemsOf, type TypedBounds, typedNumber, valueOf } from './typedNumber.ts';
import { typedPrice } from './typedPrice.ts';

/** What has two fields, from and to: the price, or a number parameter of the category. */
export type IntervalField = 'price' | ParameterKey;

/** An interval as it stands in its fields (specification B, section 5). */
export interface FieldsOfInterval extends TypedBounds {
  /** Whether it can be looked for; nothing is applied while one is not (SEARCH-42). */
  readonly valid: boolean;
  readonly problems: BoundProblems | null;
}

/** What stands in the fields of an interval: what was typed where that is to be mended, else what is chosen. */
export function fieldsOf(
  { draft, typed, latestYear }: Pick<FiltersContext, 'draft' | 'typed' | 'latestYear'>,
  field: IntervalField,
): FieldsOfInterval {
  const text = typed[field];
  if (text === undefined) return { ...chosenBounds(draft, field), valid: true, problems: null };
  return { ...text, valid: false, problems: problemsWith(draft, field, text, latestYear) };
}

/** The texts that are to be mended, by field; those that can be read are part of what is chosen. */
export type TypedIntervals = Readonly<Partial<Record<IntervalField, TypedBounds>>>;

/** The bounds of an interval as one types them. */
function chosenBounds({ priceFrom, priceTo, intervals }: SearchFilter, field: IntervalField): TypedBounds {
  const { min, max } = field === 'price' ? { min: priceFrom, max: priceTo } : (intervals?.[field] ?? {});
  return { from: min === undefined ? '' : String(min), to: max === undefined ? '' : String(max) };
}

/** What is wrong with what stands in the fields of an interval, or null; nothing is with one that nobody asks for. */
export function problemsWith(
  filter: SearchFilter,
  field: IntervalField,
  typed: TypedBounds,
  latestYear: number,
): BoundProblems | null {
  const [from, to] = readBounds(filter, field, typed, latestYear);
  return problemsOf(from, to);
}

/** The change that the texts of an interval without a problem ask for. */
export function changesOf(filter: SearchFilter, field: IntervalField, typed: TypedBounds): FilterChanges {
  const [min, max] = readBounds(filter, field, typed).map(valueOf);
  if (field === 'price') return { priceFrom: min, priceTo: max };
  return { intervals: { [field]: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } } };
}

/**
 * The texts that are still to be mended once another search is made of the one before: those of intervals whose bounds are left
 * as they were.
 */
export function untouchedTexts(now: SearchFilter, before: SearchFilter, typed: TypedIntervals): TypedIntervals {
  const entries = Object.entries(typed) as [IntervalField, TypedBounds][];
  return Object.fromEntries(
    entries.filter(([field]) => {
      const [is, was] = [chosenBounds(now, field), chosenBounds(before, field)];
      return is.from === was.from && is.to === was.to;
    }),
  );
}

/** The texts of those intervals alone that the category still asks for. */
export function relevantTexts(filter: SearchFilter, typed: TypedIntervals): TypedIntervals {
  const entries = Object.entries(typed) as [IntervalField, TypedBounds][];
  return Object.fromEntries(entries.filter(([field]) => isAskedFor(filter, field)));
}

function isAskedFor(filter: SearchFilter, field: IntervalField): boolean {
  return field === 'price' ? isPriced(filter) : ruleOf(filter, field) !== undefined;
}

function readBounds(
  filter: SearchFilter,
  field: IntervalField,
  { from, to }: TypedBounds,
  latestYear: number = Infinity,
) {
  if (field === 'price') return [typedPrice(from), typedPrice(to)] as const;
  const rule = ruleOf(filter, field);
  const read = (text: string) => (rule ? typedNumber(text, upTo(latestYear, rule)) : { value: undefined });
  return [read(from), read(to)] as const;
}

function ruleOf(filter: SearchFilter, field: ParameterKey): NumberParameter | undefined {
  return relevantParameters(filter).find(
    (parameter): parameter is NumberParameter => parameter.kind === 'number' && parameter.key === field,
  );
}
