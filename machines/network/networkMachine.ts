import { setup } from 'xstate';
import type { NetworkEvent } from './networkEvents.ts';

/** Whether the browser is online (NETWORK-1). */
export const networkMachine = setup({
  types: {
    events: {} as NetworkEvent,
    tags: {} as 'offline',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'offlineNotice'[] },
  },
  actions: {
    /** Implemented at the edge: notifies the visitor for the duration (NETWORK-2). */
    showOffline: () => {},
    /** Provided by the web app: removes the notification that the browser is offline. */
    hideOffline: () => {},
  },
}).createMachine({
  id: 'network',
  description: 'Whether the browser has a network connection.',
  initial: 'online',
  states: {
    online: {
      description: 'As far as the browser knows, it is online.',
      on: { 'connection.lost': 'offline' },
    },
    offline: {
      description: 'The browser is offline. A notification stays until it is online again.',
      tags: ['offline'],
      meta: { shows: ['offlineNotice'] },
      entry: 'showOffline',
      exit: 'hideOffline',
      on: { 'connection.restored': 'online' },
    },
  },
});
