import type {
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import type { DeclaredEvents } from './declaredEvents.ts';
import { type Entry, type Journal, type Opening, recordingOf } from './journal.ts';
import type { Recording } from './recording.ts';
import { isWhole } from './plainData.ts';
import { isRepetition, type Moment } from './repetition.ts';

/** The reason why nothing is recorded: it was paused, there is no space left, or it failed. */
export type PauseReason = 'paused' | 'full' | 'failed';

/** Records the events of a page's flows. */
export interface Recorder {
  /** Receives every inspection event (`window.allmendInspector`). Never throws: the page continues without it. */
  inspect(event: InspectionEvent): void;
  /** The reason why recording is paused; undefined while it records. */
  readonly rest: PauseReason | undefined;
  /** The numbers of recorded and of missing events. */
  readonly counts: { readonly events: number; readonly leftOut: number };
  /** The machine whose flows alone are recorded; undefined for all machines. */
  readonly only: string | undefined;
  /** The number of recorded events of each machine's flows, in the order in which the flows began. */
  readonly events: ReadonlyMap<string, number>;
  /** The recording across all documents of this tab; of one machine's flows if it is named. */
  recording(flow?: string): Recording;
  /** Writes events that are held back; must be called before the document is unloaded. */
  settle(): void;
  /**
   * Pauses recording. A flow with events during the pause is no longer followed, since its events would have a gap; the
   * next flow of its kind is.
   */
  pause(): void;
  goOn(): void;
  /** Deletes everything. Running flows are no longer followed, since their beginning is missing. */
  startOver(opening: Opening): void;
  /** Calls back after every change of the recorder's public state. */
  onChange(tell: () => void): void;
}

interface RecorderParts {
  readonly journal: Journal;
  readonly declared: DeclaredEvents;
  /** Returns the current URL, as it may be recorded. */
  readonly address: () => string;
  /** Returns the width of the window, in CSS pixels. */
  readonly width: () => number;
  /** Returns the current time, in epoch milliseconds. */
  readonly now: () => number;
  readonly paused?: boolean;
  /** The machine whose flows alone are recorded; absent if the flows of all machines are. */
  readonly only?: string | undefined;
}

/** A flow whose beginning was recorded. */
interface Flow {
  readonly session: string;
  readonly machine: AnyStateMachine;
  /** Whether the flow's events are recorded. */
  followed: boolean;
  /** Whether an event of the flow is missing before the next one. */
  hasGap: boolean;
  noted?: Moment;
  /** The last of a series of repeated events, which is not written yet. */
  held?: { readonly entry: Entry; readonly moment: Moment };
}

/** Creates a recorder that continues a journal. */
export function createRecorder({ journal, declared, address, width, now, ...parts }: RecorderParts): Recorder {
  const { paused = false, only } = parts;
  const count = (kind: Entry['kind']) => journal.entries.filter((entry) => entry.kind === kind).length;
  const counts = { events: count('happened'), leftOut: count('leftOut') };
  const listeners: (() => void)[] = [];
  const events = new Map<string, number>();
  const machineOf = new Map<string, string>();
  let flows = new WeakMap<object, Flow>();
  const holding = new Set<Flow>();
  const taken = new WeakSet<EventObject>();
  let sessions = count('began');
  let latest = Math.max(0, ...journal.entries.map((entry) => ('at' in entry ? entry.at : 0)));
  let rest: PauseReason | undefined = paused ? 'paused' : undefined;
  for (const entry of journal.entries) tally(entry);

  /** Changes the recorder's state; an error of the recorder must not affect the page. */
  function change(to: () => void): void {
    try {
      to();
    } catch (error) {
      rest = 'failed';
      reportError(error);
    }
    for (const tell of listeners) tell();
  }

  /** Milliseconds since the recording began; it never decreases, even if the device's clock is set back. */
  function moment(): number {
    latest = Math.max(latest, now() - Date.parse(journal.opening.recorded));
    return latest;
  }

  function note(entry: Entry): boolean {
    const isNoted = journal.append(entry);
    if (!isNoted) rest = 'full';
    else if (entry.kind === 'happened') counts.events += 1;
    if (isNoted) tally(entry);
    return isNoted;
  }

  function tally(entry: Entry): void {
    if (entry.kind === 'began') {
      machineOf.set(entry.session, entry.machine);
      events.set(entry.machine, events.get(entry.machine) ?? 0);
    } else if (entry.kind === 'happened') {
      const machine = machineOf.get(entry.session);
      if (machine !== undefined) events.set(machine, (events.get(machine) ?? 0) + 1);
    }
  }

  function begin(actor: object, machine: AnyStateMachine, input: unknown): void {
    // A known flow does not begin again: React stops a flow and restarts it from its last state.
    if (flows.has(actor) || (only !== undefined && machine.id !== only)) return;
    const session = `x:${sessions}`;
    const recorded = declared.recordedInput(input);
    const begun: Entry = {
      kind: 'began',
      machine: machine.id,
      session,
      address: address(),
      input: recorded,
      at: moment(),
      ...(!isWhole(input, recorded) && { partial: true }),
      ...(width() !== journal.opening.width && { width: width() }),
    };
    const followed = rest === undefined && note(begun);
    if (followed) sessions += 1;
    flows.set(actor, { session, machine, followed, hasGap: false });
  }

  function happen(flow: Flow, event: EventObject, snapshot: AnyMachineSnapshot): void {
    if (rest !== undefined) flow.followed = false;
    const recorded = flow.followed ? declared.recorded(event) : undefined;
    if (!recorded) {
      flow.hasGap = true;
      return leaveOut(event, flow);
    }
    const here: Moment = { at: moment(), event: JSON.stringify(recorded), snapshot };
    const isPartial = flow.hasGap || (!isOwn(event) && !isWhole(event, recorded));
    const entry = {
      session: flow.session,
      at: here.at,
      event: recorded,
      state: stateName(snapshot),
      ...(isPartial && { partial: true as const }),
    };
    flow.hasGap = false;
    const repeats = () => flow.noted !== undefined && isRepetition(here, flow.noted, flow.machine);
    if (!repeats()) release(flow);
    if (repeats()) hold(flow, { entry: { kind: 'happened', ...entry }, moment: here });
    else if (note({ kind: 'happened', ...entry })) flow.noted = here;
    else leaveOut(event, flow);
  }

  function leaveOut({ type }: EventObject, { machine }: Flow): void {
    counts.leftOut += 1;
    journal.append({ kind: 'leftOut', type, machine: machine.id });
  }

  function hold(flow: Flow, held: NonNullable<Flow['held']>): void {
    flow.held = held;
    holding.add(flow);
  }

  function release(flow: Flow): void {
    const { held } = flow;
    delete flow.held;
    holding.delete(flow);
    if (held && note(held.entry)) flow.noted = held.moment;
  }

  function settle(): void {
    for (const flow of holding) release(flow);
  }

  /**
   * Records an event that makes its flow throw: the flow has no state after it, and it is the most interesting event.
   */
  function watchForFailure(actor: AnyActorRef, flow: Flow, event: EventObject): void {
    queueMicrotask(() => {
      if (taken.has(event) || !flow.followed) return;
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      if (snapshot.status !== 'error') return;
      change(() => happen(flow, event, snapshot));
      flow.followed = false;
    });
  }

  function look(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return;
    const actor = inspected.actorRef as AnyActorRef & { readonly logic: AnyActorLogic };
    const { event } = inspected;
    if (inspected.rootId !== actor.sessionId || !isMachine(actor.logic)) return;
    if (inspected.type === '@xstate.event' && event.type === 'xstate.init') {
      return change(() => begin(actor, actor.logic as AnyStateMachine, event['input']));
    }
    const flow = flows.get(actor);
    if (!flow || event.type === 'xstate.init' || event.type === 'xstate.stop') return;
    if (inspected.type === '@xstate.event') return watchForFailure(actor, flow, event);
    taken.add(event);
    change(() => happen(flow, event, inspected.snapshot as AnyMachineSnapshot));
  }

  return {
    inspect(inspected) {
      if (rest !== 'failed') look(inspected);
    },
    get rest() {
      return rest;
    },
    counts,
    only,
    events,
    recording(flow = only) {
      settle();
      return recordingOf(journal, flow);
    },
    settle,
    pause() {
      settle();
      if (rest === undefined) change(() => (rest = 'paused'));
    },
    goOn() {
      if (rest === 'paused') change(() => (rest = undefined));
    },
    startOver(opening) {
      journal.startOver(opening);
      flows = new WeakMap();
      holding.clear();
      events.clear();
      machineOf.clear();
      [counts.events, counts.leftOut, sessions, latest, rest] = [0, 0, 0, 0, undefined];
      change(() => undefined);
    },
    onChange: (tell) => void listeners.push(tell),
  };
}

/** An answer, or the end of a delay: never complete, and repeated by the replay itself. */
function isOwn({ type }: EventObject): boolean {
  return type.startsWith('xstate.');
}

/** Whether an actor runs a machine, and not a promise or a callback. */
function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'resolveState' in logic;
}
