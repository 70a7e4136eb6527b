import { assign, setup } from 'xstate';
import type { NotificationEvent, NotificationHold } from './notificationEvents.ts';

interface NotificationContext {
  /** How long it is still to stay, in milliseconds; null until what it tells of has ended. */
  readonly rest: number | null;
  /** When its time began to run, the last time. */
  readonly since: number;
  readonly holds: readonly NotificationHold[];
}

/** How long one notification stays in sight. */
export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    /** How long it is to stay, in milliseconds; null until what it tells of has ended. */
    input: {} as { readonly timeout: number | null },
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'notification'[] },
  },
  delays: { rest: ({ context }) => context.rest ?? 0 },
  actions: {
    noteStart: assign(({ event }) => ('at' in event ? { since: event.at, holds: [] } : {})),
    noteHold: assign(({ context, event }) =>
      event.type === 'notification.held' ? { holds: [...without(context, event), event.by] } : {},
    ),
    forgetHold: assign(({ context, event }) =>
      event.type === 'notification.released' ? { holds: without(context, event) } : {},
    ),
    takeRest: assign(({ context: { rest, since }, event }) =>
      'at' in event && rest !== null ? { rest: Math.max(0, rest - (event.at - since)) } : {},
    ),
  },
  guards: {
    isPersistent: ({ context }) => context.rest === null,
    isHeldOtherwise: ({ context, event }) =>
      event.type === 'notification.released' && without(context, event).length > 0,
  },
}).createMachine({
  id: 'notification',
  description: 'How long one notification stays in sight.',
  context: ({ input }) => ({ rest: input.timeout, since: 0, holds: [] }),
  initial: 'raised',
  states: {
    raised: {
      description: 'Nobody has seen it yet.',
      on: {
        'notification.shown': [
          { guard: 'isPersistent', target: 'staying' },
          { target: 'leaving', actions: 'noteStart' },
        ],
      },
    },
    leaving: {
      description: 'In sight; its time runs (NOTIFICATIONS-8).',
      meta: { shows: ['notification'] },
      after: { rest: 'gone' },
      on: {
        'notification.held': { target: 'held', actions: ['takeRest', 'noteHold'] },
        'notification.clicked': 'gone',
      },
    },
    held: {
      description: 'Somebody has the pointer on it or the focus in it, and may be reading: its time stands still.',
      meta: { shows: ['notification'] },
      on: {
        'notification.held': { actions: 'noteHold' },
        'notification.released': [
          { guard: 'isHeldOtherwise', actions: 'forgetHold' },
          { target: 'leaving', actions: 'noteStart' },
        ],
        'notification.clicked': 'gone',
      },
    },
    staying: {
      description: 'In sight until what it tells of has ended: to put it away would say that it has.',
      meta: { shows: ['notification'] },
    },
    gone: { description: 'It has had its time, or was clicked.', type: 'final' },
  },
});

function without({ holds }: NotificationContext, { by }: { readonly by: NotificationHold }) {
  return holds.filter((each) => each !== by);
}
