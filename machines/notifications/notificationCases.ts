import { flowCases } from '../paths/flowCases.ts';
import { notificationTimeout } from './limits.ts';
import { notificationEvents, type NotificationHold } from './notificationEvents.ts';
import { notificationMachine } from './notificationMachine.ts';

interface Now {
  readonly context: { readonly since: number; readonly holds: readonly NotificationHold[] };
}

/** The pointer or the focus holds the notification two seconds after its timer started. */
const heldBy =
  (by: NotificationHold) =>
  ({ context: { since } }: Now) => ({ by, at: since + 2_000 });

/** A holder releases the notification; no other can release it. */
const releasedBy =
  (by: NotificationHold) =>
  ({ context: { holds, since } }: Now) =>
    holds.includes(by) ? { by, at: since + 4_000 } : undefined;

/** Path-test cases for one notification. */
export const notificationCases = flowCases({
  machine: notificationMachine,
  schema: notificationEvents,
  inputs: { 'for a while': { timeout: notificationTimeout }, 'for as long as it lasts': { timeout: null } },
  events: {
    'notification.shown': { 'at once': { at: 0 } },
    'notification.held': { 'by the pointer': heldBy('pointer'), 'by the focus': heldBy('focus') },
    'notification.released': { 'by the pointer': releasedBy('pointer'), 'by the focus': releasedBy('focus') },
  },
  keys: {
    'how it is held': ({ context }) => context.holds.toSorted(),
    'how long it stays': ({ context }) => context.rest,
  },
});
