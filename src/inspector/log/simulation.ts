import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { begin, take, type Turn } from '../paths/charts/microsteps.ts';
import type { Clock } from '../paths/charts/situation.ts';
import type { Later } from './store/changes.ts';
import { checkedEvent } from './simulation/eventCheck.ts';
import type { Log, LoggedStep } from './log.ts';
import type { LogIndex } from './logIndex.ts';
import { outcomesOf, type PendingActor } from './simulation/pendingActors.ts';
import { simulatedActors } from './simulation/simulatedActors.ts';
import { createStepLog, failedSnapshot } from './store/stepLog.ts';
import { timerChange } from './chart/timerRows.ts';
import { runningTimers } from './timers.ts';

/** A machine that runs without its application: no actor starts, no action is executed, no clock runs by itself. */
export interface Simulation {
  readonly log: Log;
  readonly machine: AnyStateMachine;
  /** The session of the machine's actor in `log`. */
  readonly session: string;
  readonly snapshot: AnyMachineSnapshot;
  /** Milliseconds since it began. */
  readonly now: number;
  /** Running delays, the next one to end first. */
  readonly timers: readonly Clock[];
  /** The step of another log from which it was forked; null if it began by itself. */
  readonly forkedFrom: Fork | null;
  /**
   * Sends an event, checked against the schema.
   *
   * @throws {import('./simulation/eventCheck.ts').InvalidEvent}
   */
  send(event: EventObject): LoggedStep;
  /** The invoked actors that have not answered yet, with their declared outcomes. */
  pending(): readonly PendingActor[];
  /** Lets a pending actor answer or fail. @throws {Error} if there is no such actor */
  answer(id: string, outcome: Outcome): LoggedStep;
  /** Advances the clock. Delays that end meanwhile do so in their order. Returns the steps of their events. */
  advance(ms: number): readonly LoggedStep[];
  /** Advances the clock to the end of the next delay; null if none is running. */
  advanceToNext(): LoggedStep | null;
  /** Applies an event of another run, some milliseconds after the previous one. Only delays that are sent end. */
  repeat(event: EventObject, elapsed: number): LoggedStep;
  /** Takes back the latest step; false at the beginning. */
  stepBack(): boolean;
}

export type Outcome = { readonly done: unknown } | { readonly error: unknown };

/** The step of a log from which a simulation continues. */
export interface Fork {
  readonly index: LogIndex;
  readonly session: string;
  readonly number: number;
  /** The fork of that log, if it is the log of a simulation that was forked itself. */
  readonly origin?: Fork | null;
}

interface SimulationOptions {
  /** The machine; for a fork, by default that of the step's snapshot. */
  readonly machine?: AnyStateMachine;
  readonly input?: unknown;
  /** Continues from the latest step of a session up to a number. */
  readonly from?: Fork;
  /** Declared outcomes of actors, and the schema of events. */
  readonly cases?: Pick<FlowCases, 'actors' | 'schema'> | null;
  readonly name?: string;
  readonly capacity?: number;
  /** Epoch milliseconds of its beginning. */
  readonly started?: number;
  readonly later?: Later;
}

/** Everything that decides what happens next. */
interface State {
  readonly snapshot: AnyMachineSnapshot;
  readonly now: number;
  readonly clocks: readonly Clock[];
  readonly answered: ReadonlyMap<string, unknown>;
}

/**
 * Begins a simulation with an input, or continues from a step of a log. The log it continues from stays as it is.
 *
 * @throws the error of a machine that cannot begin with the input
 */
