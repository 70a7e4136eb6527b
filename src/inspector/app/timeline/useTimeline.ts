import { useEffect } from 'react';
import type { Actor } from 'xstate';
import { timelineMachine } from '#machines/inspector/timeline/timelineMachine.ts';
import { boundsOf, type Run } from '../run/run.ts';
import { useLogVersion } from '../run/useLog.ts';
import { useFlow } from '../useFlow.ts';

export type Timeline = Actor<typeof timelineMachine>;

/** The visible moment of a run's log. It follows the log while it is live. */
export function useTimeline(run: Run | null): Timeline {
  const timeline = useFlow(timelineMachine, () => ({}));
  const version = useLogVersion(run?.log);
  useEffect(() => {
    if (!run) return;
    const session = run.simulation?.session ?? firstMachine(run);
    timeline.send({ type: 'log.opened', ...boundsOf(run.log), session });
  }, [timeline, run]);
  useEffect(() => {
    if (run && version !== '') timeline.send({ type: 'log.changed', ...boundsOf(run.log) });
  }, [timeline, run, version]);
  return timeline;
}

/** The session of the first actor that runs a machine. */
function firstMachine({ log }: Run): string | null {
  return [...log.actors.values()].find(({ machine }) => machine !== null)?.session ?? null;
}
