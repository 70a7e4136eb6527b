import { assign, setup } from 'xstate';
import type { FetchOutcome } from '../../market/api/fetchMachine.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import { mostProfileAttempts, profileRefresh, profileRetry } from './delays.ts';
import type { Known } from '../profile.ts';
import type { SessionEvent } from './sessionEvents.ts';

/** The account that is logged in, and the record of the calls for its profile (ACCOUNT-16, API-31). */
export interface SessionContext {
  readonly publicAccountId: string | null;
  /** The last received profile; null before the first. */
  readonly known: Known | null;
  /** The times of the last profile and of the last failed call, in epoch milliseconds. */
  readonly lastFetchTime: number | null;
  readonly lastErrorTime: number | null;
  /** The number of calls for the profile since it was last received. */
  readonly fetchAttempts: number;
  /** The error of the last call for the profile (PROFILE-4). */
  readonly error: unknown;
}

/** The outcome of a logout call. */
export type LogoutOutcome =
  | { readonly kind: 'received' }
  /**
   * The logout call had no answer, or failed; `csrf` is the token of the session to end, null if the browser had none.
   */
  | { readonly kind: 'unheard'; readonly csrf: string | null }
  /** Another account has logged in meanwhile in another tab, and the browser has its session now. */
  | { readonly kind: 'replaced'; readonly publicAccountId: string };

const nobody: SessionContext = {
  publicAccountId: null,
  known: null,
  lastFetchTime: null,
  lastErrorTime: null,
  fetchAttempts: 0,
  error: null,
};

