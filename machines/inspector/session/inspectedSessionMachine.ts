import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { InspectedSessionEvent, SessionSource } from './inspectedSessionEvents.ts';

/** An open session, as far as this machine knows it. */
export interface OpenSession {
  /** The name for people: a machine, a stream or a file. */
  readonly name: string;
}

interface SessionContext {
  /** The source that was requested last. */
  readonly source: SessionSource | null;
  /** The session that is visible; it stays until another one is open. */
  readonly open: OpenSession | null;
  readonly fault: string | null;
}

/** The session of the inspector: a simulation, a stream, a file or the page. */
export const inspectedSessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as InspectedSessionEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('session' | 'progress' | 'fault')[] },
  },
  actors: {
    openSession: providedPromise<OpenSession, { readonly source: SessionSource; readonly open: OpenSession | null }>(
      'openSession',
    ),
  },
  actions: {
    takeSource: assign((_, { source }: { readonly source: SessionSource }) => ({ source, fault: null })),
    takeSession: assign((_, open: OpenSession) => ({ open })),
    takeFault: assign((_, { error }: { readonly error: unknown }) => ({
      fault: error instanceof Error ? error.message : String(error),
    })),
    forgetFault: assign({ fault: null }),
  },
  guards: { hasSession: ({ context }) => context.open !== null },
}).createMachine({
  id: 'inspectedSession',
  description: 'The session that is visible, and the one that is being opened.',
  context: { source: null, open: null, fault: null },
  initial: 'empty',
  on: { 'session.requested': { target: '.opening', actions: withEvent('takeSource') } },
  states: {
    empty: { description: 'Nothing has been opened yet.' },
    opening: {
      description: 'The session is read; the one before stays visible.',
      meta: { shows: ['progress'] },
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context: { source, open } }) => ({ source: source!, open }),
        onDone: { target: 'opened', actions: withOutput('takeSession') },
        onError: { target: 'failed', actions: withEvent('takeFault') },
      },
    },
    opened: { description: 'The session is visible.', meta: { shows: ['session'] } },
    failed: {
      description: 'It could not be opened; a message says why.',
      meta: { shows: ['fault'] },
      on: {
        'session.retried': { target: 'opening', actions: 'forgetFault' },
        'message.dismissed': [
          { guard: 'hasSession', target: 'opened', actions: 'forgetFault' },
          { target: 'empty', actions: 'forgetFault' },
        ],
      },
    },
  },
});
