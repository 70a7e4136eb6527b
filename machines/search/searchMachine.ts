import type { DoneActorEvent } from 'xstate';
import { type SearchAnswer, searchSetup } from './searchSetup.ts';

const answer = ({ event }: { readonly event: DoneActorEvent<SearchAnswer> }) => event.output;

const taken = [
  { type: 'takeResult', params: answer },
  { type: 'takeInterpreted', params: answer },
] as const;

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
            guard: { type: 'isInterpretedAtItsAddress', params: answer },
            target: '#search.updated',
            actions: [...taken, 'replaceAddress', 'noteWritten'],
          },
          { guard: 'isAtItsAddress', target: '#search.updated', actions: taken },
          { target: '#search.updated', actions: [...taken, 'writeAddress', 'noteWritten'] },
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
} as const satisfies Parameters<typeof searchSetup.createStateConfig>[0];

/**
 * The search of the list, from a change to its answer. The address is the only store of filter, order and page: it is
 * written when the answer is there, and read when somebody else changes it.
 */
export const searchMachine = searchSetup.createMachine({
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
    'filters.reset': { target: '.pendingUpdateWithoutToken', actions: ['dropFilters', 'tellCleared'] },
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