/** The session of this browser. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    /** `ended`: the session has ended without a logout by the user. */
    tags: {} as 'known' | 'loggedIn' | 'ended',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('login' | 'user')[] },
  },
  actors: {
    /** Fetches the profile. Never rejects: a failed call is an outcome. */
    fetchingProfile: providedPromise<FetchOutcome<Known>>('fetchingProfile'),
    /** Never rejects: a failed logout call is an outcome. */
    loggingOut: providedPromise<LogoutOutcome>('loggingOut'),
  },
  delays: { profileRetry, profileRefresh },
  actions: {
    /** A logout and a forced reset clear both profile and info (ACCOUNT-27, 33). */
    forget: assign(nobody),
    takeAccount: assign((_, { publicAccountId }: { publicAccountId: string | null }) => ({
      ...nobody,
      publicAccountId,
    })),
    countAttempt: assign({ fetchAttempts: ({ context }) => context.fetchAttempts + 1 }),
    startCounting: assign({ fetchAttempts: 0 }),
    takeOutcome: assign((_, outcome: FetchOutcome<Known>) =>
      'data' in outcome
        ? { known: outcome.data, lastFetchTime: outcome.at, fetchAttempts: 0, error: null }
        : { lastErrorTime: outcome.at, error: outcome.error },
    ),
    /** Implemented at the edge: removes the stored data of the account, and the advertising cookie (API-20). */
    clearStored: () => {},
    /**
     * Implemented at the edge: removes typed messages that were not sent, so that the next user of the device does not
     * see them.
     */
    dropUnsent: () => {},
    /** Implemented at the edge: stores the failed logout, to send it with the next request. */
    leaveWord: (_, _outcome: { readonly csrf: string | null }) => {},
  },
  guards: {
    hasAccount: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isAnonymous: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
    isOtherAccount: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      context.publicAccountId !== publicAccountId,
    isReplaced: (_, outcome: LogoutOutcome) => outcome.kind === 'replaced',
    isReceived: (_, { kind }: LogoutOutcome) => kind === 'received',
    isAnswered: (_, outcome: FetchOutcome<Known>) => 'data' in outcome,
    mayTryAgain: ({ context }) => context.fetchAttempts < mostProfileAttempts,
  },
}).createMachine({
  id: 'session',
  description: 'The account that is logged in in this browser, and its profile.',
  context: nobody,
  initial: 'unread',
  states: {
    unread: {
      description: 'The cookie has not been read yet. The first page is the same for all users.',
      meta: { shows: ['login'] },
      on: {
        'cookie.read': [
          {
            guard: withEvent('hasAccount'),
            target: 'loggedIn',
            actions: withEvent('takeAccount'),
          },
          { target: 'loggedOut' },
        ],
      },
    },
    loggedOut: {
      description: 'No account is logged in.',
      tags: ['known'],
      meta: { shows: ['login'] },
      initial: 'plain',
      states: {
        plain: { description: 'There was no session, or the user has logged out: here, or in another tab.' },
        ended: {
          description: 'The server has ended the session. The user may continue on the same page.',
          tags: ['ended'],
        },
      },
      on: {
        'cookie.read': {
          guard: withEvent('hasAccount'),
          target: 'loggedIn',
          actions: withEvent('takeAccount'),
        },
        'login.succeeded': {
          target: 'loggedIn',
          actions: withEvent('takeAccount'),
        },
      },
    },
    loggedIn: {
      description: 'An account is logged in. Its profile is fetched, and fetched again while the page stays open.',
      tags: ['known', 'loggedIn'],
      meta: { shows: ['user'] },
      on: {
        'cookie.read': [
          { guard: withEvent('isAnonymous'), target: 'loggedOut', actions: 'forget' },
          {
            guard: withEvent('isOtherAccount'),
            target: 'loggedIn',
            actions: withEvent('takeAccount'),
          },
        ],
        'logout.requested': 'loggingOut',
        'profile.outdated': { target: '.fetching', actions: 'startCounting' },
        'session.refused': { target: 'loggedOut.ended', actions: ['forget', 'clearStored'] },
      },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The profile is being requested. The previous one stays visible.',
          entry: 'countAttempt',
          invoke: {
            id: 'fetchingProfile',
            src: 'fetchingProfile',
            onDone: [
              {
                guard: withOutput('isAnswered'),
                target: 'fresh',
                actions: withOutput('takeOutcome'),
              },
              {
                guard: 'mayTryAgain',
                target: 'waiting',
                actions: withOutput('takeOutcome'),
              },
              { target: 'givenUp', actions: withOutput('takeOutcome') },
            ],
          },
        },
        fresh: {
          description: 'The profile is known. It is requested again after five minutes (PROFILE-3).',
          after: { profileRefresh: 'fetching' },
          on: { 'profile.requested': 'fetching' },
        },
        waiting: {
          description: 'The call failed. It is retried after half a minute, five times at most (PROFILE-2).',
          after: { profileRetry: 'fetching' },
          on: { 'profile.requested': 'fetching' },
        },
        givenUp: {
          description: 'Five calls have failed. A view that needs the profile may request it again.',
          on: { 'profile.requested': { target: 'fetching', actions: 'startCounting' } },
        },
      },
    },
    loggingOut: {
      description:
        'The logout is being sent. The account is logged out here even without an answer (ACCOUNT-28), unless ' +
        'another account has logged in meanwhile.',
      tags: ['known', 'loggedIn'],
      meta: { shows: ['user'] },
      invoke: {
        id: 'loggingOut',
        src: 'loggingOut',
        onDone: [
          {
            guard: withOutput('isReplaced'),
            target: 'loggedIn',
            actions: { type: 'takeAccount', params: ({ event }) => newAccount(event.output) },
          },
          {
            guard: withOutput('isReceived'),
            target: 'loggedOut',
            actions: ['forget', 'clearStored', 'dropUnsent'],
          },
          {
            target: 'loggedOut',
            actions: [
              'forget',
              'clearStored',
              'dropUnsent',
              { type: 'leaveWord', params: ({ event }) => endedSession(event.output) },
            ],
          },
        ],
      },
    },
  },
});

function newAccount(outcome: LogoutOutcome) {
  return { publicAccountId: outcome.kind === 'replaced' ? outcome.publicAccountId : null };
}

function endedSession(outcome: LogoutOutcome) {
  return { csrf: outcome.kind === 'unheard' ? outcome.csrf : null };
}
