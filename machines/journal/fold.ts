import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate';
import type { Fact, JsonObject } from './facts.ts';

/** A journal folded up to `version`: 0 before its first fact. */
export interface Folded<S = AnyMachineSnapshot> {
  readonly stream: string;
  readonly version: number;
  readonly snapshot: S;
}

/** A fact that the chart does not accept in the present state: the journal and the chart disagree. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
  readonly stream: string;
  readonly version: number;
  readonly fact: Fact;

  constructor(stream: string, version: number, fact: Fact, state: string) {
    super(`${stream} version ${version}: the chart does not accept ${fact.type} in state ${state}`);
    this.stream = stream;
    this.version = version;
    this.fact = fact;
  }
}

/** The journal before its first fact. */
export function beginning<M extends AnyStateMachine>(machine: M, stream: string): Folded<SnapshotFrom<M>> {
  const [snapshot] = initialTransition(machine as AnyStateMachine);
  return { stream, version: 0, snapshot: snapshot as SnapshotFrom<M> };
}

/**
 * Folds facts onto a folded journal. Strict: XState ignores an event without a transition, so each fact is checked
 * first (`snapshot.can`). A fact that is not accepted throws FoldError with stream, version and fact.
 */
export function fold<M extends AnyStateMachine>(
  machine: M,
  from: Folded<SnapshotFrom<M>>,
  facts: Iterable<Fact>,
): Folded<SnapshotFrom<M>> {
  let { version } = from;
  let snapshot: AnyMachineSnapshot = from.snapshot;
  for (const fact of facts) {
    version += 1;
    if (!snapshot.can(fact)) throw new FoldError(from.stream, version, fact, stateName(snapshot));
    [snapshot] = transition(machine as AnyStateMachine, snapshot, fact);
  }
  return { stream: from.stream, version, snapshot: snapshot as SnapshotFrom<M> };
}

/** Every state of a journal in order, including the one before its first fact, for stepping in the inspector. */
export function* replay<M extends AnyStateMachine>(
  machine: M,
  stream: string,
  facts: Iterable<Fact>,
): Generator<Folded<SnapshotFrom<M>>> {
  let folded = beginning(machine, stream);
  yield folded;
  for (const fact of facts) {
    folded = fold(machine, folded, [fact]);
    yield folded;
  }
}

/** A folded state as plain data: a cache, never the truth. Valid only for the chart's source that produced it. */
export interface SnapshotRecord {
  readonly stream: string;
  readonly version: number;
  readonly source: string;
  readonly state: JsonObject;
}

/** Serialises a folded state. `source` is the hash of the chart's source. */
export function snapshotRecord(folded: Folded, source: string): SnapshotRecord {
  const { value, context } = folded.snapshot;
  return { stream: folded.stream, version: folded.version, source, state: { value, context } };
}

/** The folded state of a record, or undefined if another source produced it: then the facts are folded. */
export function restored<M extends AnyStateMachine>(
  machine: M,
  record: SnapshotRecord,
  source: string,
): Folded<SnapshotFrom<M>> | undefined {
  if (record.source !== source) return undefined;
  const { value, context } = record.state as { value: never; context: never };
  const snapshot = machine.resolveState({ value, context }) as SnapshotFrom<M>;
  return { stream: record.stream, version: record.version, snapshot };
}

/** The display name of a state: `alive.active`, parallel regions joined by `+`. */
export function stateName(snapshot: Pick<AnyMachineSnapshot, 'value'>): string {
  return nameOf(snapshot.value);
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([key, inner]) => {
      const name = nameOf(inner);
      return name ? `${key}.${name}` : key;
    })
    .join('+');
}
