import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import type { TimelineEvent } from './timelineEvents.ts';

export interface TimelineContext {
  /** The numbers of the first and of the latest step that the log holds. Both are 0 while it is empty. */
  readonly first: number;
  readonly latest: number;
  /** The visible step; null for the latest. */
  readonly step: number | null;
  /** The actor whose chart is visible. */
  readonly session: string | null;
  readonly filter: { readonly types: string; readonly text: string; readonly isOnlyActor: boolean };
}

interface Bounds {
  readonly first: number;
  readonly latest: number;
}

/** The visible step of a timeline. */
export function visibleStep({ step, first, latest }: TimelineContext): number {
  return within(step ?? latest, { first, latest });
}

/** The moment of a log that the inspector shows. It never changes the log, so that the present goes on. */
export const timelineMachine = setup({
  types: {
    context: {} as TimelineContext,
    events: {} as TimelineEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('live' | 'past' | 'playing')[] },
  },
  delays: { playStep: 600 },
  actions: {
    takeLog: assign((_, { first, latest, session }: Bounds & { readonly session: string | null }) => ({
      first,
      latest,
      session,
      step: null,
    })),
    takeBounds: assign(({ context }, { first, latest }: Bounds) => ({
      first,
      latest,
      step: context.step === null ? null : within(context.step, { first, latest }),
    })),
    takeActor: assign((_, { session }: { readonly session: string }) => ({ session })),
    takeStep: assign(({ context }, { step }: { readonly step: number }) => ({ step: within(step, context) })),
    move: assign(({ context }, { by }: { readonly by: number }) => ({
      step: within(visibleStep(context) + by, context),
    })),
    rewind: assign(({ context }) => ({
      step: visibleStep(context) === context.latest ? context.first : visibleStep(context),
    })),
    advance: assign(({ context }) => ({ step: visibleStep(context) + 1 })),
    follow: assign({ step: null }),
    takeFilter: assign((_, filter: TimelineContext['filter']) => ({
      filter: { types: filter.types, text: filter.text, isOnlyActor: filter.isOnlyActor },
    })),
  },
  guards: {
    hasSteps: ({ context: { latest } }) => latest > 0,
    hasMore: ({ context }) => visibleStep(context) < context.latest,
  },
}).createMachine({
  id: 'timeline',
  description: 'The visible moment of a log: the present, a step of the past, or one step after the other.',
  context: { first: 0, latest: 0, step: null, session: null, filter: { types: '', text: '', isOnlyActor: false } },
  initial: 'live',
  on: {
    'log.opened': { target: '.live', actions: withEvent('takeLog') },
    'log.changed': { actions: withEvent('takeBounds') },
    'actor.chosen': { actions: withEvent('takeActor') },
    'step.chosen': { guard: 'hasSteps', target: '.past', actions: withEvent('takeStep') },
    'step.moved': { guard: 'hasSteps', target: '.past', actions: withEvent('move') },
    'filter.changed': { actions: withEvent('takeFilter') },
  },
  states: {
    live: {
      description: 'The latest step is visible, and every new one after it.',
      meta: { shows: ['live'] },
      entry: 'follow',
      on: { 'playing.toggled': { guard: 'hasSteps', target: 'playing', actions: 'rewind' } },
    },
    past: {
      description: 'A step of the past is visible; the actors themselves go on.',
      meta: { shows: ['past'] },
      on: {
        'live.chosen': 'live',
        'playing.toggled': { target: 'playing', actions: 'rewind' },
      },
    },
    playing: {
      description: 'The steps become visible one after the other.',
      meta: { shows: ['playing'] },
      on: { 'live.chosen': 'live', 'playing.toggled': 'past' },
      after: {
        playStep: [{ guard: 'hasMore', target: 'playing', reenter: true, actions: 'advance' }, { target: 'past' }],
      },
    },
  },
});

function within(step: number, { first, latest }: Bounds): number {
  return Math.min(latest, Math.max(first, step));
}
