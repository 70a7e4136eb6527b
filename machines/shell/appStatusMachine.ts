import { assign, setup } from 'xstate';
import type { AppStatusEvent } from './appStatusEvents.ts';

/** Whether the app as a whole is working. */
export const appStatusMachine = setup({
  types: {
    context: {} as { readonly code: string | null },
    events: {} as AppStatusEvent,
    tags: {} as 'failed',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('failure' | 'reload' | 'dismiss')[] },
  },
  actions: {
    noteCode: assign(({ event }) => (event.type === 'call.failed' ? { code: event.code ?? null } : {})),
    forgetCode: assign({ code: null }),
  },
}).createMachine({
  id: 'appStatus',
  description:
    'Whether calls reach a server that understands them; a general API error marks the app as failed (API-26).',
  context: { code: null },
  initial: 'working',
  states: {
    working: {
      description: 'Calls are answered, or none was made yet.',
      entry: 'forgetCode',
      on: { 'call.failed': { target: 'failed', actions: 'noteCode' } },
    },
    failed: {
      description:
        'A call returned an error of the interface itself. The visitor sees a notice, and may reload the page or ' +
        'continue; the next successful call ends it.',
      tags: ['failed'],
      meta: { shows: ['failure', 'reload', 'dismiss'] },
      on: {
        'call.failed': { actions: 'noteCode' },
        'call.succeeded': 'working',
        'failure.dismissed': 'working',
      },
    },
  },
});
