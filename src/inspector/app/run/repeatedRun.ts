import type { EventObject } from 'xstate';
import type { RepeatedRun } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { sameJson } from '#machines/journal/json.ts';
import { stepsSinceBeginning } from '../../log/files/recordingOfLog.ts';
import { missingFor } from '../../log/rerun.ts';
import type { Simulation } from '../../log/simulation.ts';
import { outcomesOf } from '../../log/simulation/pendingActors.ts';
import type { KnownMachine } from '../world.ts';
import type { Run } from './run.ts';

/** The events of a simulation without their secrets; null if it did not begin by itself with a declared input. */
export function repeatedRunOf({ simulation, known, hidden, index }: Run): RepeatedRun | null {
  if (!simulation || known?.cases?.kind === 'lifecycle') return null;
  const [first, ...others] = stepsSinceBeginning({ index, session: simulation.session }, simulation.forkedFrom);
  if (!first || first.before !== null) return null;
  const given = (first.event as { readonly input?: unknown }).input;
  const input = nameOf(known, given);
  if (input === undefined) return null;
  let latest = 0;
  const cases = known?.cases ?? null;
  const steps = others.map(({ event, at, before }): RepeatedRun['steps'][number] => {
    const elapsed = Math.max(0, at - latest);
    latest = Math.max(latest, at);
    const answer = answerOf(event);
    if (!answer) return { elapsed, event: hidden.event(event) as RepeatedEvent };
    const pending = before && outcomesOf(before, new Map(), cases).find(({ id }) => id === answer.actor);
    const outcome = pending?.outcomes.find(({ kind, value }) => kind === answer.end && isSame(value, answer.value));
    return { elapsed, actor: answer.actor, end: answer.end, outcome: outcome?.name ?? null };
  });
  return { machine: simulation.machine.id, input, steps };
}

type RepeatedEvent = Extract<RepeatedRun['steps'][number], { readonly event: unknown }>['event'];

/** Repeats events in a new simulation. Returns why it stopped, or null if all were repeated. */
export function repeatRun({ steps }: RepeatedRun, simulation: Simulation): string | null {
  for (const [index, step] of steps.entries()) {
    const event = eventOf(step, simulation);
    const number = index + 2;
    const missing = event ? missingFor(simulation, event, number)?.message : 'its answer is no longer declared';
    if (!event || missing !== undefined) return `Repeated up to step ${number - 1} of ${steps.length + 1}: ${missing}.`;
    simulation.repeat(event, step.elapsed);
  }
  return null;
}

function eventOf(step: RepeatedRun['steps'][number], simulation: Simulation): EventObject | null {
  if ('event' in step) return step.event;
  const { actor, end, outcome } = step;
  const declared = simulation
    .pending()
    .find(({ id }) => id === actor)
    ?.outcomes.find(({ name, kind }) => name === outcome && kind === end);
  if (!declared && outcome !== null) return null;
  const value = declared?.value ?? (end === 'error' ? new Error('Failed by the developer') : undefined);
  const type = `xstate.${end}.actor.${actor}`;
  return { type, ...(end === 'done' ? { output: value } : { error: value }), actorId: actor } as EventObject &
    Readonly<Record<string, unknown>>;
}

interface ActorAnswer {
  readonly actor: string;
  readonly end: 'done' | 'error';
  readonly value: unknown;
}

function answerOf(event: EventObject): ActorAnswer | null {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (actor === undefined) return null;
  const { output, error } = event as { readonly output?: unknown; readonly error?: unknown };
  return end === 'done' ? { actor, end, value: output } : { actor, end: 'error', value: error };
}

/** A declared value may be computed each time. An error is the same object. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (!(one instanceof Error) && sameJson(one, other));
}

/** The name of a declared input; null for a machine without one, undefined for an input that is not declared. */
function nameOf(known: KnownMachine | null, input: unknown): string | null | undefined {
  if (input === undefined) return null;
  const inputs = known?.cases?.kind === 'flow' ? known.cases.inputs : {};
  return Object.entries(inputs).find(([, value]) => isSame(value, input))?.[0];
}
