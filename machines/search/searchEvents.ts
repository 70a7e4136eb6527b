import * as z from 'zod/mini';
import type { ListingList } from '../listing/listingItem.ts';
import { pageSizes } from '../market/limits.ts';
import { parameterKeys } from '../market/parameters/parameterDefinitions.ts';
import { searchSorts } from './searchSort.ts';
import type { SearchFilter } from './searchFilter.ts';

const filter = z.custom<SearchFilter>((value) => typeof value === 'object' && value !== null);
const result = z.custom<ListingList>((value) => typeof value === 'object' && value !== null);

const unset = z.undefined();
const interval = z.object({ min: z.optional(z.number()), max: z.optional(z.number()) });
const locality = z.object({ localityID: z.string(), radius: z.int() });

/** Filters to set; `undefined` removes a filter, and the others stay. */
export const filterChanges = z.object({
  region: z.optional(z.union([z.int(), unset])),
  widened: z.optional(z.union([z.enum(['neighbours', 'country']), unset])),
  subregion: z.optional(z.union([z.string(), unset])),
  localities: z.optional(z.union([z.array(locality), unset])),
  kind: z.optional(z.union([z.enum(['offer', 'wanted']), unset])),
  priceFrom: z.optional(z.union([z.int(), unset])),
  priceTo: z.optional(z.union([z.int(), unset])),
  freeOnly: z.optional(z.boolean()),
  seller: z.optional(z.union([z.enum(['private', 'company']), unset])),
  organic: z.optional(z.union([z.literal(true), unset])),
  /** Changes by parameter; parameters that are not named stay as they are. */
  intervals: z.optional(z.partialRecord(z.enum(parameterKeys), z.union([interval, unset]))),
  selects: z.optional(z.partialRecord(z.enum(parameterKeys), z.union([z.array(z.string()), unset]))),
});

/** The events of a search, by the visitor or the address bar. */
export const searchEvents = z.discriminatedUnion('type', [
  /** The visitor sends a search text; `query` is the text as typed. */
  z.object({ type: z.literal('query.changed'), query: z.string() }),
  z.object({ type: z.literal('sort.changed'), sort: z.enum(searchSorts) }),
  /** The visitor chooses a category, or a subcategory together with its category; neither means everything. */
  z.object({
    type: z.literal('category.changed'),
    category: z.optional(z.int()),
    subcategory: z.optional(z.int()),
  }),
  /** The visitor changes filters: each named one replaces the present one, or removes it if `undefined`. */
  z.object({
    type: z.literal('filters.changed'),
    changes: filterChanges,
  }),
  /** The visitor applies all collected filters as one change: it replaces category and filters, and all else stays. */
  z.object({ type: z.literal('filter.replaced'), filter }),
  z.object({ type: z.literal('filters.reset') }),
  z.object({ type: z.literal('size.changed'), size: z.literal(pageSizes) }),
  z.object({ type: z.literal('view.changed'), view: z.enum(['list', 'grid']) }),
  z.object({ type: z.literal('page.changed'), page: z.int() }),
  /**
   * Back, forward, or a link: the address names another search, possibly by a token. `result` is its answer if it is
   * cached.
   */
  z.object({
    type: z.literal('address.changed'),
    filter,
    token: z.optional(z.union([z.string(), unset])),
    result: z.optional(z.union([result, unset])),
  }),
  /** A token came from a suggestion or an offered search; `filter` is the search that it means. */
  z.object({ type: z.literal('token.supplied'), token: z.string(), filter }),
  z.object({ type: z.literal('search.retried') }),
]);

export type SearchEvent = z.infer<typeof searchEvents>;

/** The filters that `filters.changed` may set. */
export type FilterChanges = z.infer<typeof filterChanges>;
