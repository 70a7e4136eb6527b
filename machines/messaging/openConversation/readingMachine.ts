import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { ReadingEvent } from './readingEvents.ts';

/** Up to which entry somebody has seen a conversation. */
export interface SeenUpTo {
  readonly id: string;
  readonly upTo: number;
}

interface ReadingContext {
  readonly id: string;
  /** The last entry of which the server knows that it was seen. */
  readonly told: number;
  /** The last one that was seen here. Where it did not come through it is still to be told. */
  readonly seen: number;
}

/** What somebody has seen of a conversation is told to the server, which tells the other. */
export const readingMachine = setup({
  types: {
    input: {} as SeenUpTo,
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
  },
  actors: {
    /** Rejects where the call did not come through. */
    marking: providedPromise<void, SeenUpTo>('marking'),
  },
  actions: {
    noteSeen: assign(({ context }, { number }: { number: number }) => ({ seen: Math.max(context.seen, number) })),
    noteTold: assign(({ context: { seen } }) => ({ told: seen })),
  },
  guards: {
    isUntold: ({ context }, { number }: { number: number }) => number > context.told,
    isNews: ({ context }, { number }: { number: number }) => number > context.seen,
  },
}).createMachine({
  id: 'reading',
  description: 'What somebody has seen of a conversation.',
  context: ({ input: { id, upTo } }) => ({ id, told: upTo, seen: upTo }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is on its way. What did not come through waits until somebody looks again.',
      on: {
        'entry.seen': {
          guard: withEvent('isUntold'),
          target: 'marking',
          actions: withEvent('noteSeen'),
        },
      },
    },
    marking: {
      description: 'The server is told. What is seen meanwhile is told in its place.',
      on: {
        'entry.seen': {
          guard: withEvent('isNews'),
          target: 'marking',
          reenter: true,
          actions: withEvent('noteSeen'),
        },
      },
      invoke: {
        id: 'marking',
        src: 'marking',
        input: ({ context: { id, seen } }) => ({ id, upTo: seen }),
        onDone: { target: 'resting', actions: 'noteTold' },
        onError: 'resting',
      },
    },
  },
});
