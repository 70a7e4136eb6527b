import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Situation, Walkable } from '../../paths/charts/situation.ts';
import { flowWalk } from '../../paths/flowWalk.ts';
import { CannotReplay, ReplayDiffers, replayOnChart } from '../../paths/replay/replay.ts';
import type { RecordedActor, Recording } from '../../recorder/recording.ts';
import type { Log, LoggedStep } from '../log.ts';
import { createStepLog } from '../store/stepLog.ts';

/** A flow of a recording that cannot be shown, or only up to some event. */
export interface RecordingFault {
  readonly session: string;
  readonly machine: string;
  readonly message: string;
}

/**
 * A recording as a log. Its flows are replayed on their charts; declared cases replace the answers, which recordings do
 * not have. A flow that differs from the chart is shown up to the first difference, and is a fault.
 */
export function recordingLog(
  recording: Recording,
  casesOf: (machine: string) => FlowCases | undefined,
  name: string,
): { readonly log: Log; readonly faults: readonly RecordingFault[] } {
  const { log, put, push } = createStepLog({ origin: 'recording', name, started: Date.parse(recording.recorded) });
  const faults: RecordingFault[] = [];
  const steps: Omit<LoggedStep, 'number'>[] = [];
  for (const actor of recording.actors) {
    const { machine, session, began, input } = actor;
    const cases = casesOf(machine);
    const fault = (message: string) => void faults.push({ session, machine, message });
    put({
      session,
      name: machine,
      kind: 'machine',
      parent: null,
      began,
      ended: null,
      input,
      machine: cases?.machine ?? null,
      ref: null,
    });
    if (!cases) fault(`no cases of ${machine} are declared, with which its answers could be replaced`);
    else steps.push(...replayed(actor, flowWalk(cases), fault));
  }
  for (const step of steps.toSorted((one, other) => one.at - other.at)) push(step);
  return { log, faults };
}

function replayed(
  actor: RecordedActor,
  walkable: Walkable,
  fault: (message: string) => void,
): Omit<LoggedStep, 'number'>[] {
  const { session, began, input } = actor;
  const stepOf = (event: EventObject, at: number, before: AnyMachineSnapshot | null, situation: Situation) => ({
    at,
    session,
    from: null,
    event,
    before,
    after: situation.snapshot,
    microsteps: situation.arrival.microsteps,
    details: null,
    fact: null,
  });
  const reached = longestReplay(actor, walkable, fault);
  if (!reached) return [];
  const first = walkable.begin!(input);
  const steps = [stepOf({ type: 'xstate.init', input } as EventObject, began, null, first)];
  for (const [index, { event, situation }] of reached.entries()) {
    steps.push(stepOf(event, actor.events[index]!.at, steps.at(-1)!.after, situation));
  }
  return steps;
}

/** The replay of all events, or of as many as the chart allows; undefined if it cannot even begin. */
function longestReplay(actor: RecordedActor, walkable: Walkable, fault: (message: string) => void) {
  const attempt = (length: number) => {
    try {
      return replayOnChart(walkable, { ...actor, events: actor.events.slice(0, length) });
    } catch (error) {
      if (error instanceof ReplayDiffers || error instanceof CannotReplay) return error;
      throw error;
    }
  };
  const all = attempt(actor.events.length);
  if (!(all instanceof Error)) return all;
  fault(all.message);
  let [fits, fails] = [-1, actor.events.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (attempt(middle) instanceof Error) fails = middle;
    else fits = middle;
  }
  const found = fits < 0 ? undefined : attempt(fits);
  return found instanceof Error ? undefined : found;
}
