import type { DoneActorEvent } from 'xstate';
import { type SearchAnswer, searchSetup } from './searchSetup.ts';

const answer = ({ event }: { readonly event: DoneActorEvent<SearchAnswer> }) => event.output;

const accepted = [
  { type: 'takeResult', params: answer },
  { type: 'takeInterpreted', params: answer },
] as const;

/** The states of a pending search, with or without a token. */
const waiting = {
  initial: 'searching',
  states: {
    searching: {
      description:
        'The server is searching. The last answer stays visible, dimmed; another change starts a new search.',
      tags: ['busy'],
      invoke: {
        id: 'searching',
        src: 'searching',
        input: ({ context: { filter, token } }) => ({ filter, token }),
        onDone: [
          {
            guard: { type: 'isInterpretedAtItsAddress', params: answer },
            target: '#search.updated',
            actions: [...accepted, 'replaceAddress', 'noteWritten'],
          },
          { guard: 'isAtItsAddress', target: '#search.updated', actions: accepted },
          { target: '#search.updated', actions: [...accepted, 'writeAddress', 'noteWritten'] },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The call failed. The last answer stays visible, marked as old, and the visitor can try again.',
      tags: ['failed'],
      meta: { shows: ['failure', 'loadAgain'] },
      on: { 'search.retried': 'searching' },
    },
  },
} as const satisfies Parameters<typeof searchSetup.createStateConfig>[0];

/**
 * The search of the list, from a change to its answer. The URL is the only store of filter, order and page: it is
 * written with the answer, and read when it changes from outside.
 */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  description: 'The search of a visitor, and whether its answer is visible (SEARCH-36).',
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
    'filters.reset': { target: '.pendingUpdateWithoutToken', actions: ['dropFilters', 'emitCleared'] },
    'page.changed': { target: '.pendingUpdateWithoutToken', actions: 'turnPage' },
    'size.changed': { target: '.pendingUpdateWithoutToken', actions: 'takeSize' },
    // A change of view needs no call; during a pending search the address is written with the answer.
    'view.changed': [
      { guard: 'isNewInItsAddress', actions: ['takeView', 'writeAddress', 'noteWritten'] },
      { actions: 'takeView' },
    ],
    'token.supplied': { target: '.pendingUpdateWithToken', actions: 'takeToken' },
    'address.changed': [
      // A late report of a URL that this flow has written is ignored, so that later changes stay.
      { guard: 'isKnownAddress' },
      { guard: 'isRemembered', target: '.updated', actions: ['takeAddress', 'takeRemembered'] },
      { guard: 'asksForTheSame', actions: 'noteAddress' },
      { guard: 'hasToken', target: '.pendingUpdateWithToken', actions: 'takeAddress' },
      { target: '.pendingUpdateWithoutToken', actions: 'takeAddress' },
    ],
  },
  states: {
    idle: {
      description: 'Before the first search. An answer from the server is shown at once.',
      always: { guard: 'hasResult', target: 'updated' },
      on: {
        'address.changed': [
          { guard: 'hasToken', target: 'pendingUpdateWithToken', actions: 'takeAddress' },
          { target: 'pendingUpdateWithoutToken', actions: 'takeAddress' },
        ],
      },
    },
    pendingUpdateWithoutToken: {
      description: 'The visitor has changed the search, here or in the address.',
      ...waiting,
    },
    pendingUpdateWithToken: {
      description: 'A token names the whole search, for example in a shared address or an offered search.',
      ...waiting,
    },
    updated: {
      description: 'The answer is visible and the address names it, so it can be shared and revisited.',
    },
  },
});
