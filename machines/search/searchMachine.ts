import { assign, fromPromise, setup } from 'xstate';
import type { AdList } from '../listing/adItem.ts';
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

interface SearchContext {
  /** What is looked for now. */
  readonly filter: SearchFilter;
  /** What the address says, as far as the flow has written it or been told: `filter` is another while a change waits. */
  readonly addressed: SearchFilter;
  /** The token that stands for `filter`, where one was given. */
  readonly token: string | null;
  /** The last answer; it stays in sight until the next. */
  readonly result: AdList | null;
}

/** What the call needs to know. */
export interface SearchQuestion {
  readonly filter: SearchFilter;
  readonly token: string | null;
}

const flow = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    /** With the answer to `filter` the flow begins at its end: the server has searched. */
    input: {} as { readonly filter: SearchFilter; readonly result?: AdList | undefined },
    tags: {} as 'busy' | 'failed',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('failure' | 'loadAgain')[] },
  },
  actors: {
    searching: fromPromise<AdList, SearchQuestion>(() =>
      Promise.reject(new Error('searching is for the edge to give')),
    ),
  },
  actions: {
    takeQuery: assign(({ context, event }) =>
      event.type === 'query.changed' ? asked(withQuery(context.filter, event.query)) : {},
    ),
    takeSort: assign(({ context, event }) =>
      event.type === 'sort.changed' ? asked(withSort(context.filter, event.sort)) : {},
    ),
    takeCategory: assign(({ context, event }) =>
      event.type === 'category.changed' ? asked(withCategory(context.filter, event)) : {},
    ),
    takeFilters: assign(({ context, event }) =>
      event.type === 'filters.changed' ? asked(withChanges(context.filter, event.changes)) : {},
    ),
    takeWholeFilter: assign(({ context, event }) =>
      event.type === 'filter.replaced' ? asked(withFiltersOf(context.filter, event.filter)) : {},
    ),
    dropFilters: assign(({ context }) => asked(withoutFilters(context.filter))),
    takeSize: assign(({ context, event }) =>
      event.type === 'size.changed' ? asked(withPageSize(context.filter, event.size)) : {},
    ),
    takeView: assign(({ context, event }) =>
      event.type === 'view.changed' ? { filter: inView(context.filter, event.view) } : {},
    ),
    turnPage: assign(({ context, event }) =>
      event.type === 'page.changed' ? asked(onPage(context.filter, event.page)) : {},
    ),
    takeAddress: assign(({ event }) =>
      event.type === 'address.changed'
        ? { filter: event.filter, token: event.token ?? null, addressed: event.filter }
        : {},
    ),
    takeRemembered: assign(({ event }) =>
      event.type === 'address.changed' && event.result ? { result: event.result } : {},
    ),
    /** The same search: only the way it is shown may be another. */
    noteAddress: assign(({ event }) =>
      event.type === 'address.changed' ? { filter: event.filter, addressed: event.filter } : {},
    ),
    takeToken: assign(({ event }) =>
      event.type === 'token.given' ? { filter: event.filter, token: event.token } : {},
    ),
    takeResult: assign((_, { result }: { result: AdList }) => ({ result })),
    /** The edge goes to the address of `filter`. */
    writeAddress: () => {},
    /** From the moment it is written the address says so, whenever the word of it comes back. */
    noteWritten: assign(({ context }) => ({ addressed: context.filter })),
  },
  guards: {
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

/** What waiting looks like, whichever way the search came. */
const waiting = {
  initial: 'searching',
  states: {
    searching: {
      description: 'The server is asked. The last answer stays in sight, paler; another change asks anew.',
      tags: ['busy'],
      invoke: {
        id: 'searching',
        src: 'searching',
        input: ({ context: { filter, token } }) => ({ filter, token }),
        onDone: [
          {
            guard: 'isAtItsAddress',
            target: '#search.updated',
            actions: { type: 'takeResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: '#search.updated',
            actions: [
              { type: 'takeResult', params: ({ event }) => ({ result: event.output }) },
              'writeAddress',
              'noteWritten',
            ],
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'No answer came. The last one stays in sight, with the word that it is old, and one can try again.',
      tags: ['failed'],
      meta: { shows: ['failure', 'loadAgain'] },
      on: { 'search.retried': 'searching' },
    },
  },
} as const satisfies Parameters<typeof flow.createStateConfig>[0];

/**
 * The search of the list, from a change to its answer. The address is the only store of filter, order and page: it is
 * written when the answer is there, and read when somebody else changes it.
 */
export const searchMachine = flow.createMachine({
  id: 'search',
  description: 'What a visitor looks for, and whether the answer to it is in sight (SEARCH-36).',
  context: ({ input }) => ({
    filter: input.filter,
    addressed: input.filter,
    token: null,
    result: input.result ?? null,
  }),
  initial: 'idle',
  on: {
    'query.changed': { target: '.pendingUpdateWithoutToken', actions: 'takeQuery' },
    'sort.changed': { target: '.pendingUpdateWithoutToken', actions: 'takeSort' },
    'category.changed': { target: '.pendingUpdateWithoutToken', actions: 'takeCategory' },
    'filters.changed': { target: '.pendingUpdateWithoutToken', actions: 'takeFilters' },
    'filter.replaced': { target: '.pendingUpdateWithoutToken', actions: 'takeWholeFilter' },
    'filters.reset': { target: '.pendingUpdateWithoutToken', actions: 'dropFilters' },
    'page.changed': { target: '.pendingUpdateWithoutToken', actions: 'turnPage' },
    'size.changed': { target: '.pendingUpdateWithoutToken', actions: 'takeSize' },
    // Nothing has to be asked for it; where an answer is waited for, the address is written with that.
    'view.changed': [
      { guard: 'isNewInItsAddress', actions: ['takeView', 'writeAddress', 'noteWritten'] },
      { actions: 'takeView' },
    ],
    'token.given': { target: '.pendingUpdateWithToken', actions: 'takeToken' },
    'address.changed': [
      // The word of what was written may be late: what was changed since stays.
      { guard: 'isKnownAddress' },
      { guard: 'isRemembered', target: '.updated', actions: ['takeAddress', 'takeRemembered'] },
      { guard: 'asksForTheSame', actions: 'noteAddress' },
      { guard: 'hasToken', target: '.pendingUpdateWithToken', actions: 'takeAddress' },
      { target: '.pendingUpdateWithoutToken', actions: 'takeAddress' },
    ],
  },
  states: {
    idle: {
      description: 'Before the first search. With an answer at hand there is nothing to wait for.',
      always: { guard: 'hasResult', target: 'updated' },
      on: {
        'address.changed': [
          { guard: 'hasToken', target: 'pendingUpdateWithToken', actions: 'takeAddress' },
          { target: 'pendingUpdateWithoutToken', actions: 'takeAddress' },
        ],
      },
    },
    pendingUpdateWithoutToken: {
      description: 'The visitor changed what they look for, here or in the address.',
      ...waiting,
    },
    pendingUpdateWithToken: {
      description: 'A token named the whole search, as a shared address or a way to look further does.',
      ...waiting,
    },
    updated: {
      description: 'The answer is in sight and the address tells it, so it can be shared and come back to.',
    },
  },
});

/** A search by its filter; a token that stood for another one is void. */
function asked(filter: SearchFilter): { filter: SearchFilter; token: null } {
  return { filter, token: null };
}
