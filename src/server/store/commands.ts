import { factFrom, storedForm, type Fact } from '#machines/journal/facts.ts';
import { accept, type WrongState } from '#machines/journal/decide.ts';
import { beginning, fold, restored, snapshotRecord, type Folded } from '#machines/journal/fold.ts';
import {
  featureOf,
  streamOf,
  type FactFoldedBy,
  type Lifecycle,
  type SnapshotOf,
} from '#machines/journal/lifecycle.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import { recorded, type Feature } from './feature.ts';
import { openedFact } from './journals.ts';
import { hasPersonalFields, seal, type PersonKeys } from './keys/sealing.ts';
import type { NewFact, Statement, Store, StoredFact } from './store.ts';

/** A stream that a command reads, and may append to. */
export interface StreamRef<L extends Lifecycle = Lifecycle> {
  readonly lifecycle: L;
  readonly id: string;
}

type Refs = Readonly<Record<string, StreamRef>>;
type FoldedStreams<R extends Refs> = { readonly [K in keyof R]: Folded<SnapshotOf<R[K]['lifecycle']>> };
type Contexts<R extends Refs> = { readonly [K in keyof R]: SnapshotOf<R[K]['lifecycle']>['context'] };
type Decisions<R extends Refs> = { readonly [K in keyof R]?: readonly FactFoldedBy<R[K]['lifecycle']>[] };

/** A command: the streams that it reads, and the rule that decides on facts. */
export interface Command<R extends Refs, Code extends string> {
  /** Idempotency key: a repeated id returns the first answer and appends nothing. */
  readonly id?: string;
  /** The account or process that gives the command. */
  readonly actor: string;
  readonly streams: R;
  /**
   * Decides on facts, or refuses. The function must be pure, since it runs again if a stream has changed in the
   * meantime.
   */
  readonly decide: (contexts: Contexts<R>) => Decisions<R> | Refusal<Code>;
  /**
   * Refuses because of rows in plain tables. Runs at each attempt, after the streams are read. It may only look at rows
   * that change together with facts of these streams: then its result still holds when the facts are appended.
   */
  readonly unless?: () => Promise<Refusal<Code> | undefined>;
  /** Rows of plain tables to write in the same transaction as the decided facts. Not called if there are no facts. */
  readonly rows?: (decisions: Decisions<R>) => readonly Statement[];
}

export interface Done<R extends Refs = Refs> {
  /** The facts that the command appended; empty if nothing had to change. */
  readonly facts: readonly StoredFact[];
  /** The last position that the command wrote, or 0. The session's next read must include it. */
  readonly position: number;
  /** The streams that the command read, under the command's names for them, folded with the facts that it appended. */
  readonly after: FoldedStreams<R>;
}

export interface CommandRunner {
  /** Runs a command until it is refused with a reason, or durable. Throws StoreUnavailable and TooContended. */
  run<R extends Refs, Code extends string>(
    command: Command<R, Code>,
  ): Promise<Done<R> | Refusal<Code | 'journal.wrongState'>>;
  /** Folds a journal up to its latest fact. */
  load<L extends Lifecycle>(ref: StreamRef<L>): Promise<Folded<SnapshotOf<L>>>;
  /** Removes a folded journal from the cache and never caches it again. */
  letGo(stream: string): void;
  /** Registers a listener for the facts of each command that this process appends. */
  onAppended(listener: (facts: readonly StoredFact[]) => void): void;
}

/** Other writers changed a stream during each of many attempts. */
export class TooContended extends Error {
  override readonly name = 'TooContended';
}

/** After a conflict some other writer has succeeded, so this many conflicts in a row are a fault. */
const mostAttempts = 50;
/** A snapshot is stored each time a journal has grown by this many facts. */
const snapshotEvery = 50;

