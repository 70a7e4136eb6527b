import { assign, emit, setup } from 'xstate';
import type { ListingList } from '../listing/listingItem.ts';
import { providedPromise } from '../statecharts/provided.ts';
import {
  inView,
  isSameFilter,
  isSameSearch,
  onPage,
  withCategory,
  withChanges,
  withFiltersOf,
  withoutFilters,
  withPageSize,
  withQuery,
  withSort,
} from './filterChanges.ts';
import type { SearchEvent } from './searchEvents.ts';
import type { SearchFilter } from './searchFilter.ts';

export interface SearchContext {
  /** The current search. */
  readonly filter: SearchFilter;
  /** The search in the URL, as the flow has written or received it: `filter` differs while a change is pending. */
  readonly addressed: SearchFilter;
  /** The search token of `filter`; null if there is none. */
  readonly token: string | null;
  /** The last answer of the search; it stays visible until the next. */
  readonly result: ListingList | null;
}

/** The input of the search call. */
export interface SearchQuestion {
  readonly filter: SearchFilter;
  readonly token: string | null;
}

/**
 * The answer of a search. If the server has interpreted the text, `interpreted` is the search that it answered. Places,
 * prices and years of the text are filters in it (`src/market/queryUnderstanding/`).
 */
export type SearchAnswer = ListingList & { readonly interpreted?: SearchFilter };

/** The parts of a search: context, events, actors, actions and guards; its chart is `searchMachine`. */
export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    /** All filters were removed: a signal for the filters' flow, which may hold choices that are not applied. */
    emitted: {} as { readonly type: 'cleared' },
    /** With `result`, the answer to `filter`, the flow starts in its last state: the server has searched already. */
    input: {} as { readonly filter: SearchFilter; readonly result?: ListingList | undefined },
    tags: {} as 'busy' | 'failed',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('failure' | 'loadAgain')[] },
  },
  actors: {
    searching: providedPromise<SearchAnswer, SearchQuestion>('searching'),
  },
  actions: {
    takeQuery: assign(({ context, event }) =>
      event.type === 'query.changed' ? withoutToken(withQuery(context.filter, event.query)) : {},
    ),
    takeSort: assign(({ context, event }) =>
      event.type === 'sort.changed' ? withoutToken(withSort(context.filter, event.sort)) : {},
    ),
    takeCategory: assign(({ context, event }) =>
      event.type === 'category.changed' ? withoutToken(withCategory(context.filter, event)) : {},
    ),
    takeFilters: assign(({ context, event }) =>
      event.type === 'filters.changed' ? withoutToken(withChanges(context.filter, event.changes)) : {},
    ),
    takeWholeFilter: assign(({ context, event }) =>
      event.type === 'filter.replaced' ? withoutToken(withFiltersOf(context.filter, event.filter)) : {},
    ),
    dropFilters: assign(({ context }) => withoutToken(withoutFilters(context.filter))),
    emitCleared: emit({ type: 'cleared' }),
    takeSize: assign(({ context, event }) =>
      event.type === 'size.changed' ? withoutToken(withPageSize(context.filter, event.size)) : {},
    ),
    takeView: assign(({ context, event }) =>
      event.type === 'view.changed' ? { filter: inView(context.filter, event.view) } : {},
    ),
    turnPage: assign(({ context, event }) =>
      event.type === 'page.changed' ? withoutToken(onPage(context.filter, event.page, context.result?.as_of)) : {},
    ),
    takeAddress: assign(({ event }) =>
      event.type === 'address.changed'
        ? { filter: event.filter, token: event.token ?? null, addressed: event.filter }
        : {},
    ),
    takeRemembered: assign(({ event }) =>
      event.type === 'address.changed' && event.result ? { result: event.result } : {},
    ),
    /** The URL names the same search again: only the view may differ. */
    noteAddress: assign(({ event }) =>
      event.type === 'address.changed' ? { filter: event.filter, addressed: event.filter } : {},
    ),
    takeToken: assign(({ event }) =>
      event.type === 'token.supplied' ? { filter: event.filter, token: event.token } : {},
    ),
    takeResult: assign((_, { interpreted: _interpreted, ...result }: SearchAnswer) => ({ result })),
    /** Takes the search that the server answered, in the present view. */
    takeInterpreted: assign(({ context }, { interpreted }: SearchAnswer) =>
      interpreted ? withoutToken(inView(interpreted, context.filter.view ?? 'list')) : {},
    ),
    /** Provided by the web app: navigates to the URL of `filter`. */
    writeAddress: () => {},
    /** Implemented at the edge: replaces the current history entry by the address of `filter`. */
    replaceAddress: () => {},
    /** The new URL counts as written at once, however late the browser reports it. */
    noteWritten: assign(({ context }) => ({ addressed: context.filter })),
  },
  guards: {
    isInterpretedAtItsAddress: ({ context }, { interpreted }: SearchAnswer) =>
      interpreted !== undefined && isSameFilter(context.filter, context.addressed),
    hasResult: ({ context }) => context.result !== null,
    isAtItsAddress: ({ context }) => isSameFilter(context.filter, context.addressed),
    isNewInItsAddress: ({ context: { filter, addressed }, event }) =>
      event.type === 'view.changed' &&
      isSameSearch(filter, addressed) &&
      !isSameFilter(inView(filter, event.view), addressed),
    isKnownAddress: ({ context, event }) =>
      event.type === 'address.changed' && isSameFilter(context.addressed, event.filter),
    isRemembered: ({ event }) => event.type === 'address.changed' && event.result !== undefined,
    asksForTheSame: ({ context, event }) =>
      event.type === 'address.changed' && isSameSearch(context.filter, event.filter),
    hasToken: ({ event }) => event.type === 'address.changed' && event.token !== undefined,
  },
});

/** A search by its filter alone: the token of an earlier search becomes void. */
function withoutToken(filter: SearchFilter): { filter: SearchFilter; token: null } {
  return { filter, token: null };
}
