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

/** Why nothing is noted: it was asked to rest, there is no more room, or it failed itself. */
export type Rest = 'paused' | 'full' | 'failed';

/** Notes what happens to the flows of a page. */
export interface Recorder {
  /** To be told every inspection event (`window.allmendInspector`). Never throws: the page goes on without it. */
  inspect(event: InspectionEvent): void;
  /** Undefined while it records. */
  readonly rest: Rest | undefined;
  /** Events noted, and events that are missing. */
  readonly counts: { readonly events: number; readonly leftOut: number };
  /** The machine whose flows alone are noted. */
  readonly only: string | undefined;
  /** How many events of each machine's flows were noted, in the order in which these began. */
  readonly events: ReadonlyMap<string, number>;
  /** All that was noted, through every document of this tab; of the flows of one machine alone if it is named. */
  recording(flow?: string): Recording;
  /** Notes what it still holds back; to be called before the document goes. */
  settle(): void;
  /**
   * Notes nothing until it is to go on. A flow that moves meanwhile is not followed any more, since its events would have a
   * gap; the next of its kind is.
   */
  pause(): void;
  goOn(): void;
  /** Forgets everything. Flows that live already are not followed any more: they are past their beginning. */
  startOver(opening: Opening): void;
  /** Calls back after every change of what is said here. */
  onChange(tell: () => void): void;
}

interface RecorderParts {
  readonly journal: Journal;
  readonly declared: DeclaredEvents;
  /** Where one is, as it may be kept. */
  readonly address: () => string;
  /** How wide the window is, in CSS pixels. */
  readonly width: () => number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly paused?: boolean;
  /** The machine whose flows alone are noted. Absent: those of all. */
  readonly only?: string | undefined;
}

/** A flow that began while somebody could see it. */
interface Flow {
  readonly session: string;
  readonly machine: AnyStateMachine;
  /** Whether what happens to it is noted. */
  followed: boolean;
  /** Whether an event is missing before the next one. */
  hasGap: boolean;
  noted?: Moment;
  /** The last of a row of events that say the same. */
  held?: { readonly entry: Entry; readonly moment: Moment };
}

/** Makes a recorder that goes on with a journal. */
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
  let rest: Rest | undefined = paused ? 'paused' : undefined;
  for (const entry of journal.entries) tally(entry);

  /** A fault of the recorder is not one of the page. */
  function change(to: () => void): void {
    try {
      to();
    } catch (error) {
      rest = 'failed';
      reportError(error);
    }
    for (const tell of listeners) tell();
  }

  /** Milliseconds since the recording began; never less than before, though a device's clock may be set back. */
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
    // React stops a flow and starts it again where it was.
    if (flows.has(actor) || (only !== undefined && machine.id !== only)) return;
    const session = `x:${sessions}`;
    const kept = declared.keptInput(input);
    const begun: Entry = {
      kind: 'began',
      machine: machine.id,
      session,
      address: address(),
      input: kept,
      at: moment(),
      ...(!isWhole(input, kept) && { partial: true }),
      ...(width() !== journal.opening.width && { width: width() }),
    };
    const followed = rest === undefined && note(begun);
    if (followed) sessions += 1;
    flows.set(actor, { session, machine, followed, hasGap: false });
  }

  function happen(flow: Flow, event: EventObject, snapshot: AnyMachineSnapshot): void {
    if (rest !== undefined) flow.followed = false;
    const kept = flow.followed ? declared.kept(event) : undefined;
    if (!kept) {
      flow.hasGap = true;
      return leaveOut(event, flow);
    }
    const here: Moment = { at: moment(), event: JSON.stringify(kept), snapshot };
    const isPartial = flow.hasGap || (!isOwn(event) && !isWhole(event, kept));
    const told = {
      session: flow.session,
      at: here.at,
      event: kept,
      state: stateName(snapshot),
      ...(isPartial && { partial: true as const }),
    };
    flow.hasGap = false;
    const repeats = () => flow.noted !== undefined && isRepetition(here, flow.noted, flow.machine);
    if (!repeats()) release(flow);
    if (repeats()) hold(flow, { entry: { kind: 'happened', ...told }, moment: here });
    else if (note({ kind: 'happened', ...told })) flow.noted = here;
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

  /** An event that makes its flow throw has no state after it, and is the one that somebody wants to see. */
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

/** An answer, or the end of a delay: never whole, and the replay's own. */
function isOwn({ type }: EventObject): boolean {
  return type.startsWith('xstate.');
}

/** What an actor runs is a chart, not a promise or a callback. */
function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'resolveState' in logic;
}
