import type { EventObject } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import type { Situation, Walkable } from './situation.ts';

/** What was seen of a flow: an event, when, and where the machine was at rest after it. */
export interface SeenEvent {
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly event: EventObject;
  readonly state: string;
}

/** A flow as somebody used it, from a recording. */
export interface SeenFlow {
  readonly input: unknown;
  readonly events: readonly SeenEvent[];
}

/** A step of a replay: what the chart got, and where it led. */
export interface ReplayedStep {
  readonly event: EventObject;
  /** The case that stood in for an answer, which no recording keeps. */
  readonly standIn: string | null;
  readonly situation: Situation;
}

/** A chart that does not do what was seen. Names machine, step, event, and both states. */
export class ReplayDiffers extends Error {
  override readonly name = 'ReplayDiffers';
}

/**
 * Walks a chart by what was seen of it, and holds it to the states that were seen. For an answer of an actor stands the
 * declared case that leads where the flow was seen to go.
 *
 * @throws {ReplayDiffers} at the first event after which the chart stands elsewhere
 */
export function replayOnChart(walkable: Walkable, { input, events }: SeenFlow): readonly ReplayedStep[] {
  if (!walkable.send) throw new ReplayDiffers(`${walkable.id} is a lifecycle: its journal is folded, not replayed`);
  const steps: ReplayedStep[] = [];
  let now = walkable.begin!(input);
  let at = 0;
  for (const [index, seen] of events.entries()) {
    const next = stepOf(walkable, now, seen, seen.at - at);
    if (typeof next === 'string') {
      throw new ReplayDiffers(
        `${walkable.id}: event ${index + 1}, ${seen.event.type}: ${next}; the recording was in ${seen.state}`,
      );
    }
    steps.push(next);
    now = next.situation;
    ({ at } = seen);
  }
  return steps;
}

/** The step that leads where the flow was seen to go, or why there is none. */
function stepOf(
  walkable: Walkable,
  now: Situation,
  { event, state }: SeenEvent,
  elapsed: number,
): ReplayedStep | string {
  const isAnswer = /^xstate\.(?:done|error)\.actor\./.test(event.type);
  if (isAnswer) {
    const answers = walkable.choices(now).filter(({ type }) => type === event.type);
    const fitting = answers.find((answer) => stateName(answer.take().snapshot) === state);
    if (fitting) return { event: fitting.event!, standIn: fitting.case, situation: fitting.take() };
    const declared = answers
      .map((answer) => `${answer.label} leads to ${stateName(answer.take().snapshot)}`)
      .join(', ');
    return declared
      ? `no declared answer leads there: ${declared}`
      : `no such actor runs in ${stateName(now.snapshot)}`;
  }
  const situation = walkable.send!(now, event, elapsed);
  const reached = stateName(situation.snapshot);
  return reached === state ? { event, standIn: null, situation } : `leads to ${reached}`;
}
