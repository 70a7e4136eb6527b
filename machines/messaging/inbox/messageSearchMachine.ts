import { assign, setup } from 'xstate';
import { codePointsIn } from '../../market/text/codePoints.ts';
import { searchDebounce } from '../delays.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { MessageSearchEvent } from './messageSearchEvents.ts';
import type { FoundMessages } from '../openConversation/shownConversation.ts';

/** The shortest text that is looked for, in Unicode code points. */
const shortestSearch = 2;

const nothing: FoundMessages = { found: [], hasMore: false, since: null };

/** What is looked for in all of one's conversations, whichever list they stand in. */
export const messageSearchMachine = setup({
  types: {
    context: {} as FoundMessages & {
      /** As typed. */
      readonly text: string;
    },
    events: {} as MessageSearchEvent,
    /** What is to be seen in a state, by the names under which drivers find it. */
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
  description: 'What is looked for in all conversations.',
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
    off: { description: 'Nothing is looked for: the conversations are in sight.' },
    waiting: {
      description: 'One types; what was found before is in sight until it is looked for anew.',
      after: { searchDebounce: 'searching' },
    },
    searching: {
      description: 'The server looks for it.',
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
    found: { description: 'What was found is in sight, or that there was nothing.', meta: { shows: ['found'] } },
    failed: {
      description: 'It could not be looked for.',
      meta: { shows: ['searchAgain'] },
      on: { 'search.retried': 'searching' },
    },
  },
});
