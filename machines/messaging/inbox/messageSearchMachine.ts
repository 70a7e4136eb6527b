import { assign, setup } from 'xstate';
import { codePointsIn } from '../../market/text/codePoints.ts';
import { searchDebounce } from '../delays.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { MessageSearchEvent } from './messageSearchEvents.ts';
import type { FoundMessages } from '../openConversation/shownConversation.ts';

/** The shortest text that is searched, in Unicode code points. */
const shortestSearch = 2;

const nothing: FoundMessages = { found: [], hasMore: false, since: null };

/** The message search in all conversations of the user, in whichever list they are. */
export const messageSearchMachine = setup({
  types: {
    context: {} as FoundMessages & {
      /** As typed. */
      readonly text: string;
    },
    events: {} as MessageSearchEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('searchAgain' | 'found')[] },
  },
  actors: {
    searching: providedPromise<FoundMessages, { readonly text: string }>('searching'),
  },
  delays: { searchDebounce },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text })),
    takeFound: assign((_, { found, hasMore, since }: FoundMessages) => ({ found, hasMore, since })),
    forgetFound: assign(nothing),
  },
  guards: {
    isSearched: (_, { text }: { text: string }) => codePointsIn(text.trim()) >= shortestSearch,
  },
}).createMachine({
  id: 'messageSearch',
  description: 'The search in all conversations.',
  context: { text: '', ...nothing },
  initial: 'off',
  on: {
    'search.typed': [
      {
        guard: withEvent('isSearched'),
        target: '.waiting',
        actions: withEvent('takeText'),
      },
      { target: '.off', actions: [withEvent('takeText'), 'forgetFound'] },
    ],
  },
  states: {
    off: { description: 'No search: the conversations are visible.' },
    waiting: {
      description: 'The user types; the earlier results stay visible until the next search.',
      after: { searchDebounce: 'searching' },
    },
    searching: {
      description: 'The server is searching.',
      invoke: {
        id: 'searching',
        src: 'searching',
        input: ({ context: { text } }) => ({ text: text.trim() }),
        onDone: {
          target: 'found',
          actions: withOutput('takeFound'),
        },
        onError: 'failed',
      },
    },
    found: { description: 'The results are visible, or a note that there are none.', meta: { shows: ['found'] } },
    failed: {
      description: 'The search failed.',
      meta: { shows: ['searchAgain'] },
      on: { 'search.retried': 'searching' },
    },
  },
});
