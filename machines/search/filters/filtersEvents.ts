import * as z from 'zod/mini';
import { parameterKeys } from '../../market/parameters/parameterDefinitions.ts';
import { filterChanges } from '../searchEvents.ts';
import type { SearchFilter } from '../searchFilter.ts';

const filter = z.custom<SearchFilter>((value) => typeof value === 'object' && value !== null);
const parameter = z.enum(parameterKeys);

/** The events of the filters, next to the list or in their sheet. */
export const filtersEvents = z.discriminatedUnion('type', [
  /** A tick, an option, a place: changed filters replace present ones, `undefined` removes one. */
  z.object({ type: z.literal('filter.chosen'), changes: filterChanges }),
  /** A chip was removed while a field is invalid: `changes` remove its filter from the choice. */
  z.object({ type: z.literal('filter.removed'), changes: filterChanges }),
  /** The user chooses a category, or a subcategory together with its category; neither means everything. */
  z.object({ type: z.literal('category.chosen'), category: z.optional(z.int()), subcategory: z.optional(z.int()) }),
  /** The user typed bounds of an interval: both are reported as typed, on blur or on submit. */
  z.object({
    type: z.literal('interval.typed'),
    field: z.union([z.literal('price'), parameter]),
    from: z.string(),
    to: z.string(),
  }),
  /** The user applies the chosen filters, for example with the button of the sheet. */
  z.object({ type: z.literal('draft.applied') }),
  z.object({ type: z.literal('draft.reset') }),
  z.object({ type: z.literal('sheet.opened') }),
  z.object({ type: z.literal('sheet.closed') }),
  /** The current search has changed, whatever the cause; `isCleared` if all filters were removed at once. */
  z.object({ type: z.literal('search.changed'), filter, isCleared: z.optional(z.boolean()) }),
  /** The user types part of an option's name, to find it in a long list. */
  z.object({ type: z.literal('options.sought'), parameter, text: z.string() }),
]);

export type FiltersEvent = z.infer<typeof filtersEvents>;
