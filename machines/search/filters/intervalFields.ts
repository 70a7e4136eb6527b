import type { NumberParameter, ParameterKey } from '../../market/parameters/parameterDefinitions.ts';
import { isPriced } from '../../market/categories/pricedCategories.ts';
import { relevantParameters } from '../normalFilter.ts';
import type { FiltersContext } from './filtersContext.ts';
import { upTo } from './latestYear.ts';
import type { FilterChanges } from '../searchEvents.ts';
import type { SearchFilter } from '../searchFilter.ts';
import { type BoundProblems, problemsOf, type TypedBounds, typedNumber, valueOf } from './typedNumber.ts';
import { typedPrice } from './typedPrice.ts';

/** A pair of fields, from and to: the price, or a number parameter of the category. */
export type IntervalField = 'price' | ParameterKey;

/** An interval in its fields (specification B, section 5). */
export interface FieldsOfInterval extends TypedBounds {
  /** Whether the interval can be applied; an invalid interval prevents all changes (SEARCH-42). */
  readonly valid: boolean;
  readonly problems: BoundProblems | null;
}

/** The texts in the fields of an interval: an invalid text as typed, otherwise the chosen bounds. */
export function fieldsOf(
  { draft, typed, latestYear }: Pick<FiltersContext, 'draft' | 'typed' | 'latestYear'>,
  field: IntervalField,
): FieldsOfInterval {
  const text = typed[field];
  if (text === undefined) return { ...chosenBounds(draft, field), valid: true, problems: null };
  return { ...text, valid: false, problems: problemsWith(draft, field, text, latestYear) };
}

/** The typed texts of invalid intervals, by field; valid texts become part of the choice. */
export type TypedIntervals = Readonly<Partial<Record<IntervalField, TypedBounds>>>;

/** The bounds of a chosen interval, as texts for its two fields. */
function chosenBounds({ priceFrom, priceTo, intervals }: SearchFilter, field: IntervalField): TypedBounds {
  const { min, max } = field === 'price' ? { min: priceFrom, max: priceTo } : (intervals?.[field] ?? {});
  return { from: min === undefined ? '' : String(min), to: max === undefined ? '' : String(max) };
}

/** The problems of an interval's texts, or null; an interval that the category lacks has none. */
export function problemsWith(
  filter: SearchFilter,
  field: IntervalField,
  typed: TypedBounds,
  latestYear: number,
): BoundProblems | null {
  const [from, to] = readBounds(filter, field, typed, latestYear);
  return problemsOf(from, to);
}

/** The filter change that applies the valid texts of an interval. */
export function changesOf(filter: SearchFilter, field: IntervalField, typed: TypedBounds): FilterChanges {
  const [min, max] = readBounds(filter, field, typed).map(valueOf);
  if (field === 'price') return { priceFrom: min, priceTo: max };
  return { intervals: { [field]: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } } };
}

/** The invalid texts that remain after a change of search: those of intervals with unchanged bounds. */
export function untouchedTexts(now: SearchFilter, before: SearchFilter, typed: TypedIntervals): TypedIntervals {
  const entries = Object.entries(typed) as [IntervalField, TypedBounds][];
  return Object.fromEntries(
    entries.filter(([field]) => {
      const [is, was] = [chosenBounds(now, field), chosenBounds(before, field)];
      return is.from === was.from && is.to === was.to;
    }),
  );
}

/** The typed texts of those intervals that the category has. */
export function relevantTexts(filter: SearchFilter, typed: TypedIntervals): TypedIntervals {
  const entries = Object.entries(typed) as [IntervalField, TypedBounds][];
  return Object.fromEntries(entries.filter(([field]) => isApplicable(filter, field)));
}

function isApplicable(filter: SearchFilter, field: IntervalField): boolean {
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
