import { assign, setup } from 'xstate';
import { providedPromise } from '../../statecharts/provided.ts';
import type { LoginEvent } from './loginEvents.ts';

/** What a login is asked with. Nobody keeps the password: it goes from the event to the call. */
export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** Of this browser; null where there is none. */
  readonly fingerprint: string | null;
}

interface LoginContext {
  readonly fingerprint: string | null;
  /** Why the last try failed, as the call threw it; null where none has, and while the next is on its way. */
  readonly error: unknown;
}

const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    /** It can be asked. */
    tags: {} as 'ready',
  },
  actors: {
    /** The fingerprint of this browser, null where there is none. Never rejects. */
    fingerprinting: providedPromise<string | null>('fingerprinting'),
    /** The public id of who is logged in then. */
    loggingIn: providedPromise<string, LoginRequest>('loggingIn'),
  },
  actions: {
    takeFingerprint: assign((_, { fingerprint }: { fingerprint: string | null }) => ({ fingerprint })),
    forgetError: assign({ error: null }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    /** The edge tells those who count (ACCOUNT-29). */
    trackFailure: () => {},
    /** The edge tells the session who it is from now on. */
    tellSession: (_, _params: { readonly publicAccountId: string }) => {},
  },
});

/** What somebody does who has not logged in: they wait for the fingerprint, and then may try. */
const trying = login.createStateConfig({
  initial: 'fingerprinting',
  states: {
    fingerprinting: {
      description: 'A fingerprint for this try is on its way; the button waits for it (ACCOUNT-32, 42).',
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
      on: { 'login.asked': { target: '#login.loggingIn', actions: 'forgetError' } },
    },
  },
});

/** Somebody logs in. */
export const loginMachine = login.createMachine({
  id: 'login',
  description: 'Whether somebody has logged in here.',
  context: { fingerprint: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No form to log in by has come alive yet.',
      on: { 'login.opened': 'open' },
    },
    open: {
      description: 'Somebody may log in, as soon as it is known by what their browser is told apart.',
      ...trying,
    },
    failed: {
      description: 'The last login failed, and why is known (ACCOUNT-29). They may try again.',
      ...trying,
    },
    loggingIn: {
      description: 'The server is asked.',
      invoke: {
        id: 'loggingIn',
        src: 'loggingIn',
        input: ({ context, event }) => requestOf(context, event),
        onDone: {
          target: 'loggedIn',
          actions: { type: 'tellSession', params: ({ event }) => ({ publicAccountId: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'noteError', params: ({ event }) => ({ error: event.error }) }, 'trackFailure'],
        },
      },
    },
    loggedIn: { description: 'They are logged in.', type: 'final' },
  },
});

function requestOf({ fingerprint }: LoginContext, event: LoginEvent): LoginRequest {
  if (event.type !== 'login.asked') throw new Error(`${event.type} asks for no login`);
  const { email, password, isRemembered } = event;
  return { email, password, isRemembered, fingerprint };
}
