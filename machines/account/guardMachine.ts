import { setup } from 'xstate';
import type { GuardEvent } from './guardEvents.ts';

/** A page that only who is logged in may see (ACCOUNT-9 to 12). */
export const guardMachine = setup({
  types: {
    events: {} as GuardEvent,
    tags: {} as 'open',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('loading' | 'page')[] },
  },
  actions: {
    /** To the login, which gets the target to lead back to, and tells why one is there. */
    leadToLogin: () => {},
    /** Who has logged out of their own will needs no telling. */
    leadHome: () => {},
  },
}).createMachine({
  id: 'guard',
  description: 'Whether a page is shown that is for those who are logged in.',
  initial: 'unread',
  states: {
    unread: {
      description: 'Nobody knows yet who is logged in; the server sends the same to all.',
      meta: { shows: ['loading'] },
      on: { 'session.found': 'open', 'logout.begun': 'loggingOut', 'session.missed': 'refused' },
    },
    open: {
      description: 'Somebody is logged in, and sees the page.',
      tags: ['open'],
      meta: { shows: ['page'] },
      on: { 'logout.begun': 'loggingOut', 'session.missed': 'refused' },
    },
    loggingOut: {
      description: 'Whoever sees the page is logging out; it stays until that is done.',
      tags: ['open'],
      meta: { shows: ['page'] },
      on: { 'session.missed': 'left' },
    },
    refused: {
      description: 'Nobody is logged in, or the session has ended. One is on the way to the login.',
      entry: 'leadToLogin',
      meta: { shows: ['loading'] },
      on: { 'session.found': 'open' },
    },
    left: {
      description: 'One has logged out, and is on the way home.',
      entry: 'leadHome',
      meta: { shows: ['loading'] },
      on: { 'session.found': 'open' },
    },
  },
});
