import { assign, setup } from 'xstate';
import { providedPromise } from '../../statecharts/provided.ts';
import type { LoginEvent } from './loginEvents.ts';

/** The data of a login request. The password is never stored: it is passed from the event to the call. */
export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** The fingerprint of this browser; null if there is none. */
  readonly fingerprint: string | null;
}

interface LoginContext {
  readonly fingerprint: string | null;
  /** The error that the last attempt threw; null if none failed, and while the next one is pending. */
  readonly error: unknown;
}

const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    /** `ready`: the login form can be sent. */
    tags: {} as 'ready',
  },
  actors: {
    /** The fingerprint of this browser, null if there is none. Never rejects. */
    fingerprinting: providedPromise<string | null>('fingerprinting'),
    /** Logs in. Resolves with the public id of the account. */
    loggingIn: providedPromise<string, LoginRequest>('loggingIn'),
  },
  actions: {
    takeFingerprint: assign((_, { fingerprint }: { fingerprint: string | null }) => ({ fingerprint })),
    forgetError: assign({ error: null }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    /** Provided by the web app: tracks the failed login (ACCOUNT-29). */
    trackFailure: () => {},
    /** Provided by the web app: reports the account to the session. */
    notifySession: (_, _params: { readonly publicAccountId: string }) => {},
  },
});

/** The states before a login: they wait for the fingerprint, then allow an attempt. */
const trying = login.createStateConfig({
  initial: 'fingerprinting',
  states: {
    fingerprinting: {
      description: 'The fingerprint for this attempt is being computed; the button waits for it (ACCOUNT-32, 42).',
      invoke: {
        id: 'fingerprinting',
        src: 'fingerprinting',
        onDone: {
          target: 'ready',
          actions: { type: 'takeFingerprint', params: ({ event }) => ({ fingerprint: event.output }) },
        },
      },
    },
    ready: {
      description: 'There is a fingerprint, or there will be none.',
      tags: ['ready'],
      on: { 'login.requested': { target: '#login.loggingIn', actions: 'forgetError' } },
    },
  },
});

/** A login. */
export const loginMachine = login.createMachine({
  id: 'login',
  description: 'Whether the user has logged in here.',
  context: { fingerprint: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No login form has been hydrated yet.',
      on: { 'login.opened': 'open' },
    },
    open: {
      description: 'The user may log in, as soon as the fingerprint is known.',
      ...trying,
    },
    failed: {
      description: 'The last login failed, and the reason is known (ACCOUNT-29). The user may try again.',
      ...trying,
    },
    loggingIn: {
      description: 'The login is being sent.',
      invoke: {
        id: 'loggingIn',
        src: 'loggingIn',
        input: ({ context, event }) => requestOf(context, event),
        onDone: {
          target: 'loggedIn',
          actions: { type: 'notifySession', params: ({ event }) => ({ publicAccountId: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'noteError', params: ({ event }) => ({ error: event.error }) }, 'trackFailure'],
        },
      },
    },
    loggedIn: { description: 'The user is logged in.', type: 'final' },
  },
});

function requestOf({ fingerprint }: LoginContext, event: LoginEvent): LoginRequest {
  if (event.type !== 'login.requested') throw new Error(`${event.type} does not request a login`);
  const { email, password, isRemembered } = event;
  return { email, password, isRemembered, fingerprint };
}
