import { setup } from 'xstate';
import type { NetworkEvent } from './networkEvents.ts';

/** Whether the browser has a line (NETWORK-1). */
export const networkMachine = setup({
  types: {
    events: {} as NetworkEvent,
    tags: {} as 'offline',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'offlineNotice'[] },
  },
  actions: {
    /** The edge tells the visitor, for as long as it lasts (NETWORK-2). */
    tellOffline: () => {},
    /** The edge takes that word back. */
    tellOnline: () => {},
  },
}).createMachine({
  id: 'network',
  description: 'Whether the browser has a line to the network.',
  initial: 'online',
  states: {
    online: {
      description: 'As far as the browser knows there is a line.',
      on: { 'connection.lost': 'offline' },
    },
    offline: {
      description: 'The browser has no line. The visitor is told until there is one again.',
      tags: ['offline'],
      meta: { shows: ['offlineNotice'] },
      entry: 'tellOffline',
      exit: 'tellOnline',
      on: { 'connection.restored': 'online' },
    },
  },
});
