import type { StoredData } from '#machines/journal/facts.ts';
import type { SnapshotRecord } from '#machines/journal/fold.ts';
import type { Signal } from './following/signals.ts';

/** The origin of a fact: its command, its author and its chart. */
export interface FactMeta {
  /** The id of the command that appended the fact; all facts of one command share it. */
  readonly command?: string;
  /** The author of the fact: the id of an account, or `scheduler`, `import`, `demo`. */
  readonly actor: string;
  /** The hash of the source of the chart that accepted the fact. */
  readonly chart: string;
}

/** A fact ready to be appended: validated, sealed, and with its place in its stream. */
export interface NewFact extends StoredData {
  readonly stream: string;
  /** The number of the fact in its stream: 1 for the first, without gaps. */
  readonly version: number;
  readonly meta: FactMeta;
}

/** A fact in the journal. The order of positions is the order of visibility; positions may have gaps. */
export interface StoredFact extends NewFact {
  readonly position: number;
}

/** SQL with its parameters, in the dialect of the engine that runs it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Selects facts of some types, and with `naming` only those that have this account in their data. */
export interface Picked {
  readonly types: readonly string[];
  readonly naming?: string;
}

/** A command's changes to the journal, as one atomic unit. */
export interface Append {
  /** Idempotency key: a repeated id returns the first answer and appends nothing. At most 100 characters. */
  readonly command?: string;
  /** The version of every stream that the command read (0: it did not exist). A changed version is a conflict. */
  readonly read: readonly { readonly stream: string; readonly version: number }[];
  /**
   * Without gaps within each stream, from the version read. Empty if only rows are written, on the condition that the
   * streams are unchanged.
   */
  readonly facts: readonly NewFact[];
  /** The rows that the projections make of the facts, written in the same transaction. */
  readonly rows: readonly Statement[];
  /** Snapshots of streams to store, written in the same transaction as the facts. */
  readonly snapshots?: readonly SnapshotRecord[];
}

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly facts: readonly StoredFact[] }
  /** A command with the same id was appended before; `facts` are those of the earlier command. */
  | { readonly kind: 'repeated'; readonly facts: readonly StoredFact[] }
  /** A stream has changed since the command read it. Only the command runner retries. */
  | { readonly kind: 'conflict'; readonly stream: string };

/**
 * The journal and the rows derived from it, on one engine. `append` resolves once all is durable and visible.
 * Methods reject with StoreUnavailable while the engine cannot be reached or cannot write; then nothing was
 * acknowledged.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  append(append: Append): Promise<AppendOutcome>;
  /** The facts of one stream after `version`, oldest first. */
  readStream(stream: string, afterVersion?: number): Promise<readonly StoredFact[]>;
  /** At most `limit` facts of all streams after `position`, in order of position. */
  readAll(afterPosition: number, limit: number): Promise<readonly StoredFact[]>;
  /**
   * At most `limit` facts of some streams, in order of position, after one position and up to another. `only` restricts
   * them to some types.
   */
  readOf(
    streams: readonly string[],
    between: { readonly after: number; readonly upTo: number; readonly only?: Picked },
    limit: number,
  ): Promise<readonly StoredFact[]>;
  /** Those facts that exist at these places (stream and version), in no particular order. */
  readAt(places: readonly Pick<NewFact, 'stream' | 'version'>[]): Promise<readonly StoredFact[]>;
  /**
   * At most `limit` facts of all streams, stream by stream and oldest first, after a stream and version (`''` and 0 to
   * begin). For callers that fold every stream and retain nothing.
   */
  readByStream(after: Pick<NewFact, 'stream' | 'version'>, limit: number): Promise<readonly StoredFact[]>;
  /** The facts that a command with this id appended; empty if there was none. */
  readCommand(command: string): Promise<readonly StoredFact[]>;
  /** Position of the last visible fact, 0 in an empty journal. */
  head(): Promise<number>;
  readSnapshot(stream: string): Promise<SnapshotRecord | undefined>;
  /** Reads rows of read models and plain tables. */
  query<Row = Record<string, unknown>>(statement: Statement): Promise<readonly Row[]>;
  /** Writes plain tables and read models outside an append: all statements in one durable transaction. */
  write(statements: readonly Statement[]): Promise<void>;
  /**
   * Replaces read models: all batches form one durable transaction that holds the append lock from its beginning. No
   * fact is appended meanwhile: appends wait, reads continue. Fails as a whole.
   */
  rewrite(batches: AsyncIterable<readonly Statement[]>): Promise<void>;
  /** Deletes the snapshot of a stream, or all snapshots: they are a cache. */
  forgetSnapshots(stream?: string): Promise<void>;
  /**
   * Removes deleted and overwritten content from the engine's files, by emptying SQLite's write-ahead log. PostgreSQL
   * frees the space and overwrites it in time; its operator is responsible for its files and backups.
   */
  purge(): Promise<void>;
  /**
   * Notifies the listener of every commit by this or another process, with the last position. Returns the function that
   * unsubscribes.
   */
  onAppend(listener: (head: number) => void): () => void;
  /**
   * Broadcasts an ephemeral signal to all processes on this store, including this one. Delivery is best effort: an
   * unreachable process does not get it later. RangeError above 7,000 bytes.
   */
  signal(signal: Signal): Promise<void>;
  /** Listens for signals of a topic. Returns the function that unsubscribes. */
  onSignal(topic: string, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}

/**
 * The engine cannot be reached or cannot write (unreachable, disk full, read-only). Nothing was acknowledged; try again
 * later.
 */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The engine was reachable, and abandoned a query that exceeded the time limit. */
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