export function simulate(options: SimulationOptions): Simulation {
  const { from = null, cases = null, started = Date.now() } = options;
  const origin = from ? from.index.stepOf(from.session, from.number) : undefined;
  if (from && !origin) throw new Error(`${from.session} has no step up to ${from.number} to continue from`);
  const machine = options.machine ?? origin?.after.machine;
  if (!machine) throw new Error('a simulation needs a machine, or a step to continue from');
  const session = 'simulation';
  const { name = origin ? `${machine.id} from step ${origin.number}` : machine.id, later } = options;
  const written = createStepLog({
    origin: 'simulation',
    name,
    started,
    later,
    ...(options.capacity !== undefined && { capacity: options.capacity }),
  });
  const schema = cases?.schema ?? null;
  const actors = simulatedActors(written, { machine, session, input: options.input });
  const past: State[] = [];
  let state: State = origin ? forked(from!, origin) : begun();
  actors.follow(state.snapshot, 0);

  /** The first step is that of the other log, so that the chart shows where it continues. */
  function forked(fork: Fork, step: LoggedStep): State {
    const forkState = forkedState(fork, step, machine!);
    const before = step.before?.machine === machine ? step.before : null;
    written.push({ ...stepData(step), before, at: 0, session, from: null, after: forkState.snapshot });
    return forkState;
  }

  function begun(): State {
    const turn = begin(machine!, options.input);
    const event = { type: 'xstate.init', input: options.input } as EventObject;
    written.push(stepOf(event, null, turn, 0, null));
    return { snapshot: turn.snapshot, now: 0, clocks: clocksAfter([], turn), answered: new Map() };
  }

  function stepOf(event: EventObject, before: AnyMachineSnapshot | null, turn: Turn, at: number, from: string | null) {
    const { snapshot: after, microsteps, micro, effects } = turn;
    return { at, session, from, event, before, after, microsteps, details: { micro, effects }, fact: null };
  }

  function turnOf(event: EventObject): Turn {
    try {
      return take(machine!, state.snapshot, event);
    } catch (error) {
      return { snapshot: failedSnapshot(state.snapshot, error), microsteps: [], micro: [], effects: [] };
    }
  }

  function apply(event: EventObject, now: number, clocks: readonly Clock[], from: string | null = null): LoggedStep {
    if (state.snapshot.status !== 'active') {
      throw new Error(`${machine!.id} is ${state.snapshot.status}: it receives no more events`);
    }
    const turn = turnOf(event);
    const step = written.push(stepOf(event, state.snapshot, turn, now, from));
    past.push(state);
    if (past.length > written.log.capacity) past.shift();
    const left = turn.snapshot.status === 'active' ? clocksAfter(clocks, turn) : [];
    state = { snapshot: turn.snapshot, now, clocks: left, answered: answeredAfter(state, turn, event) };
    actors.follow(state.snapshot, now);
    return step;
  }

  function end(clock: Clock): LoggedStep {
    const clocks = passed(
      state.clocks.filter((each) => each !== clock),
      clock.left,
    );
    return apply(clock.event, state.now + clock.left, clocks, session);
  }

  const pending = () => outcomesOf(state.snapshot, state.answered, cases);

  return {
    log: written.log,
    machine,
    session,
    forkedFrom: from,
    get snapshot() {
      return state.snapshot;
    },
    get now() {
      return state.now;
    },
    get timers() {
      return state.clocks;
    },
    send: (event) => apply(checkedEvent(schema, event), state.now, state.clocks),
    pending,
    answer(id, outcome) {
      if (!pending().some((each) => each.id === id)) throw new Error(`no actor ${id} is waiting for an outcome`);
      const event =
        'done' in outcome
          ? { type: `xstate.done.actor.${id}`, output: outcome.done, actorId: id }
          : { type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id };
      return apply(event, state.now, state.clocks, actors.sessionOf(id));
    },
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`the clock advances by milliseconds from 0, not ${ms}`);
      const steps: LoggedStep[] = [];
      const until = state.now + ms;
      for (let [next] = state.clocks; next && state.now + next.left <= until; [next] = state.clocks) {
        steps.push(end(next));
      }
      state = { ...state, now: until, clocks: passed(state.clocks, until - state.now) };
      written.noteTime();
      return steps;
    },
    advanceToNext() {
      const [next] = state.clocks;
      return next ? end(next) : null;
    },
    repeat(event, elapsed) {
      const id = answeringActor(event);
      // The delay that ended in the other run; clocks of two runs are never exactly equal.
      const ended = state.clocks.find((clock) => clock.event.type === event.type);
      const clocks = passed(
        state.clocks.filter((clock) => clock !== ended),
        elapsed,
      );
      const from = id === null ? (ended ? session : null) : actors.sessionOf(id);
      return apply(event, state.now + elapsed, clocks, from);
    },
    stepBack() {
      const before = past.pop();
      if (!before) return false;
      written.cut(written.log.length - 1);
      state = before;
      actors.back(state.snapshot, state.now);
      return true;
    },
  };
}

/** A step of a page derives its data each time. */
function stepData({ event, microsteps, details, fact }: LoggedStep) {
  return { event, microsteps, details, fact };
}

/** The delays of a forked step go on with the time that they had left. */
function forkedState({ index, session }: Fork, origin: LoggedStep, machine: AnyStateMachine): State {
  const { after } = origin;
  const snapshot = after.machine === machine ? after : transferred(after, machine);
  const clocks = runningTimers(index, session, origin.number).map(({ id, event, ends }) => ({
    id,
    event: { type: event },
    left: ends - origin.at,
  }));
  return { snapshot, now: 0, clocks, answered: answeredBefore(index, session, origin) };
}

/** The running actors that had answered before a step. */
function answeredBefore(index: LogIndex, session: string, { number, after }: LoggedStep): ReadonlyMap<string, unknown> {
  const answered = new Map<string, unknown>();
  for (const earlier of index.numbersOf(session)) {
    if (earlier > number) break;
    const { event, before } = index.step(earlier)!;
    const id = answeringActor(event);
    const ref: unknown = id === null ? undefined : before?.children[id];
    if (id !== null && ref !== undefined && after.children[id] === ref) answered.set(id, ref);
  }
  return answered;
}

/** The id of the actor whose answer or failure an event is. */
function answeringActor({ type }: EventObject): string | null {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null;
}

/** The snapshot on another version of its machine. @throws XState's error if that has no such state */
function transferred({ value, context, status, children }: AnyMachineSnapshot, machine: AnyStateMachine) {
  const resolved = machine.resolveState({ value, context, status }) as AnyMachineSnapshot;
  return { ...resolved, children } as AnyMachineSnapshot;
}

function passed(clocks: readonly Clock[], ms: number): readonly Clock[] {
  return clocks.map((clock) => ({ ...clock, left: Math.max(0, clock.left - ms) }));
}

function clocksAfter(clocks: readonly Clock[], { effects }: Turn): readonly Clock[] {
  let running = clocks;
  for (const effect of effects) {
    const change = timerChange(effect);
    // An event for another actor is of no concern to this machine.
    if (!change || effect.type === 'xstate.sendTo') continue;
    if (change.id !== null) running = running.filter(({ id }) => id !== change.id);
    if (change.change === 'cancelled') continue;
    const { event } = effect.params as { readonly event: EventObject };
    running = [...running, { id: change.id, event, left: change.ms! }];
  }
  return running.toSorted((one, other) => one.left - other.left);
}

/** An actor answers once; one that began again under the same id may answer again. */
function answeredAfter(
  { snapshot, answered }: State,
  { snapshot: after }: Turn,
  event: EventObject,
): ReadonlyMap<string, unknown> {
  const id = answeringActor(event);
  const all: [string, unknown][] = id === null ? [...answered] : [...answered, [id, snapshot.children[id]]];
  return new Map(all.filter(([child, ref]) => ref !== undefined && after.children[child] === ref));
}
