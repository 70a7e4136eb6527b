import { setImmediate } from 'node:timers/promises';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { answer } from './memory/answer.ts';
import { Arena } from './memory/arena.ts';
import { type Background, workerBackground } from './memory/background.ts';
import { KnownValues } from './memory/knownValues.ts';
import { LiveIndex } from './memory/liveIndex.ts';
import { segmentsToMerge } from './memory/segment/mergePolicy.ts';
import { Segment } from './memory/segment/segment.ts';
import { readSnapshotFile } from './memory/segment/snapshotFile.ts';
import type { SearchAnswer, SearchDocument, SearchPage, SearchPort } from './searchPort.ts';

export type SearchChange =
  | { readonly kind: 'put'; readonly document: SearchDocument }
  | { readonly kind: 'remove'; readonly id: string };

export interface MemorySearchOptions {
  /** Runs the long work. Default: a worker thread. */
  readonly background?: Background;
  /** The number of changes in the delta that triggers the build of a segment. */
  readonly deltaSize?: number;
  /** The number of documents per segment in `putAll`. */
  readonly batchSize?: number;
}

/** The `memory` adapter of search: an inverted index in this process. */
export interface MemorySearch extends SearchPort {
  readonly engine: 'memory';
  /** The journal position up to which all facts are indexed. The feed sets it. 0 for an empty index. */
  position: number;
  /** Fingerprint of the fact at `position`, set by the feed (`store/factFingerprint.ts`). Empty for an empty journal. */
  fact: string;
  /** The number of listings in the index. */
  readonly size: number;
  /** Applies one change, which the next search sees. Removing an unknown id does nothing. */
  apply(change: SearchChange): void;
  /**
   * Indexes many documents off the main thread, for example at a start without a snapshot. The last document of an id
   * wins. All documents are searchable once the promise resolves. Changes applied in the meantime take precedence.
   */
  putAll(documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>): Promise<void>;
  /**
   * Removed listings that no later snapshot may contain. Their segments are rebuilt before the next snapshot. Otherwise
   * a removed listing stays in its segment until a merge, which may never happen.
   */
  forget(ids: Iterable<string>): void;
  /**
   * Writes a snapshot of all changes applied before this call, and of `position`, to a directory. `loadSnapshot` reads
   * it. Returns the position of the snapshot, which is later if listings had to be forgotten first.
   */
  writeSnapshot(directory: string): Promise<number>;
  /** Resolves when no segment is being built. */
  settled(): Promise<void>;
  /** Stops the worker. The search cannot be used afterwards. */
  close(): Promise<void>;
}

/** An empty search in memory. Its worker thread lives until `close`. */
export function createMemorySearch(options: MemorySearchOptions = {}): MemorySearch {
  return new SegmentedSearch(new LiveIndex(new KnownValues()), { position: 0, fact: '' }, options);
}

/**
 * Loads the snapshot in this directory. Returns undefined without a usable snapshot. Then the index must be built
 * again.
 */
export async function loadSnapshot(
  directory: string,
  options: MemorySearchOptions = {},
): Promise<MemorySearch | undefined> {
  const snapshot = await readSnapshotFile(directory);
  if (!snapshot) return undefined;
  const known = new KnownValues();
  const segments: Segment[] = [];
  for (const { data, dead } of snapshot.segments) {
    segments.push(new Segment(data, known, dead));
    // Each segment takes a few milliseconds. The pause lets other work run in between.
    await setImmediate();
  }
  return new SegmentedSearch(await LiveIndex.of(known, segments), snapshot, options);
}

class SegmentedSearch implements MemorySearch {
  readonly engine = 'memory';
  position: number;
  fact: string;
  readonly #index: LiveIndex;
  readonly #arena = new Arena();
  readonly #background: Background;
  readonly #deltaSize: number;
  readonly #batchSize: number;
  /** Removed listings that segments may still contain, and whether these segments are due for a rebuild now. */
  readonly #forgotten = new Set<string>();
  #isForgetting = false;
  #maintenance: Promise<void> | undefined;
  #isClosed = false;

