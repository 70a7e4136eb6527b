import { CannotReplay, ReplayDiffers, replayOnChart, type RecordedFlow } from '../replay/replay.ts';
import type { Situation, Walkable } from '../charts/situation.ts';
import type { Tracer } from './tracer.ts';

/** Replays a recorded flow on its chart. It does not count if it differs from the recording, or cannot be replayed. */
export function traceRecording(
  walkable: Walkable,
  flow: RecordedFlow,
  tracer: Tracer,
): 'as recorded' | 'differs' | 'cannot' {
  let steps: readonly { readonly situation: Situation }[];
  try {
    steps = replayOnChart(walkable, flow);
  } catch (error) {
    if (error instanceof ReplayDiffers) return 'differs';
    if (error instanceof CannotReplay) return 'cannot';
    throw error;
  }
  const session = tracer.session(walkable.id);
  for (const { arrival } of [walkable.begin!(flow.input), ...steps.map(({ situation }) => situation)]) {
    if (arrival.microsteps.length > 0) session.turn(arrival.before, arrival.microsteps);
  }
  return 'as recorded';
}
