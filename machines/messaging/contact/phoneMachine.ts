import { assign, setup } from 'xstate';
import { withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { PhoneEvent } from './phoneEvents.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** The phone number of a seller, as its owner wrote it, or the reason why it is not shown, in words for people. */
export type ShownPhone = { readonly number: string } | RefusedOutcome;

/** The phone number of a listing's seller. Each request is counted, so the page requests it only once. */
export const phoneMachine = setup({
  types: {
    context: {} as { readonly shown: ShownPhone | null },
    events: {} as PhoneEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('ask' | 'number' | 'refusal' | 'failure')[] },
  },
  actors: {
    /** Fetches the phone number of the seller. Rejects if the call failed. */
    askingPhone: providedPromise<ShownPhone>('askingPhone'),
  },
  actions: { take: assign((_, { shown }: { readonly shown: ShownPhone }) => ({ shown })) },
  guards: { isNumber: (_, shown: ShownPhone) => 'number' in shown },
}).createMachine({
  id: 'phone',
  description: 'Whether the phone number of the seller is visible.',
  context: { shown: null },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The number has not been requested.',
      meta: { shows: ['ask'] },
      on: { 'phone.requested': 'asking' },
    },
    asking: {
      description: 'The number is being requested.',
      tags: ['busy'],
      meta: { shows: ['ask'] },
      invoke: {
        id: 'askingPhone',
        src: 'askingPhone',
        onDone: [
          {
            guard: withOutput('isNumber'),
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => ({ shown: event.output }) },
          },
          { target: 'refused', actions: { type: 'take', params: ({ event }) => ({ shown: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    shown: { description: 'The number is visible.', meta: { shows: ['number'] } },
    refused: {
      description: 'The server refuses to show it. The reason is visible, and the user can try again.',
      meta: { shows: ['ask', 'refusal'] },
      on: { 'phone.requested': 'asking' },
    },
    failed: {
      description: 'The request failed. The user can try again.',
      meta: { shows: ['ask', 'failure'] },
      on: { 'phone.requested': 'asking' },
    },
  },
});
