import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  getInitialMicrosteps,
  type InspectionEvent,
} from 'xstate';
import { transitionKey } from './chart.ts';

/** One move of a chart: an event, one that it raised itself, or none, and the transitions that were taken together. */
export interface Microstep {
  /** The event's type. */
  readonly event: string;
  /** Keys of the transitions that were chosen. */
  readonly taken: readonly string[];
  /** Ids of the states that are active after it. */
  readonly states: readonly string[];
}

/** What came of one event: every microstep, where it ended, and what the machine asks its surroundings to do. */
export interface Turn {
  readonly snapshot: AnyMachineSnapshot;
  readonly microsteps: readonly Microstep[];
  readonly effects: readonly Effect[];
}

export interface Effect {
  readonly type: string;
  readonly params: unknown;
}

/** Moves that one event may bring about: no chart that comes to rest needs nearly as many. */
const mostMicrosteps = 1_000;

/**
 * Begins a machine without running anything: no actor starts, no clock ticks, no action is done.
 *
 * @throws what the machine throws, and when it never comes to rest
 */
export function begin(machine: AnyStateMachine, input: unknown): Turn {
  const scope = inertScope();
  // XState's own guess at the input's type is never, for a machine of which nothing is known.
  const snapshot = machine.getInitialSnapshot(scope.scope as never, input);
  // XState takes what is thrown here for a state of the machine.
  if (snapshot.status === 'error') throw snapshot.error;
  // Where it stood before the first transition that needs no event, if there is one.
  const [[first]] = getInitialMicrosteps(machine, input as never) as unknown as [[AnyMachineSnapshot]];
  const start: Microstep = { event: 'xstate.init', taken: [], states: idsOf(first) };
  return { snapshot, microsteps: [start, ...scope.microsteps], effects: scope.effects };
}

/**
 * Takes a machine from a snapshot by an event, without running anything.
 *
 * @throws what the machine throws, and when it never comes to rest
 */
export function take(machine: AnyStateMachine, from: AnyMachineSnapshot, event: EventObject): Turn {
  const scope = inertScope();
  const snapshot = machine.transition(from, event, scope.scope as never);
  return { snapshot, microsteps: scope.microsteps, effects: scope.effects };
}

/**
 * Surroundings in which nothing happens, as those of xstate's `transition`, which tells neither the transitions taken nor
 * the moves between; here both are noted.
 */
function inertScope() {
  const microsteps: Microstep[] = [];
  const effects: Effect[] = [];
  const self = createEmptyActor();
  self.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
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
  return { scope, microsteps, effects };
}

/** What a machine sends itself comes back to it as what it raises with a delay: after all that this event brings about. */
function asRaised({ type, params }: Effect, self: unknown): Effect {
  if (type !== 'xstate.sendTo') return { type, params };
  const { to, event, id, delay = 0 } = params as { to: unknown; event: unknown; id?: string; delay?: number };
  return to === self ? { type: 'xstate.raise', params: { event, id, delay } } : { type, params };
}

function idsOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map(({ id }) => id);
}
