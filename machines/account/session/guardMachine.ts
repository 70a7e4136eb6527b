import { assign, setup } from 'xstate';
import { providedPromise } from '../../statecharts/provided.ts';
import type { GuardEvent } from './guardEvents.ts';

type Told = Extract<GuardEvent, { readonly publicAccountId: string }>;

const takeAccount = { type: 'takeAccount', params: ({ event }: { readonly event: Told }) => event } as const;

/** A page that only who is logged in may see (ACCOUNT-9 to 12). */
export const guardMachine = setup({
  types: {
    /** Whose page it is; null as long as it was nobody's. */
    context: {} as { readonly publicAccountId: string | null },
    events: {} as GuardEvent,
    tags: {} as 'open',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loading' | 'page' | 'login')[] },
  },
  actors: {
    /** The form to log in by, above the page. Resolves once it was closed; a login is the session's to tell. */
    offeringLogin: providedPromise<void>('offeringLogin'),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { publicAccountId: string }) => ({ publicAccountId })),
    /** To the login, which gets the target to lead back to, and tells why one is there. */
    leadToLogin: () => {},
    /** Who has logged out of their own will needs no telling. */
    leadHome: () => {},
  },
}).createMachine({
  id: 'guard',
  description: 'Whether a page is shown that is for those who are logged in.',
  context: { publicAccountId: null },
  initial: 'unread',
  states: {
    unread: {
      description: 'Nobody knows yet who is logged in; the server sends the same to all.',
      meta: { shows: ['loading'] },
      on: {
        'session.found': { target: 'open', actions: takeAccount },
        'logout.begun': { target: 'loggingOut', actions: takeAccount },
        'session.missed': 'refused',
        'session.ended': 'refused',
      },
    },
    open: {
      description: 'Somebody is logged in, and sees the page.',
      tags: ['open'],
      meta: { shows: ['page'] },
      on: {
        'session.found': { target: 'open', actions: takeAccount },
        'logout.begun': 'loggingOut',
        'session.missed': 'refused',
        'session.ended': 'interrupted',
      },
    },
    interrupted: {
      description:
        'The session has ended while somebody is at the page. It stays, with what they have typed, below the form to log in by.',
      tags: ['open'],
      meta: { shows: ['page', 'login'] },
      invoke: { id: 'offeringLogin', src: 'offeringLogin', onDone: 'refused' },
      on: { 'session.found': { target: 'open', actions: takeAccount } },
    },
    loggingOut: {
      description: 'Whoever sees the page is logging out; it stays until that is done.',
      tags: ['open'],
      meta: { shows: ['page'] },
      on: {
        'session.missed': 'left',
        // Somebody has logged in meanwhile in another tab.
        'session.found': { target: 'open', actions: takeAccount },
      },
    },
    refused: {
      description: 'Nobody is logged in, or who was does not log in again. One is on the way to the login.',
      entry: 'leadToLogin',
      meta: { shows: ['loading'] },
      on: { 'session.found': { target: 'open', actions: takeAccount } },
    },
    left: {
      description: 'One has logged out, and is on the way home.',
      entry: 'leadHome',
      meta: { shows: ['loading'] },
      on: { 'session.found': { target: 'open', actions: takeAccount } },
    },
  },
});
