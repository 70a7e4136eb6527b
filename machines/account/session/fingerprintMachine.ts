import { assign, setup } from 'xstate';
import { providedPromise } from '../../statecharts/provided.ts';
import { fingerprintPoll, fingerprintWait } from './delays.ts';
import type { FingerprintEvent } from './fingerprintEvents.ts';

/** Why there is no fingerprint (ACCOUNT-38 to 41). */
export type FingerprintFailure = 'scriptFailed' | 'loadTimedOut' | 'configFailed' | 'tokenTimedOut';

interface FingerprintContext {
  /** In base64, as the script that checks for fraud gives it. */
  readonly fingerprint: string | null;
  readonly isLoaded: boolean;
}

const none: FingerprintContext = { fingerprint: null, isLoaded: false };

/** What a browser is told apart by where somebody logs in (ACCOUNT-36). Whoever has none logs in without. */
export const fingerprintMachine = setup({
  types: {
    context: {} as FingerprintContext,
    events: {} as FingerprintEvent,
    tags: {} as 'settled',
  },
  actors: {
    /** Brings the script. */
    loading: providedPromise<void>('loading'),
    /** Tells the script how it is to be used. */
    configuring: providedPromise<void>('configuring'),
    /** Looks whether the script has one by now; null where it has none. Never rejects. */
    reading: providedPromise<string | null>('reading'),
  },
  delays: { fingerprintWait, fingerprintPoll },
  actions: {
    forget: assign(none),
    noteLoaded: assign({ isLoaded: true }),
    takeFingerprint: assign((_, { fingerprint }: { fingerprint: string | null }) => ({ fingerprint })),
    /** The edge logs it and tells those who count; nobody who logs in is told (ACCOUNT-38 to 41). */
    tellFailure: (_, _params: { readonly failure: FingerprintFailure }) => {},
  },
  guards: {
    isLoaded: ({ context }) => context.isLoaded,
    isThere: (_, { fingerprint }: { fingerprint: string | null }) => fingerprint !== null,
  },
}).createMachine({
  id: 'fingerprint',
  description: 'Whether it is known by what this browser is told apart.',
  context: none,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody is about to log in.',
      on: { 'fingerprint.asked': 'trying' },
    },
    trying: {
      description: 'A fingerprint is on its way; after five seconds nobody waits for it any more (ACCOUNT-37).',
      entry: 'forget',
      initial: 'loading',
      after: {
        fingerprintWait: [
          {
            guard: 'isLoaded',
            target: 'failed',
            actions: { type: 'tellFailure', params: { failure: 'tokenTimedOut' } },
          },
          { target: 'failed', actions: { type: 'tellFailure', params: { failure: 'loadTimedOut' } } },
        ],
      },
      states: {
        loading: {
          description: 'The script is on its way.',
          invoke: {
            id: 'loading',
            src: 'loading',
            onDone: { target: 'configuring', actions: 'noteLoaded' },
            onError: {
              target: '#fingerprint.failed',
              actions: { type: 'tellFailure', params: { failure: 'scriptFailed' } },
            },
          },
        },
        configuring: {
          description: 'The script is there and is told how it is used.',
          invoke: {
            id: 'configuring',
            src: 'configuring',
            onDone: 'reading',
            onError: {
              target: '#fingerprint.failed',
              actions: { type: 'tellFailure', params: { failure: 'configFailed' } },
            },
          },
        },
        reading: {
          description: 'It is looked whether the script has found a fingerprint.',
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
          description: 'It had none yet. A tenth of a second later it is looked again (ACCOUNT-37).',
          after: { fingerprintPoll: 'reading' },
        },
      },
    },
    available: {
      description: 'It is known, and goes along with the login.',
      tags: ['settled'],
      on: { 'fingerprint.asked': 'trying' },
    },
    failed: {
      description: 'There is none. Who logs in is not told and goes on without.',
      tags: ['settled'],
      on: { 'fingerprint.asked': 'trying' },
    },
  },
});
