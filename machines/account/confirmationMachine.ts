import { assign, fromPromise, setup } from 'xstate';
import type { ConfirmationEvent } from './confirmationEvents.ts';

/** What the token of a link was worth: all that it is for, its half (the other address has to confirm, too), or nothing. */
export type Confirmation =
  | { readonly outcome: 'whole' | 'half' }
  /** Why, in words for people. */
  | { readonly refusal: string };

/** The page that the link of a mail leads to: it hands the token in by itself. A mail program that only fetches it does not. */
export const confirmationMachine = setup({
  types: {
    context: {} as { readonly refusal: string | null },
    events: {} as ConfirmationEvent,
    tags: {} as 'busy',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('loading' | 'whole' | 'half' | 'refusal' | 'failure' | 'loadAgain')[] },
  },
  actors: {
    /** Rejects where the call itself failed: then it can be made again. */
    confirming: fromPromise<Confirmation>(() => Promise.reject(new Error('confirming is for the edge to give'))),
  },
  actions: {
    noteRefusal: assign((_, { refusal }: { refusal: string }) => ({ refusal })),
    /** The edge tells who is logged in here, if it is them, that something about them is otherwise. */
    tellConfirmed: () => {},
  },
  guards: {
    isWhole: (_, confirmation: Confirmation) => 'outcome' in confirmation && confirmation.outcome === 'whole',
    isHalf: (_, confirmation: Confirmation) => 'outcome' in confirmation && confirmation.outcome === 'half',
  },
}).createMachine({
  id: 'confirmation',
  description: 'What becomes of the link of a mail.',
  context: { refusal: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page is in sight, and its script is on its way.',
      tags: ['busy'],
      meta: { shows: ['loading'] },
      on: { 'page.opened': 'confirming' },
    },
    confirming: {
      description: 'The token is with the server.',
      tags: ['busy'],
      meta: { shows: ['loading'] },
      invoke: {
        id: 'confirming',
        src: 'confirming',
        onDone: [
          { guard: { type: 'isWhole', params: ({ event }) => event.output }, target: 'whole' },
          { guard: { type: 'isHalf', params: ({ event }) => event.output }, target: 'half' },
          {
            target: 'refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => event.output as Extract<Confirmation, { readonly refusal: string }>,
            },
          },
        ],
        onError: 'failed',
      },
    },
    whole: {
      description: 'What the link is for has happened.',
      meta: { shows: ['whole'] },
      entry: 'tellConfirmed',
      type: 'final',
    },
    half: {
      description: 'This address has confirmed; the link in the mail to the other one is still to be opened.',
      meta: { shows: ['half'] },
      type: 'final',
    },
    refused: {
      description: 'The link has been used, is too old, or is none of ours. Why is told, and how one gets another.',
      meta: { shows: ['refusal'] },
      type: 'final',
    },
    failed: {
      description: 'The call did not succeed. One can try again.',
      meta: { shows: ['failure', 'loadAgain'] },
      on: { 'confirming.retried': 'confirming' },
    },
  },
});
