import * as z from 'zod/mini';
import type { AdList } from '../listing/adItem.ts';
import { pageSizes } from '../market/limits.ts';
import { sortPresets } from '../market/sortPresets.ts';
import type { SearchFilter } from './searchFilter.ts';

const filter = z.custom<SearchFilter>((value) => typeof value === 'object' && value !== null);
const result = z.custom<AdList>((value) => typeof value === 'object' && value !== null);

/** All that a visitor, or their address bar, can do to a search. */
export const searchEvents = z.discriminatedUnion('type', [
  /** Free text was sent, as typed. */
  z.object({ type: z.literal('query.changed'), query: z.string() }),
  z.object({ type: z.literal('sort.changed'), sort: z.enum(sortPresets) }),
  /** A subcategory comes with its category; neither means everything. */
  z.object({
    type: z.literal('category.changed'),
    category: z.optional(z.int()),
    subcategory: z.optional(z.int()),
  }),
  /** What is named here replaces what was set; `undefined` takes a filter away. */
  z.object({
    type: z.literal('filters.changed'),
    changes: z.object({
      region: z.optional(z.union([z.int(), z.undefined()])),
      priceFrom: z.optional(z.union([z.int(), z.undefined()])),
      priceTo: z.optional(z.union([z.int(), z.undefined()])),
      freeOnly: z.optional(z.boolean()),
      seller: z.optional(z.union([z.enum(['private', 'company']), z.undefined()])),
    }),
  }),
  z.object({ type: z.literal('filters.reset') }),
  /** Both bounds of the price as they stand in their fields, when one leaves a field or sends the form. */
  z.object({ type: z.literal('prices.typed'), from: z.string(), to: z.string() }),
  z.object({ type: z.literal('size.changed'), size: z.literal(pageSizes) }),
  z.object({ type: z.literal('view.changed'), view: z.enum(['list', 'grid']) }),
  z.object({ type: z.literal('page.changed'), page: z.int() }),
  /** Back, forward, a link: the address now asks for this. With it comes what was found there, where that is remembered. */
  z.object({ type: z.literal('address.changed'), filter, result: z.optional(result) }),
  /** A token came by address or suggestion; whoever read it says which search it means. */
  z.object({ type: z.literal('token.given'), token: z.string(), filter }),
  z.object({ type: z.literal('search.retried') }),
]);

export type SearchEvent = z.infer<typeof searchEvents>;

/** What `filters.changed` may set. */
export type FilterChanges = Extract<SearchEvent, { type: 'filters.changed' }>['changes'];
