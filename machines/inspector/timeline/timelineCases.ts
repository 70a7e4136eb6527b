import { flowCases } from '../../paths/flowCases.ts';
import { timelineEvents } from './timelineEvents.ts';
import { timelineMachine, visibleStep } from './timelineMachine.ts';

/** Path-test cases for the visible moment of a log. */
export const timelineCases = flowCases({
  machine: timelineMachine,
  schema: timelineEvents,
  events: {
    'log.opened': {
      'with steps': ({ context }) => (context.latest === 0 ? { first: 1, latest: 3, session: 'x:1' } : undefined),
      'without steps': ({ context }) => (context.latest > 0 ? { first: 0, latest: 0, session: null } : undefined),
    },
    'log.changed': {
      'by a further step': ({ context: { first, latest } }) => (latest === 3 ? { first, latest: 4 } : undefined),
      'by a dropped step': ({ context: { first, latest } }) =>
        latest === 4 && first === 1 ? { first: 2, latest } : undefined,
    },
    'actor.chosen': { another: ({ context }) => (context.session === 'x:1' ? { session: 'x:2' } : undefined) },
    'step.chosen': {
      'the second': { step: 2 },
      'a step that does not exist': { step: 99 },
    },
    'step.moved': { back: { by: -1 }, forth: { by: 1 } },
    'filter.changed': {
      'by type': ({ context: { filter } }) =>
        filter.types === '' ? { types: 'typed', text: '', isOnlyActor: true } : undefined,
    },
  },
  keys: {
    'the moment': ({ context: { first, latest, step, session, filter } }) => [
      first,
      latest,
      step,
      session,
      filter.types,
    ],
  },
  invariants: {
    'the visible step is one of the log': ({ context }) =>
      visibleStep(context) >= context.first && visibleStep(context) <= context.latest,
    'the present follows the log': (now) => !now.matches('live') || now.context.step === null,
  },
});