  constructor(
    index: LiveIndex,
    { position, fact }: Pick<MemorySearch, 'position' | 'fact'>,
    { background = workerBackground(), deltaSize = 1000, batchSize = 10_000 }: MemorySearchOptions,
  ) {
    this.#index = index;
    this.position = position;
    this.fact = fact;
    this.#background = background;
    this.#deltaSize = deltaSize;
    this.#batchSize = batchSize;
  }

  get size(): number {
    return this.#index.size;
  }

  async search(filter: SearchFilter, page: SearchPage): Promise<SearchAnswer> {
    return answer(this.#index, filter, page, this.#arena);
  }

  apply(change: SearchChange): void {
    if (change.kind === 'put') {
      this.#forgotten.delete(change.document.id);
      this.#index.put(change.document);
    } else this.#index.remove(change.id);
    this.#maintain();
  }

  async putAll(documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>): Promise<void> {
    await this.#index.bring(async (add) => {
      let before: Promise<void> = Promise.resolve();
      for await (const batch of batches(documents, this.#batchSize)) {
        const adding = this.#background.do('build', batch).then((data) => {
          add(data);
          this.#maintain();
        });
        // The next batch is read while this one is indexed. The later await reports a failure.
        adding.catch(() => {});
        await before;
        before = adding;
      }
      await before;
    });
  }

  forget(ids: Iterable<string>): void {
    for (const id of ids) {
      this.apply({ kind: 'remove', id });
      this.#forgotten.add(id);
    }
  }

  async writeSnapshot(directory: string): Promise<number> {
    if (this.#forgotten.size > 0) await this.#forgetNow();
    const { segments, sealed, delta } = this.#index;
    const { position, fact } = this;
    await this.#background.do('write', directory, {
      position,
      fact,
      segments: segments.map(({ data, dead }) => ({ data, dead })),
      documents: [...(sealed?.documents ?? []), ...delta.documents],
    });
    return position;
  }

  /**
   * Every segment built from now on leaves out removed listings. Once all work is settled, no segment contains them.
   */
  async #forgetNow(): Promise<void> {
    const ids = [...this.#forgotten];
    this.#isForgetting = true;
    try {
      this.#maintain();
      await this.settled();
    } finally {
      this.#isForgetting = false;
    }
    for (const id of ids) this.#forgotten.delete(id);
  }

  async settled(): Promise<void> {
    while (this.#maintenance) await this.#maintenance;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#background.close();
  }

  /** Builds one segment at a time and then looks for more work. A fault in a build ends the process. */
  #maintain(): void {
    const work = this.#isClosed || this.#maintenance ? undefined : this.#nextWork();
    if (!work) return;
    this.#maintenance = work.then(
      () => {
        this.#maintenance = undefined;
        this.#maintain();
      },
      (fault: unknown) => {
        this.#maintenance = undefined;
        if (!this.#isClosed) throw fault;
      },
    );
  }

  #nextWork(): Promise<void> | undefined {
    const index = this.#index;
    if (index.delta.size >= this.#deltaSize) {
      const sealed = index.seal();
      return index.replace([sealed], () => this.#background.do('build', sealed.documents));
    }
    const sources =
      segmentsToMerge(index.segments)?.map((place) => index.segments[place]!) ?? this.#oneThatHoldsForgotten();
    return (
      sources &&
      index.replace(sources, () =>
        this.#background.do(
          'merge',
          sources.map(({ data, dead }) => ({ data, dead })),
        ),
      )
    );
  }

  #oneThatHoldsForgotten(): readonly Segment[] | undefined {
    if (!this.#isForgetting) return undefined;
    const holding = this.#index.segments.find((segment) => [...this.#forgotten].some((id) => segment.holds(id)));
    return holding && [holding];
  }
}

/** Arrays of at most `size` documents with distinct ids. The last document of an id wins. */
async function* batches(documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>, size: number) {
  let batch = new Map<string, SearchDocument>();
  for await (const document of documents) {
    batch.set(document.id, document);
    if (batch.size < size) continue;
    yield [...batch.values()];
    batch = new Map();
  }
  if (batch.size > 0) yield [...batch.values()];
}
