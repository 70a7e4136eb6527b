import type { AnyStateMachine, DoneActorEvent } from 'xstate';
import { sameJson } from '#machines/journal/json.ts';
import type { ActorCases, FlowCases } from '#machines/paths/flowCases.ts';
import { eventName } from '../charts/chart.ts';
import type { Way } from '../cover.ts';
import { flowWalk } from '../flowWalk.ts';
import { replayOnChart, type RecordedFlow } from './replay.ts';
import type { Situation } from '../charts/situation.ts';

/** A recorded flow as cases, which include the recorded data, and the path. */
export interface RecordedWay<M extends AnyStateMachine = AnyStateMachine> {
  readonly cases: FlowCases<M>;
  readonly way: Way;
}

/**
 * Converts a recording to a path that can be walked on chart, view and page. Events without an effect, such as the echo
 * of an address that the flow itself had written, are no steps: the page repeats them automatically.
 *
 * @throws {import('./replay.ts').ReplayDiffers} if the chart differs from the recording
 */
export function recordedWay<M extends AnyStateMachine>(cases: FlowCases<M>, flow: RecordedFlow): RecordedWay<M> {
  const walkable = flowWalk(cases);
  const events: Record<string, Record<string, object>> = {};
  const actors: Record<string, ActorCases<unknown, never>> = { ...cases.actors };
  const labels: string[] = [];
  let before = walkable.begin!(flow.input);
  for (const [index, { event, stubCase, actor, situation: after }] of replayOnChart(walkable, flow).entries()) {
    const { type, ...data } = event;
    const declared = walkable.choices(before).find((choice) => choice.event && sameJson(choice.event, event));
    if (stubCase !== null && actor !== undefined) {
      const name = `${stubCase} ${index + 1}`;
      actors[actor] = {
        ...actors[actor],
        resolves: { ...actors[actor]?.resolves, [name]: (event as DoneActorEvent).output },
      };
      labels.push(labelOf(type, name));
    } else if (stubCase !== null) labels.push(labelOf(type, stubCase));
    else if (isUnchanged(before, after)) continue;
    else if (declared) labels.push(declared.label);
    else {
      const name = Object.keys(data).length > 0 ? `recorded ${index + 1}` : '';
      if (name) (events[type] ??= {})[name] = data;
      labels.push(labelOf(type, name));
    }
    before = after;
  }
  const types = new Set([...Object.keys(cases.events), ...Object.keys(events)]);
  const all = [...types].map((type) => [type, { ...cases.events[type], ...events[type] }]);
  const recorded = { ...cases, inputs: { recorded: flow.input as never }, events: Object.fromEntries(all), actors };
  return { cases: recorded, way: { beginning: 'recorded', labels } };
}

function labelOf(type: string, name: string): string {
  return name ? `${eventName(type)} (${name})` : eventName(type);
}

/** Whether an event left states, context and actors of the flow unchanged. */
function isUnchanged({ snapshot: before }: Situation, { snapshot: after }: Situation): boolean {
  const [some, others] = [Object.entries(before.children), Object.entries(after.children)];
  return (
    sameJson(before.context, after.context) &&
    JSON.stringify(before.value) === JSON.stringify(after.value) &&
    some.length === others.length &&
    some.every(([id, ref]) => after.children[id] === ref)
  );
}
