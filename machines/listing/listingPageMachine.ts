import { assign, setup } from 'xstate';
import type { FetchEvent } from '../market/api/fetchEvents.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { ListingAnswer } from './listingAnswer.ts';

/** The page of a listing: idle, fulfilled or rejected (LISTING-11), and loading in between. */
export const listingPageMachine = setup({
  types: {
    context: {} as { readonly id: string; readonly answer: ListingAnswer | null },
    events: {} as FetchEvent,
    /** With `answer` the page starts in its last state: the server has already loaded the listing. */
    input: {} as { readonly id: string; readonly answer?: ListingAnswer | undefined },
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('share' | 'failure' | 'loadAgain' | 'gone' | 'lost')[] },
  },
  actors: {
    /** Loads the result for the id of a listing. */
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
  description: 'Whether the listing in the address is visible.',
  context: ({ input }) => ({ id: input.id, answer: input.answer ?? null }),
  initial: 'idle',
  states: {
    idle: {
      description:
        'The page has not been opened in a browser yet. With an answer from the server there is nothing to load.',
      always: [
        { guard: { type: 'isShown', params: ({ context }) => context }, target: 'fulfilled' },
        { guard: { type: 'isGone', params: ({ context }) => context }, target: 'rejected.gone' },
      ],
      on: { 'page.opened': 'loading' },
    },
    loading: {
      description: 'A visitor has followed a link; the listing is loading.',
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
      description: 'The listing is visible, and similar ones.',
      meta: { shows: ['share'] },
    },
    rejected: {
      description: 'There is no listing to show.',
      initial: 'failed',
      states: {
        unknown: {
          description: 'Unknown listing: the not-found page offers ways to continue.',
          meta: { shows: ['lost'] },
        },
        gone: {
          description: 'Its seller or a moderator removed it permanently; similar listings are visible.',
          meta: { shows: ['gone'] },
        },
        failed: {
          description: 'The call failed; the visitor may try again.',
          meta: { shows: ['failure', 'loadAgain'] },
          on: { 'loading.retried': '#listingPage.loading' },
        },
      },
    },
  },
});
