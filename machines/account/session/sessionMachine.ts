import { assign, setup } from 'xstate';
import type { FetchOutcome } from '../../market/api/fetchMachine.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import { mostProfileAttempts, profileRefresh, profileRetry } from './delays.ts';
import type { Known } from '../profile.ts';
import type { SessionEvent } from './sessionEvents.ts';

/** Who is logged in, and what was recorded of asking for their profile (ACCOUNT-16, API-31). */
export interface SessionContext {
  readonly publicAccountId: string | null;
  /** As it was told last; null as long as it never was. */
  readonly known: Known | null;
  /** When a profile came last, and when a call for it failed last, in epoch milliseconds. */
  readonly lastFetchTime: number | null;
  readonly lastErrorTime: number | null;
  /** Calls since a profile came last. */
  readonly fetchAttempts: number;
  /** What the last call for the profile failed with (PROFILE-4). */
  readonly error: unknown;
}

/** What came of telling the server of a logout. */
export type LogoutOutcome =
  | { readonly kind: 'heard' }
  /** It gave no answer, or failed; `csrf` is the token of the session that was meant, null where the browser had none. */
  | { readonly kind: 'unheard'; readonly csrf: string | null }
  /** Somebody has logged in meanwhile in another tab, and it is their session that the browser has now. */
  | { readonly kind: 'replaced'; readonly publicAccountId: string };

const nobody: SessionContext = {
  publicAccountId: null,
  known: null,
  lastFetchTime: null,
  lastErrorTime: null,
  fetchAttempts: 0,
  error: null,
};

/** Who is logged in in this browser. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    /** `ended`: somebody was logged in, and not by their own will are no more. */
    tags: {} as 'known' | 'loggedIn' | 'ended',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('login' | 'user')[] },
  },
  actors: {
    /** Never rejects: a failed call is an outcome. */
    fetchingProfile: providedPromise<FetchOutcome<Known>>('fetchingProfile'),
    /** Never rejects: that nobody heard is an outcome. */
    loggingOut: providedPromise<LogoutOutcome>('loggingOut'),
  },
  delays: { profileRetry, profileRefresh },
  actions: {
    /** A logout and a forced reset clear profile and info alike (ACCOUNT-27, 33). */
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
    /** The edge forgets what it has stored of them, and the cookie of advertising (API-20). */
    clearStored: () => {},
    /**
     * The edge removes messages that were typed and not sent, so that the next user of the device does not see them.
     */
    dropUnsent: () => {},
    /** The edge leaves word for the server, which could not be told of a logout, and hears of it with the next request. */
    leaveWord: (_, _outcome: { readonly csrf: string | null }) => {},
  },
  guards: {
    isSomebody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isNobody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
    isSomebodyElse: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      context.publicAccountId !== publicAccountId,
    isReplaced: (_, outcome: LogoutOutcome) => outcome.kind === 'replaced',
    isHeard: (_, { kind }: LogoutOutcome) => kind === 'heard',
    isAnswered: (_, outcome: FetchOutcome<Known>) => 'data' in outcome,
    mayTryAgain: ({ context }) => context.fetchAttempts < mostProfileAttempts,
  },
}).createMachine({
  id: 'session',
  description: 'Who is logged in in this browser, and what is known of them.',
  context: nobody,
  initial: 'unread',
  states: {
    unread: {
      description: 'Nobody has looked at the cookie yet. What every page shows at first holds for everybody.',
      meta: { shows: ['login'] },
      on: {
        'cookie.read': [
          {
            guard: withEvent('isSomebody'),
            target: 'loggedIn',
            actions: withEvent('takeAccount'),
          },
          { target: 'loggedOut' },
        ],
      },
    },
    loggedOut: {
      description: 'Nobody is logged in.',
      tags: ['known'],
      meta: { shows: ['login'] },
      initial: 'plain',
      states: {
        plain: { description: 'Nobody was, or who was has logged out: here, or in another tab.' },
        ended: {
          description: 'Somebody was, until the server said that the session is over. They may go on where they are.',
          tags: ['ended'],
        },
      },
      on: {
        'cookie.read': {
          guard: withEvent('isSomebody'),
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
      description: 'Somebody is logged in. Their profile is fetched, and fetched again while the page stays open.',
      tags: ['known', 'loggedIn'],
      meta: { shows: ['user'] },
      on: {
        'cookie.read': [
          { guard: withEvent('isNobody'), target: 'loggedOut', actions: 'forget' },
          {
            guard: withEvent('isSomebodyElse'),
            target: 'loggedIn',
            actions: withEvent('takeAccount'),
          },
        ],
        'logout.asked': 'loggingOut',
        'profile.outdated': { target: '.fetching', actions: 'startCounting' },
        'session.refused': { target: 'loggedOut.ended', actions: ['forget', 'clearStored'] },
      },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The server is asked for the profile. What was told before stays in sight.',
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
          description: 'The profile is known. After five minutes it is asked for again (PROFILE-3).',
          after: { profileRefresh: 'fetching' },
          on: { 'profile.asked': 'fetching' },
        },
        waiting: {
          description: 'The call failed. After half a minute it is made again, five times at most (PROFILE-2).',
          after: { profileRetry: 'fetching' },
          on: { 'profile.asked': 'fetching' },
        },
        givenUp: {
          description: 'Five calls have failed. Whoever needs the profile may ask for it anew.',
          on: { 'profile.asked': { target: 'fetching', actions: 'startCounting' } },
        },
      },
    },
    loggingOut: {
      description:
        'The server is told. Whatever it answers, one is logged out here (ACCOUNT-28), unless somebody has logged in meanwhile.',
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
            guard: withOutput('isHeard'),
            target: 'loggedOut',
            actions: ['forget', 'clearStored', 'dropUnsent'],
          },
          {
            target: 'loggedOut',
            actions: [
              'forget',
              'clearStored',
              'dropUnsent',
              { type: 'leaveWord', params: ({ event }) => meantSession(event.output) },
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

function meantSession(outcome: LogoutOutcome) {
  return { csrf: outcome.kind === 'unheard' ? outcome.csrf : null };
}
