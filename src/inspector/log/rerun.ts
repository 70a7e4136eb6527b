import type { AnyStateMachine, EventObject } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { differencesOf, isDifferent, type Run } from './differences.ts';
import { checkedEvent } from './simulation/eventCheck.ts';
import type { LoggedStep } from './log.ts';
import { simulate, type Simulation } from './simulation.ts';

/** Changes of a run's events, by the numbers of its steps. */
export interface Edit {
  readonly skipped?: ReadonlySet<number>;
  /** Other data or another event, checked against the schema. */
  readonly edited?: ReadonlyMap<number, EventObject>;
  /** The numbers in another order. Steps that it does not name follow in their own. */
  readonly order?: readonly number[];
}

/** The first event after which a run differs from the original one. */
export interface Departure {
  /** The number of the original step. */
  readonly number: number;
  /**
   * `state` and `context` differ after the event. The `actor` or `delay` of the event does not run. The machine `failed`,
   * or is `over`.
   */
  readonly reason: 'state' | 'context' | 'actor' | 'delay' | 'failed' | 'over';
  readonly message: string;
}

export interface Rerun {
  readonly simulation: Simulation;
  /** Null if all repeated events had their original effects. */
  readonly departure: Departure | null;
  /** The original step of each step of the simulation, in its order. */
  readonly originals: readonly LoggedStep[];
}

interface RerunOptions {
  /** Another version of the machine. */
  readonly machine?: AnyStateMachine;
  readonly cases?: Pick<FlowCases, 'actors' | 'schema'> | null;
}

/**
 * Repeats the events of an actor in a simulation, some of them skipped, edited or in another order. It begins where the
 * log does. Answers of actors that do not run, and ends of delays that do not, are left out.
 *
 * @throws {import('./simulation/eventCheck.ts').InvalidEvent} if an edited event breaks its schema
 */
export function rerun({ index, session }: Run, edit: Edit, { machine, cases = null }: RerunOptions = {}): Rerun {
  const all = index.numbersOf(session).map((number) => index.step(number)!);
  const [first] = all;
  if (!first) throw new Error(`${session} has no steps to repeat`);
  const begins = first.before === null;
  const logged = index.log.actors.get(session);
  const simulation = simulate({
    machine: machine ?? first.after.machine,
    cases,
    ...(begins
      ? { input: (first.event as { readonly input?: unknown }).input ?? logged?.input }
      : { from: { index, session, number: first.number } }),
  });
  const steps = inOrder(all.slice(1), edit);
  const originals = [first];
  let departure = departureOf(first, simulation.log.at(0)!);
  let latest = first.at;
  for (const step of steps) {
    const { number, at } = step;
    const edited = edit.edited?.get(number);
    const event = edited ? checkedEvent(cases?.schema ?? null, edited) : step.event;
    const missing = missingFor(simulation, event, number);
    if (missing) {
      departure ??= missing;
      if (missing.reason === 'over') break;
      continue;
    }
    // In another order a step may have been earlier than the previous one.
    const repeated = simulation.repeat(event, Math.max(0, at - latest));
    latest = Math.max(latest, at);
    originals.push(step);
    if (!edited) departure ??= departureOf(step, repeated);
  }
  return { simulation, departure, originals };
}

function inOrder(steps: readonly LoggedStep[], { skipped, order = [] }: Edit): readonly LoggedStep[] {
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  const named = order.flatMap((number) => byNumber.get(number) ?? []);
  const others = steps.filter(({ number }) => !order.includes(number));
  return [...named, ...others].filter(({ number }) => skipped?.has(number) !== true);
}

/** The reason why an event cannot be repeated. */
export function missingFor(
  { snapshot, timers, pending }: Simulation,
  { type }: EventObject,
  number: number,
): Departure | null {
  if (snapshot.status !== 'active') {
    return { number, reason: 'over', message: `the machine is ${snapshot.status} before ${type}` };
  }
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (id !== undefined && !pending().some((each) => each.id === id)) {
    return { number, reason: 'actor', message: `the actor ${id} does not run, so that it cannot answer` };
  }
  if (type.startsWith('xstate.after.') && !timers.some(({ event }) => event.type === type)) {
    return { number, reason: 'delay', message: `the delay of ${type} does not run, so that it cannot end` };
  }
  return null;
}

function departureOf(original: LoggedStep, repeated: LoggedStep): Departure | null {
  const { number, event } = original;
  const differences = differencesOf({ left: original, right: repeated });
  if (!isDifferent({ ...differences, event: false })) return null;
  if (repeated.after.status === 'error' && original.after.status !== 'error') {
    return { number, reason: 'failed', message: `the machine fails at ${event.type}: ${String(repeated.after.error)}` };
  }
  if (differences.state) {
    const [was, is] = [original, repeated].map(({ after }) => JSON.stringify(after.value));
    return { number, reason: 'state', message: `${event.type} leads to ${is}; it led to ${was}` };
  }
  const paths = differences.context.map(({ path }) => path.join('.'));
  return { number, reason: 'context', message: `${event.type} leaves other data in ${paths.slice(0, 5).join(', ')}` };
}
