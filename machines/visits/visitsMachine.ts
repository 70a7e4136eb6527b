import { assign, sendTo, setup } from 'xstate';
import { providedCallback } from '../statecharts/provided.ts';
import { type DeviceMemory, emptyMemory, remembering } from './deviceMemory.ts';
import type { VisitChange, VisitsEvent } from './visitsEvents.ts';

/**
 * The history of a device. A change is visible at once. The stored history is authoritative, since other tabs write it
 * too. A change is therefore applied to the stored history, which then replaces this one.
 */
export const visitsMachine = setup({
  types: {
    context: {} as { readonly memory: DeviceMemory },
    events: {} as VisitsEvent,
  },
  actors: {
    /**
     * Reports the stored history, at once and after every change, also by another tab. It never fails: at worst it
     * stores the history for this page.
     */
    storage: providedCallback<VisitChange>('storage'),
  },
  actions: {
    takeMemory: assign(({ context, event }) => (event.type === 'memory.read' ? { memory: event.memory } : context)),
    change: assign(({ context, event }) => ({ memory: remembering(context.memory, event as VisitChange) })),
    keep: sendTo('storage', ({ event }) => event as VisitChange),
  },
}).createMachine({
  id: 'visits',
  description: 'The history of this device: viewed listings, hidden listings, and the last view of each search.',
  context: { memory: emptyMemory },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'On the server, and until hydration: the history is empty, so all users see the same page.',
      on: { 'page.opened': 'open' },
    },
    open: {
      description: 'A visitor is there; viewed and hidden listings are stored on the device.',
      invoke: { id: 'storage', src: 'storage' },
      on: {
        'listing.viewed': { actions: ['change', 'keep'] },
        'search.seen': { actions: ['change', 'keep'] },
        'listing.hidden': { actions: ['change', 'keep'] },
        'listings.restored': { actions: ['change', 'keep'] },
        'views.cleared': { actions: ['change', 'keep'] },
      },
      initial: 'reading',
      states: {
        reading: {
          description: 'The stored history has not been read yet: only present views and hidden listings count.',
          on: { 'memory.read': { target: 'remembering', actions: 'takeMemory' } },
        },
        remembering: {
          description: 'The history is applied: hidden listings are covered, new ones are marked.',
          on: { 'memory.read': { actions: 'takeMemory' } },
        },
      },
    },
  },
});
