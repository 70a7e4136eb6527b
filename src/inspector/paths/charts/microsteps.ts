import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  getInitialMicrosteps,
  type InspectionEvent,
} from 'xstate';
import { transitionKey } from './chart.ts';

/** A microstep of a chart: an event, a raised event, or none, and the transitions that were taken together. */
export interface Microstep {
  /** The type of the microstep's event. */
  readonly event: string;
  /** The keys of the transitions that were chosen in the microstep. */
  readonly taken: readonly string[];
  /** The ids of the states that are active after the microstep. */
  readonly states: readonly string[];
}

/** The effects of one event: every microstep, the last snapshot, and the actions for the environment. */
export interface Turn {
  readonly snapshot: AnyMachineSnapshot;
  readonly microsteps: readonly Microstep[];
  /** The event of each microstep and the snapshot after it. */
  readonly micro: readonly { readonly event: EventObject; readonly snapshot: AnyMachineSnapshot }[];
  readonly effects: readonly Effect[];
}

export interface Effect {
  readonly type: string;
  readonly params: unknown;
}

/** The most microsteps of an event: a chart that comes to rest needs far fewer. */
const mostMicrosteps = 1_000;

/**
 * Begins a machine without running anything: no actor starts, no timer runs, no action is executed.
 *
 * @throws the machine's error, or an error if it never comes to rest
 */
export function begin(machine: AnyStateMachine, input: unknown): Turn {
  const scope = inertScope();
  // XState infers the input's type as never for an unknown machine.
  const snapshot = machine.getInitialSnapshot(scope.scope as never, input);
  // XState turns an error of the initial transition into a status, so it is thrown again.
  if (snapshot.status === 'error') throw snapshot.error;
  // The states before the first eventless transition, if there is one.
  const [[first]] = getInitialMicrosteps(machine, input as never) as unknown as [[AnyMachineSnapshot]];
  const start: Microstep = { event: 'xstate.init', taken: [], states: idsOf(first) };
  return {
    snapshot,
    microsteps: [start, ...scope.microsteps],
    micro: [{ event: { type: 'xstate.init', input } as EventObject, snapshot: first }, ...scope.micro],
    effects: scope.effects,
  };
}

/**
 * Applies an event to a snapshot of a machine, without running anything.
 *
 * @throws the machine's error, or an error if it never comes to rest
 */
export function take(machine: AnyStateMachine, from: AnyMachineSnapshot, event: EventObject): Turn {
  const scope = inertScope();
  const snapshot = machine.transition(from, event, scope.scope as never);
  return { snapshot, microsteps: scope.microsteps, micro: scope.micro, effects: scope.effects };
}

/**
 * An inert actor scope, like that of xstate's `transition`. xstate's function returns neither the transitions taken nor
 * the intermediate microsteps; here both are recorded.
 */
function inertScope() {
  const microsteps: Microstep[] = [];
  const micro: { readonly event: EventObject; readonly snapshot: AnyMachineSnapshot }[] = [];
  const effects: Effect[] = [];
  const self = createEmptyActor();
  self.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    micro.push({ event: inspected.event, snapshot });
    microsteps.push({
      event: inspected.event.type,
      taken: inspected._transitions.map(transitionKey),
      states: idsOf(snapshot),
    });
    if (microsteps.length > mostMicrosteps) {
      const last = microsteps.at(-1)!.states.at(-1);
      throw new Error(`it never comes to rest: after ${mostMicrosteps} moves by itself it was in ${last}`);
    }
  });
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: (effect: Effect) => effects.push(asRaised(effect, self)),
  };
  return { scope, microsteps, micro, effects };
}

/**
 * An event that a machine sends to itself is treated as a delayed raise: it comes after all other effects of this
 * event.
 */
function asRaised({ type, params }: Effect, self: unknown): Effect {
  if (type !== 'xstate.sendTo') return { type, params };
  const { to, event, id, delay = 0 } = params as { to: unknown; event: unknown; id?: string; delay?: number };
  return to === self ? { type: 'xstate.raise', params: { event, id, delay } } : { type, params };
}

function idsOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map(({ id }) => id);
}
