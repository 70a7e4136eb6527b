import { assign, setup } from 'xstate';
import type { FetchEvent } from '../market/api/fetchEvents.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { ListingAnswer } from './listingAnswer.ts';

/** The page of an ad: idle, fulfilled or rejected (LISTING-11), and loading in between. */
export const listingPageMachine = setup({
  types: {
    context: {} as { readonly id: string; readonly answer: ListingAnswer | null },
    events: {} as FetchEvent,
    /** With the answer the page begins at its end: the server has loaded it. */
    input: {} as { readonly id: string; readonly answer?: ListingAnswer | undefined },
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('share' | 'failure' | 'loadAgain' | 'gone' | 'lost')[] },
  },
  actors: {
    /** What an id leads to. */
    loading: providedPromise<ListingAnswer, { readonly id: string }>('loading'),
  },
  actions: {
    takeAnswer: assign((_, { answer }: { answer: ListingAnswer }) => ({ answer })),
  },
  guards: {
    isShown: (_, { answer }: { answer: ListingAnswer | null }) => answer?.kind === 'shown',
    isGone: (_, { answer }: { answer: ListingAnswer | null }) => answer?.kind === 'gone',
  },
}).createMachine({
  id: 'listingPage',
  description: 'Whether the ad that an address names is in sight.',
  context: ({ input }) => ({ id: input.id, answer: input.answer ?? null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has opened the page in a browser yet. With the answer at hand there is nothing to load.',
      always: [
        { guard: { type: 'isShown', params: ({ context }) => context }, target: 'fulfilled' },
        { guard: { type: 'isGone', params: ({ context }) => context }, target: 'rejected.gone' },
      ],
      on: { 'page.opened': 'loading' },
    },
    loading: {
      description: 'A visitor came here by a link; the ad is on its way.',
      tags: ['busy'],
      invoke: {
        id: 'loading',
        src: 'loading',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isShown', params: ({ event }) => ({ answer: event.output }) },
            target: 'fulfilled',
            actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => ({ answer: event.output }) },
            target: 'rejected.gone',
            actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'rejected.unknown' },
        ],
        onError: 'rejected.failed',
      },
    },
    fulfilled: {
      description: 'The ad is in sight, and others like it.',
      meta: { shows: ['share'] },
    },
    rejected: {
      description: 'There is no ad to show.',
      initial: 'failed',
      states: {
        unknown: {
          description: 'No such ad: the page for lost visitors says how to go on.',
          meta: { shows: ['lost'] },
        },
        gone: {
          description: 'Its seller or a moderator took it away for good; others like it are in sight.',
          meta: { shows: ['gone'] },
        },
        failed: {
          description: 'The call did not succeed; the visitor may try again.',
          meta: { shows: ['failure', 'loadAgain'] },
          on: { 'loading.retried': '#listingPage.loading' },
        },
      },
    },
  },
});
