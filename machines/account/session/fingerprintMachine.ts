import { assign, setup } from 'xstate';
import { providedPromise } from '../../statecharts/provided.ts';
import { fingerprintPoll, fingerprintWait } from './delays.ts';
import type { FingerprintEvent } from './fingerprintEvents.ts';

/** Why there is no fingerprint (ACCOUNT-38 to 41). */
export type FingerprintFailure = 'scriptFailed' | 'loadTimedOut' | 'configFailed' | 'tokenTimedOut';

interface FingerprintContext {
  /** The browser's fingerprint, in base64, as the anti-fraud script computes it; null if there is none. */
  readonly fingerprint: string | null;
  readonly isLoaded: boolean;
}

const none: FingerprintContext = { fingerprint: null, isLoaded: false };

/** The fingerprint that identifies a browser at login (ACCOUNT-36). A login without one is possible. */
export const fingerprintMachine = setup({
  types: {
    context: {} as FingerprintContext,
    events: {} as FingerprintEvent,
    tags: {} as 'settled',
  },
  actors: {
    /** Loads the anti-fraud script. */
    loading: providedPromise<void>('loading'),
    /** Configures the anti-fraud script. */
    configuring: providedPromise<void>('configuring'),
    /** Reads the fingerprint from the anti-fraud script; null if it has none yet. Never rejects. */
    reading: providedPromise<string | null>('reading'),
  },
  delays: { fingerprintWait, fingerprintPoll },
  actions: {
    forget: assign(none),
    noteLoaded: assign({ isLoaded: true }),
    takeFingerprint: assign((_, { fingerprint }: { fingerprint: string | null }) => ({ fingerprint })),
    /** Implemented at the edge: logs and tracks the failure; the user sees nothing of it (ACCOUNT-38 to 41). */
    reportFailure: (_, _params: { readonly failure: FingerprintFailure }) => {},
  },
  guards: {
    isLoaded: ({ context }) => context.isLoaded,
    isThere: (_, { fingerprint }: { fingerprint: string | null }) => fingerprint !== null,
  },
}).createMachine({
  id: 'fingerprint',
  description: 'Whether the fingerprint of this browser is known.',
  context: none,
  initial: 'idle',
  states: {
    idle: {
      description: 'No login has started.',
      on: { 'fingerprint.requested': 'trying' },
    },
    trying: {
      description: 'A fingerprint is being computed; the login waits for five seconds at most (ACCOUNT-37).',
      entry: 'forget',
      initial: 'loading',
      after: {
        fingerprintWait: [
          {
            guard: 'isLoaded',
            target: 'failed',
            actions: { type: 'reportFailure', params: { failure: 'tokenTimedOut' } },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: { failure: 'loadTimedOut' } } },
        ],
      },
      states: {
        loading: {
          description: 'The script is loading.',
          invoke: {
            id: 'loading',
            src: 'loading',
            onDone: { target: 'configuring', actions: 'noteLoaded' },
            onError: {
              target: '#fingerprint.failed',
              actions: { type: 'reportFailure', params: { failure: 'scriptFailed' } },
            },
          },
        },
        configuring: {
          description: 'The script is loaded and is being configured.',
          invoke: {
            id: 'configuring',
            src: 'configuring',
            onDone: 'reading',
            onError: {
              target: '#fingerprint.failed',
              actions: { type: 'reportFailure', params: { failure: 'configFailed' } },
            },
          },
        },
        reading: {
          description: 'The fingerprint is being read from the script.',
          invoke: {
            id: 'reading',
            src: 'reading',
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ fingerprint: event.output }) },
                target: '#fingerprint.available',
                actions: { type: 'takeFingerprint', params: ({ event }) => ({ fingerprint: event.output }) },
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description: 'There was none yet. It is read again after a tenth of a second (ACCOUNT-37).',
          after: { fingerprintPoll: 'reading' },
        },
      },
    },
    available: {
      description: 'It is known, and is sent with the login.',
      tags: ['settled'],
      on: { 'fingerprint.requested': 'trying' },
    },
    failed: {
      description: 'There is none. The login continues without it, and without a message.',
      tags: ['settled'],
      on: { 'fingerprint.requested': 'trying' },
    },
  },
});
