import { flowCases } from '../paths/flowCases.ts';
import { notificationTimeout } from './notification.ts';
import { notificationEvents } from './notificationEvents.ts';
import { notificationMachine } from './notificationMachine.ts';

/** What one notification is walked with. */
export const notificationCases = flowCases({
  machine: notificationMachine,
  schema: notificationEvents,
  inputs: { 'for a while': { timeout: notificationTimeout }, 'for as long as it lasts': { timeout: null } },
  events: {
    'notification.shown': { 'at once': { at: 0 } },
    'notification.held': {
      'by the pointer': { by: 'pointer', at: 1_000 },
      'by the focus': { by: 'focus', at: 1_000 },
    },
    // What does not hold it cannot let go of it.
    'notification.released': {
      'by the pointer': ({ context }) => (context.holds.includes('pointer') ? { by: 'pointer', at: 3_000 } : undefined),
      'by the focus': ({ context }) => (context.holds.includes('focus') ? { by: 'focus', at: 3_000 } : undefined),
    },
  },
  keys: {
    'how it is held': ({ context }) => context.holds.toSorted(),
    'whether it stays': ({ context }) => context.rest === null,
  },
});
