import { assign, setup } from 'xstate';
import { withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { PhoneEvent } from './phoneEvents.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** The phone number of a seller, as its owner wrote it, or why it is not shown, in words for people. */
export type ShownPhone = { readonly number: string } | RefusedOutcome;

/** The phone number of an ad's seller. Each time that it is asked for is counted, so it is asked for once. */
export const phoneMachine = setup({
  types: {
    context: {} as { readonly shown: ShownPhone | null },
    events: {} as PhoneEvent,
    tags: {} as 'busy',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('ask' | 'number' | 'refusal' | 'failure')[] },
  },
  actors: {
    /** Rejects where the call did not come through. */
    askingPhone: providedPromise<ShownPhone>('askingPhone'),
  },
  actions: { take: assign((_, { shown }: { readonly shown: ShownPhone }) => ({ shown })) },
  guards: { isNumber: (_, shown: ShownPhone) => 'number' in shown },
}).createMachine({
  id: 'phone',
  description: 'Whether the phone number of a seller is shown.',
  context: { shown: null },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nobody has asked for it.',
      meta: { shows: ['ask'] },
      on: { 'phone.asked': 'asking' },
    },
    asking: {
      description: 'The server is asked.',
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
    shown: { description: 'It is there to call.', meta: { shows: ['number'] } },
    refused: {
      description: 'It is not shown. Why is told; one can ask again.',
      meta: { shows: ['ask', 'refusal'] },
      on: { 'phone.asked': 'asking' },
    },
    failed: {
      description: 'The server could not be asked. One can ask again.',
      meta: { shows: ['ask', 'failure'] },
      on: { 'phone.asked': 'asking' },
    },
  },
});
