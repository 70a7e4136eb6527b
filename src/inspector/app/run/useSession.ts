import { type Actor, fromPromise } from 'xstate';
import type { SessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { inspectedSessionMachine, type OpenSession } from '#machines/inspector/session/inspectedSessionMachine.ts';
import { useFlow } from '../useFlow.ts';
import type { Run } from './run.ts';

export type Session = Actor<typeof inspectedSessionMachine>;

/** The session that the inspector shows. `open` opens one from its source. */
export function useSession(open: (source: SessionSource) => Promise<Run>): Session {
  return useFlow(inspectedSessionMachine, () => ({
    actors: {
      openSession: fromPromise<OpenSession, { readonly source: SessionSource; readonly open: OpenSession | null }>(
        ({ input }) => open(input.source),
      ),
    },
  }));
}
