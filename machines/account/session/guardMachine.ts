import { assign, setup } from 'xstate';
import { providedPromise } from '../../statecharts/provided.ts';
import type { GuardEvent } from './guardEvents.ts';

type AccountReport = Extract<GuardEvent, { readonly publicAccountId: string }>;

const takeAccount = { type: 'takeAccount', params: ({ event }: { readonly event: AccountReport }) => event } as const;

/** A page that needs a login (ACCOUNT-9 to 12). */
export const guardMachine = setup({
  types: {
    /** The account to which the page belongs; null until it is known. */
    context: {} as { readonly publicAccountId: string | null },
    events: {} as GuardEvent,
    tags: {} as 'open',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loading' | 'page' | 'login')[] },
  },
  actors: {
    /** The login form above the page. Resolves once it is closed; the session reports a login. */
    offeringLogin: providedPromise<void>('offeringLogin'),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { publicAccountId: string }) => ({ publicAccountId })),
    /** Opens the login with the return target and the reason. */
    leadToLogin: () => {},
    /** Opens the home page after a logout, without an explanation. */
    leadHome: () => {},
  },
}).createMachine({
  id: 'guard',
  description: 'Whether a page that needs a login is shown.',
  context: { publicAccountId: null },
  initial: 'unread',
  states: {
    unread: {
      description: 'It is not known yet whether an account is logged in; the server sends the same page to all.',
      meta: { shows: ['loading'] },
      on: {
        'session.found': { target: 'open', actions: takeAccount },
        'logout.begun': { target: 'loggingOut', actions: takeAccount },
        'session.missed': 'refused',
        'session.ended': 'refused',
      },
    },
    open: {
      description: 'An account is logged in, and the page is visible.',
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
        'The session has ended while the page is open. The page and all typed values stay, below the login form.',
      tags: ['open'],
      meta: { shows: ['page', 'login'] },
      invoke: { id: 'offeringLogin', src: 'offeringLogin', onDone: 'refused' },
      on: { 'session.found': { target: 'open', actions: takeAccount } },
    },
    loggingOut: {
      description: 'The user is logging out; the page stays until that is done.',
      tags: ['open'],
      meta: { shows: ['page'] },
      on: {
        'session.missed': 'left',
        // Another account has logged in in another tab, so the page opens for that account.
        'session.found': { target: 'open', actions: takeAccount },
      },
    },
    refused: {
      description: 'No account is logged in, or the user declined to log in again. The login page is being opened.',
      entry: 'leadToLogin',
      meta: { shows: ['loading'] },
      on: { 'session.found': { target: 'open', actions: takeAccount } },
    },
    left: {
      description: 'The user has logged out; the home page is being opened.',
      entry: 'leadHome',
      meta: { shows: ['loading'] },
      on: { 'session.found': { target: 'open', actions: takeAccount } },
    },
  },
});
