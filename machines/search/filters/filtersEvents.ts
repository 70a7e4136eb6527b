import * as z from 'zod/mini';
import { parameterKeys } from '../../market/parameters/parameterDefinitions.ts';
import { filterChanges } from '../searchEvents.ts';
import type { SearchFilter } from '../searchFilter.ts';

const filter = z.custom<SearchFilter>((value) => typeof value === 'object' && value !== null);
const parameter = z.enum(parameterKeys);

/** All that a visitor can do among the filters, beside the list or in their sheet. */
export const filtersEvents = z.discriminatedUnion('type', [
  /** A tick, a choice of a list, a place: what is named replaces what was chosen, `undefined` takes it away. */
  z.object({ type: z.literal('filter.chosen'), changes: filterChanges }),
  /** A chip was taken away while something has to be mended: `changes` take from what is chosen what it says. */
  z.object({ type: z.literal('filter.removed'), changes: filterChanges }),
  /** A subcategory comes with its category; neither means everything. */
  z.object({ type: z.literal('category.chosen'), category: z.optional(z.int()), subcategory: z.optional(z.int()) }),
  /** Both bounds of an interval as they stand in their fields, when one leaves a field or sends the form. */
  z.object({
    type: z.literal('interval.typed'),
    field: z.union([z.literal('price'), parameter]),
    from: z.string(),
    to: z.string(),
  }),
  /** The form was sent, as by the button of the sheet. */
  z.object({ type: z.literal('draft.applied') }),
  z.object({ type: z.literal('draft.reset') }),
  z.object({ type: z.literal('sheet.opened') }),
  z.object({ type: z.literal('sheet.closed') }),
  /** What is looked for now, whoever changed it; and whether they took all filters away at once. */
  z.object({ type: z.literal('search.changed'), filter, isCleared: z.optional(z.boolean()) }),
  /** Part of the name of an option, to find it in a long list. */
  z.object({ type: z.literal('options.sought'), parameter, text: z.string() }),
]);

export type FiltersEvent = z.infer<typeof filtersEvents>;
