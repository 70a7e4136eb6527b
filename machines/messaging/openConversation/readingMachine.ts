import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { ReadingEvent } from './readingEvents.ts';

/** The last entry of a conversation that the user has seen. */
export interface ReadPosition {
  readonly id: string;
  readonly upTo: number;
}

interface ReadingContext {
  readonly id: string;
  /** The number of the last entry that the server knows as seen. */
  readonly reported: number;
  /** The number of the last entry seen on this page. After a failed call it still has to be sent. */
  readonly seen: number;
}

/** Sends the read mark of a conversation to the server, which shows it to the correspondent. */
export const readingMachine = setup({
  types: {
    input: {} as ReadPosition,
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
  },
  actors: {
    /** Sends the read mark. Rejects if the call failed. */
    marking: providedPromise<void, ReadPosition>('marking'),
  },
  actions: {
    noteViewed: assign(({ context }, { number }: { number: number }) => ({ seen: Math.max(context.seen, number) })),
    noteReadReported: assign(({ context: { seen } }) => ({ reported: seen })),
  },
  guards: {
    isUntold: ({ context }, { number }: { number: number }) => number > context.reported,
    isNews: ({ context }, { number }: { number: number }) => number > context.seen,
  },
}).createMachine({
  id: 'reading',
  description: 'The read mark of a conversation.',
  context: ({ input: { id, upTo } }) => ({ id, reported: upTo, seen: upTo }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being sent. A mark whose call failed waits until the user looks again.',
      on: {
        'entry.seen': {
          guard: withEvent('isUntold'),
          target: 'marking',
          actions: withEvent('noteViewed'),
        },
      },
    },
    marking: {
      description: 'The mark is being sent. A later mark replaces it.',
      on: {
        'entry.seen': {
          guard: withEvent('isNews'),
          target: 'marking',
          reenter: true,
          actions: withEvent('noteViewed'),
        },
      },
      invoke: {
        id: 'marking',
        src: 'marking',
        input: ({ context: { id, seen } }) => ({ id, upTo: seen }),
        onDone: { target: 'resting', actions: 'noteReadReported' },
        onError: 'resting',
      },
    },
  },
});
