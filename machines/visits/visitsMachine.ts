import { assign, sendTo, setup } from 'xstate';
import { providedCallback } from '../statecharts/provided.ts';
import { type DeviceMemory, emptyMemory, remembering } from './deviceMemory.ts';
import type { VisitChange, VisitsEvent } from './visitsEvents.ts';

/**
 * What the device remembers for its visitor. A change is seen at once. What is kept is the truth, since other tabs keep there
 * too: a change goes to whoever keeps it, who applies it to what is kept by then and tells what is remembered now.
 */
export const visitsMachine = setup({
  types: {
    context: {} as { readonly memory: DeviceMemory },
    events: {} as VisitsEvent,
  },
  actors: {
    /** Tells what is kept, at once and after every change, also of another tab. It never fails: at worst it keeps for this page. */
    keeping: providedCallback<VisitChange>('keeping'),
  },
  actions: {
    takeMemory: assign(({ context, event }) => (event.type === 'memory.read' ? { memory: event.memory } : context)),
    change: assign(({ context, event }) => ({ memory: remembering(context.memory, event as VisitChange) })),
    keep: sendTo('keeping', ({ event }) => event as VisitChange),
  },
}).createMachine({
  id: 'visits',
  description: 'What this device remembers for its visitor: ads seen, ads hidden, and when each search was seen last.',
  context: { memory: emptyMemory },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'On the server, and until the page has come alive: nothing is remembered, so all see the same page.',
      on: { 'page.opened': 'open' },
    },
    open: {
      description: 'A visitor is there; what they see and hide is kept on their device.',
      invoke: { id: 'keeping', src: 'keeping' },
      on: {
        'ad.viewed': { actions: ['change', 'keep'] },
        'search.seen': { actions: ['change', 'keep'] },
        'ad.hidden': { actions: ['change', 'keep'] },
        'ads.restored': { actions: ['change', 'keep'] },
        'views.cleared': { actions: ['change', 'keep'] },
      },
      initial: 'reading',
      states: {
        reading: {
          description: 'What is kept has not been read yet: only what is seen and hidden now is remembered.',
          on: { 'memory.read': { target: 'remembering', actions: 'takeMemory' } },
        },
        remembering: {
          description: 'What is remembered is in sight: hidden ads are covered, new ones are marked.',
          on: { 'memory.read': { actions: 'takeMemory' } },
        },
      },
    },
  },
});
