import type { StoredData } from '#machines/journal/facts.ts';
import type { SnapshotRecord } from '#machines/journal/fold.ts';
import type { Signal } from './following/signals.ts';

/** Who and what caused a fact. */
export interface FactMeta {
  /** The id its command carried; all facts of one command share it. */
  readonly command?: string;
  /** Whose wish it was: an account's id, `scheduler`, `import`, `demo`. */
  readonly actor: string;
  /** Hash of the source of the chart that accepted it. */
  readonly chart: string;
}

/** A fact ready to be appended: validated, sealed, and given its place in its stream. */
export interface NewFact extends StoredData {
  readonly stream: string;
  /** 1 for the first fact of a stream; dense. */
  readonly version: number;
  readonly meta: FactMeta;
}

/** A fact as it lies in the journal. Order of positions is the order of visibility; positions may have gaps. */
export interface StoredFact extends NewFact {
  readonly position: number;
}

/** SQL with its parameters, in the dialect of the engine that runs it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Facts of some types; of those, where it says so, the ones that have this account in their data. */
export interface Picked {
  readonly types: readonly string[];
  readonly naming?: string;
}

/** What a command asks of the journal: all of it happens, or nothing. */
export interface Append {
  /** The same id twice gives the first answer and appends nothing. At most 100 characters. */
  readonly command?: string;
  /** The version of every stream that the command read (0: it did not exist); all must still hold. */
  readonly read: readonly { readonly stream: string; readonly version: number }[];
  /** Of each stream dense, from the version read on. None where rows alone are written that a stream’s standing still allows. */
  readonly facts: readonly NewFact[];
  /** The rows that the projections make of the facts, written in the same transaction. */
  readonly rows: readonly Statement[];
  /** Folded states worth keeping, written in the same transaction. */
  readonly snapshots?: readonly SnapshotRecord[];
}

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly facts: readonly StoredFact[] }
  /** A command of that id has been appended before: these are its facts. */
  | { readonly kind: 'repeated'; readonly facts: readonly StoredFact[] }
  /** A stream has moved on since it was read. Only the command runner retries. */
  | { readonly kind: 'conflict'; readonly stream: string };

/**
 * The journal and the rows derived from it, on one engine. `append` resolves once all is durable and visible.
 * Methods reject with StoreUnavailable while the engine cannot be reached or cannot write; then nothing was acknowledged.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  append(append: Append): Promise<AppendOutcome>;
  /** The facts of one stream after `version`, oldest first. */
  readStream(stream: string, afterVersion?: number): Promise<readonly StoredFact[]>;
  /** At most `limit` facts of all streams after `position`, in order of position. */
  readAll(afterPosition: number, limit: number): Promise<readonly StoredFact[]>;
  /**
   * At most `limit` facts of some streams, in order of position: of those after one position, up to another; where `only` says
   * so, of some types alone.
   */
  readOf(
    streams: readonly string[],
    between: { readonly after: number; readonly upTo: number; readonly only?: Picked },
    limit: number,
  ): Promise<readonly StoredFact[]>;
  /** The facts at these places that there are, in no order. */
  readAt(places: readonly Pick<NewFact, 'stream' | 'version'>[]): Promise<readonly StoredFact[]>;
  /**
   * At most `limit` facts of all streams, one stream after the other and each oldest first, from the one after the fact
   * of that stream and version on (`''` and 0 for the first). For who folds everything and keeps nothing.
   */
  readByStream(after: Pick<NewFact, 'stream' | 'version'>, limit: number): Promise<readonly StoredFact[]>;
  /** The facts that a command of this id appended; empty when there was none. */
  readCommand(command: string): Promise<readonly StoredFact[]>;
  /** Position of the last fact that is visible, 0 in an empty journal. */
  head(): Promise<number>;
  readSnapshot(stream: string): Promise<SnapshotRecord | undefined>;
  /** Rows of read models and plain tables. */
  query<Row = Record<string, unknown>>(statement: Statement): Promise<readonly Row[]>;
  /** Writes plain tables and read models outside an append: all statements in one durable transaction. */
  write(statements: readonly Statement[]): Promise<void>;
  /**
   * Writes read models anew: all batches in one durable transaction that holds the append lock from its beginning, so
   * that no fact comes in between (appends wait, reads go on). Fails as a whole.
   */
  rewrite(batches: AsyncIterable<readonly Statement[]>): Promise<void>;
  /** Deletes the snapshot of a stream, or all: they are a cache. */
  forgetSnapshots(stream?: string): Promise<void>;
  /**
   * Leaves nothing of what was deleted or written over in the engine's files: the embedded one's write-ahead log is emptied.
   * PostgreSQL frees the room and overwrites it in time; its files and backups are its operator's.
   */
  purge(): Promise<void>;
  /** Tells of every commit that this process made or heard of, with the last position. Gives the way to stop. */
  onAppend(listener: (head: number) => void): () => void;
  /**
   * Tells every process on this store, this one too, something of the moment that nobody misses who does not hear it: one that
   * cannot be reached just then is not told later. RangeError above 7,000 bytes.
   */
  signal(signal: Signal): Promise<void>;
  /** Hears signals of a topic. Gives the way to stop. */
  onSignal(topic: string, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}

/** The engine cannot be reached or cannot write (gone, disk full, read-only). Nothing was acknowledged; try again later. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The engine was there, and gave up an answer that took longer than one may wait for it. */
export class StoreTooSlow extends StoreUnavailable {
  override readonly name = 'StoreTooSlow';
}

/** A stored fact is damaged. The error names its place and its problem, and nothing of its content. */
export class UnreadableFact extends Error {
  override readonly name = 'UnreadableFact';
  constructor({ stream, version }: Pick<NewFact, 'stream' | 'version'>, problem: string, options?: ErrorOptions) {
    super(`${stream} version ${version} cannot be read: ${problem}`, options);
  }
}
