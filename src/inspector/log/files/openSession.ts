import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createEmptyActor } from 'xstate';
import { checked } from '#machines/journal/schema.ts';
import type { Log, LoggedStep, StepDetails } from '../log.ts';
import { type SavedSession, type SavedSnapshot, type SavedStep, sessionSchema } from './sessionSchema.ts';
import { nodesById } from '../chart/stateNodes.ts';
import { createStepLog } from '../store/stepLog.ts';

/** A text that is no file of a session. Each line names field and rule. */
export class InvalidSession extends Error {
  override readonly name = 'InvalidSession';
}

/** An opened file. */
export interface OpenedSession {
  readonly log: Log;
  /** Machines that are not known here, or no longer have a state of the file, with the reason. They are left out. */
  readonly missing: ReadonlyMap<string, string>;
}

/**
 * Opens the file of a session.
 *
 * @param machineOf the machine of an id
 * @throws {InvalidSession}
 */
export function openSession(text: string, machineOf: (id: string) => AnyStateMachine | undefined): OpenedSession {
  const session = readSession(text);
  const { actors, contexts, steps, name, started, dropped } = session;
  const machines = new Map<string, AnyStateMachine>();
  const missing = new Map<string, string>();
  const { log, put, pushMade } = createStepLog({
    origin: 'file',
    name,
    started,
    dropped,
    capacity: Math.max(1, steps.length),
  });
  for (const actor of actors) {
    const machine = actor.kind === 'machine' ? machineOf(actor.name) : undefined;
    const fault = actor.kind === 'machine' ? faultOf(actor.session, machine, session) : null;
    if (fault !== null) missing.set(actor.name, fault);
    else if (machine) machines.set(actor.session, machine);
    put({ ...actor, input: actor.input, machine: fault === null ? (machine ?? null) : null, ref: null });
  }
  const restorers = new Map([...machines].map(([id, machine]) => [id, restorer(machine, contexts)]));
  const latest = new Map<string, FileStep>();
  for (const step of steps) {
    const restore = restorers.get(step.session);
    if (restore) {
      const previous = latest.get(step.session);
      latest.set(
        step.session,
        pushMade((number) => new FileStep(number, step, restore, previous)),
      );
    }
  }
  return { log, missing };
}

function readSession(text: string): SavedSession {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new InvalidSession('the session: must be JSON', { cause });
  }
  const result = checked(sessionSchema, json);
  if ('value' in result) return result.value;
  const lines = result.problems.slice(0, 10).map(({ field, rule }) => `${field || 'the session'}: ${rule}`);
  throw new InvalidSession(lines.join('\n'));
}

/** The reason why the steps of an actor cannot be restored. */
function faultOf(session: string, machine: AnyStateMachine | undefined, { steps }: SavedSession): string | null {
  if (!machine) return 'it is not known here';
  const own = steps.filter((step) => step.session === session);
  const values = new Map(own.map(({ after: { value } }) => [JSON.stringify(value), value]));
  for (const [name, value] of values) {
    try {
      machine.resolveState({ value, context: {} } as never);
    } catch {
      return `it has no state ${name}`;
    }
  }
  return null;
}

type Restore = (snapshot: SavedSnapshot) => AnyMachineSnapshot;

/** Restores snapshots. Actors that ran have stand-ins, which do nothing. */
function restorer(machine: AnyStateMachine, contexts: readonly unknown[]): Restore {
  const standIns = new Map<string, AnyActorRef>();
  const standIn = (id: string): AnyActorRef => {
    const known = standIns.get(id) ?? Object.assign(createEmptyActor(), { id });
    standIns.set(id, known);
    return known;
  };
  return ({ value, context, status, history = {}, actors = [], error }) => {
    const nodes = nodesById(machine);
    const historyValue = Object.fromEntries(
      Object.entries(history).map(([id, states]) => [id, states.flatMap((state) => nodes.get(state) ?? [])]),
    );
    const resolved = machine.resolveState({
      value,
      context: contexts[context],
      status,
      historyValue,
      ...(error !== undefined && { error: new Error(error) }),
    } as never) as AnyMachineSnapshot;
    const children = Object.fromEntries(actors.map((id) => [id, standIn(id)]));
    return { ...resolved, children, status } as AnyMachineSnapshot;
  };
}

/** A step of a file, whose snapshots are restored when they are read first. */
class FileStep implements LoggedStep {
  readonly number: number;
  readonly #saved: SavedStep;
  readonly #restore: Restore;
  readonly #previous: FileStep | undefined;
  #before: AnyMachineSnapshot | null | undefined;
  #after: AnyMachineSnapshot | undefined;
  #details: StepDetails | undefined;

  constructor(number: number, saved: SavedStep, restore: Restore, previous: FileStep | undefined) {
    this.number = number;
    this.#saved = saved;
    this.#restore = restore;
    this.#previous = previous;
  }

  get at() {
    return this.#saved.at;
  }

  get session() {
    return this.#saved.session;
  }

  get from() {
    return this.#saved.from;
  }

  get event() {
    return this.#saved.event;
  }

  get microsteps() {
    return this.#saved.microsteps;
  }

  get fact() {
    return this.#saved.fact;
  }

  get before(): AnyMachineSnapshot | null {
    const { before } = this.#saved;
    this.#before ??= this.#previous?.after ?? (before ? this.#restore(before) : null);
    return this.#before;
  }

  get after(): AnyMachineSnapshot {
    this.#after ??= this.#restore(this.#saved.after);
    return this.#after;
  }

  get details(): StepDetails | null {
    const { details } = this.#saved;
    if (!details) return null;
    this.#details ??= {
      micro: details.events.map((event, index) => {
        const between = details.between[index];
        return { event, snapshot: between ? this.#restore(between) : this.after };
      }),
      effects: details.effects.map(({ type, params }) => ({ type, params })),
    };
    return this.#details;
  }
}
