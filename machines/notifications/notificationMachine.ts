import { assign, setup } from 'xstate';
import type { NotificationEvent, NotificationHold } from './notificationEvents.ts';

interface NotificationContext {
  /** The remaining time of the notification, in milliseconds; null if it stays until its cause has ended. */
  readonly rest: number | null;
  /** The time of the last start of the notification's timer, in milliseconds. */
  readonly since: number;
  readonly holds: readonly NotificationHold[];
}

/** How long one notification stays visible. */
export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    /** The duration of the notification, in milliseconds; null if it stays until its cause has ended. */
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
    takeRemainder: assign(({ context: { rest, since }, event }) =>
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
  description: 'How long one notification stays visible.',
  context: ({ input }) => ({ rest: input.timeout, since: 0, holds: [] }),
  initial: 'raised',
  states: {
    raised: {
      description: 'It is not visible yet.',
      on: {
        'notification.shown': [
          { guard: 'isPersistent', target: 'staying' },
          { target: 'leaving', actions: 'noteStart' },
        ],
      },
    },
    leaving: {
      description: 'Visible; its timer runs (NOTIFICATIONS-8).',
      meta: { shows: ['notification'] },
      after: { rest: 'gone' },
      on: {
        'notification.held': { target: 'held', actions: ['takeRemainder', 'noteHold'] },
        'notification.clicked': 'gone',
      },
    },
    held: {
      description: 'The user has the pointer on it or the focus in it, and may be reading: its timer is paused.',
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
      description: 'Visible until its cause has ended: dismissing it would suggest that it has.',
      meta: { shows: ['notification'] },
    },
    gone: { description: 'Its time is over, or it was clicked.', type: 'final' },
  },
});

function without({ holds }: NotificationContext, { by }: { readonly by: NotificationHold }) {
  return holds.filter((each) => each !== by);
}