/** Creates the write path: it loads streams, decides, appends, and retries if a stream has changed. */
export function createCommandRunner(options: {
  readonly store: Store;
  readonly features: readonly Feature[];
  readonly keys: PersonKeys;
  /** The number of folded journals in the cache. */
  readonly cacheSize?: number;
}): CommandRunner {
  const { store, keys, cacheSize = 20_000 } = options;
  const listeners: ((facts: readonly StoredFact[]) => void)[] = [];
  const features = new Map(options.features.map((feature) => [feature.lifecycle.feature, feature]));
  const cache = new Map<string, Folded>();
  const unkept = new Set<string>();

  function featureFor(lifecycle: Lifecycle): Feature {
    const feature = features.get(lifecycle.feature);
    if (!feature) throw new Error(`No feature ${lifecycle.feature} is known to this runner`);
    return feature;
  }

  function remember(folded: Folded): void {
    if (unkept.has(folded.stream) || features.get(featureOf(folded.stream))?.isAlwaysRefolded) return;
    const known = cache.get(folded.stream);
    if (known && known.version > folded.version) return;
    cache.delete(folded.stream);
    cache.set(folded.stream, folded);
    if (cache.size > cacheSize) cache.delete(cache.keys().next().value!);
  }

  /** Folds the facts in the store that are newer than the cached state or the snapshot. */
  async function refreshed({ lifecycle, id }: StreamRef): Promise<Folded> {
    const { source } = featureFor(lifecycle);
    const stream = streamOf(lifecycle, id);
    const cachedState = cache.get(stream) ?? (await snapshotOf(stream, lifecycle, source));
    const from = cachedState ?? beginning(lifecycle.machine, stream);
    const stored = await store.readStream(stream, from.version);
    const folded = fold(lifecycle.machine, from, await Promise.all(stored.map((fact) => opened(lifecycle, fact))));
    remember(folded);
    return folded;
  }

  async function snapshotOf(stream: string, lifecycle: Lifecycle, source: string): Promise<Folded | undefined> {
    const record = await store.readSnapshot(stream);
    return record && restored(lifecycle.machine, record, source);
  }

  async function opened(lifecycle: Lifecycle, stored: StoredFact): Promise<Fact> {
    return factFrom(lifecycle.facts, await openedFact(featureFor(lifecycle), stored, keys));
  }

  async function newFact(
    { lifecycle, source, personOf }: Feature,
    place: { stream: string; version: number },
    fact: Fact,
    meta: { actor: string; command?: string },
  ): Promise<NewFact> {
    const form = storedForm(lifecycle.facts, fact);
    const data = hasPersonalFields(lifecycle.facts, fact.type)
      ? await seal(keys, lifecycle.facts, fact.type, form.data, personOf?.(recorded(place.stream, place.version, fact)))
      : form.data;
    return { ...form, ...place, data, meta: { ...meta, chart: source } };
  }

  type Attempt<R extends Refs, Code extends string> = Done<R> | Refusal<Code | 'journal.wrongState'> | 'again';

  async function attempt<R extends Refs, Code extends string>(
    command: Command<R, Code>,
    states: ReadonlyMap<keyof R, Folded>,
  ): Promise<Attempt<R, Code>> {
    const decisions = command.decide(contextsOf<R>(states));
    if (isRefusal<Code>(decisions)) return decisions;
    const refusal = await command.unless?.();
    if (refusal) return refusal;

    const after = new Map<keyof R, Folded>();
    const facts: NewFact[] = [];
    const rows = [];
    const meta = { actor: command.actor, ...(command.id !== undefined && { command: command.id }) };
    for (const [name, before] of states) {
      const decided = decisions[name] ?? [];
      if (decided.length === 0) continue;
      const feature = featureFor(command.streams[name]!.lifecycle);
      const accepted = accept(feature.lifecycle.machine, before, decided);
      if (isRefusal(accepted)) return accepted as WrongState;
      after.set(name, accepted.folded);
      for (const [index, fact] of decided.entries()) {
        const place = { stream: before.stream, version: before.version + index + 1 };
        facts.push(await newFact(feature, place, fact, meta));
        rows.push(...feature.project(recorded(place.stream, place.version, fact)));
      }
    }
    if (facts.length === 0) return done([], foldedOf<R>(states));
    rows.push(...(command.rows?.(decisions) ?? []));

    const outcome = await store.append({
      ...(command.id !== undefined && { command: command.id }),
      read: [...states.values()].map(({ stream, version }) => ({ stream, version })),
      facts,
      rows,
      snapshots: [...after.values()]
        .filter(worthKeeping(states))
        .map((folded) => snapshotRecord(folded, sourceOf(folded))),
    });
    if (outcome.kind === 'conflict') return 'again';
    // A command with this id ran before. The states are read again, because facts since then are not folded yet.
    if (outcome.kind !== 'appended') return done(outcome.facts, foldedOf<R>(await statesOf(command, refreshed)));
    after.forEach(remember);
    for (const listener of listeners) listener(outcome.facts);
    return done(outcome.facts, foldedOf<R>(new Map([...states, ...after])));
  }

  /** The folded streams of a command, by their names. */
  async function statesOf<R extends Refs>(
    { streams }: Pick<Command<R, string>, 'streams'>,
    read: (ref: StreamRef) => Promise<Folded>,
  ): Promise<ReadonlyMap<keyof R, Folded>> {
    const refs = Object.entries(streams);
    return new Map(await Promise.all(refs.map(async ([name, ref]) => [name, await read(ref)] as const)));
  }

  function sourceOf({ stream }: Folded): string {
    return features.get(featureOf(stream))!.source;
  }

  return {
    async run(command) {
      const refs = Object.entries(command.streams);
      for (let tried = 0; tried < mostAttempts; tried += 1) {
        // The first attempt trusts the cache, because an append compares versions anyway.
        const inMemory = tried === 0 && refs.some(([, ref]) => cache.has(streamOf(ref.lifecycle, ref.id)));
        const read = inMemory ? cached : refreshed;
        const states = await statesOf(command, read);
        const answer = await attempt(command, states);
        if (answer === 'again') continue;
        if (!appendsNothing(answer)) return answer;
        // A command that appends nothing is not checked for an earlier run of its id, as an append would be. So it is
        // looked up here.
        const earlier = command.id === undefined ? [] : await store.readCommand(command.id);
        if (earlier.length > 0) return done(earlier, foldedOf(await statesOf(command, refreshed)));
        // An answer without an append compares no versions. Cached streams may be stale if other processes write too.
        if (!(inMemory && (await movedOn(states)))) return answer;
      }
      throw new TooContended(
        `${refs.map(([, ref]) => streamOf(ref.lifecycle, ref.id)).join(', ')}: ${mostAttempts} attempts`,
      );
    },
    load: (ref) => refreshed(ref) as never,
    onAppended: (listener) => void listeners.push(listener),
    letGo(stream) {
      unkept.add(stream);
      cache.delete(stream);
    },
  };

  async function cached(ref: StreamRef): Promise<Folded> {
    return cache.get(streamOf(ref.lifecycle, ref.id)) ?? refreshed(ref);
  }

  async function movedOn(states: ReadonlyMap<unknown, Folded>): Promise<boolean> {
    for (const { stream, version } of states.values()) {
      if ((await store.readStream(stream, version)).length > 0) return true;
    }
    return false;
  }
}

function worthKeeping(states: ReadonlyMap<unknown, Folded>): (folded: Folded) => boolean {
  const before = new Map([...states.values()].map(({ stream, version }) => [stream, version]));
  return ({ stream, version }) =>
    Math.floor(version / snapshotEvery) > Math.floor((before.get(stream) ?? 0) / snapshotEvery);
}

function appendsNothing(answer: Done | Refusal): boolean {
  return isRefusal(answer) || answer.facts.length === 0;
}

function foldedOf<R extends Refs>(states: ReadonlyMap<keyof R, Folded>): FoldedStreams<R> {
  return Object.fromEntries(states) as FoldedStreams<R>;
}

function contextsOf<R extends Refs>(states: ReadonlyMap<keyof R, Folded>): Contexts<R> {
  return Object.fromEntries([...states].map(([name, { snapshot }]) => [name, snapshot.context])) as Contexts<R>;
}

function done<R extends Refs>(facts: readonly StoredFact[], after: FoldedStreams<R>): Done<R> {
  return { facts, position: facts.at(-1)?.position ?? 0, after };
}
