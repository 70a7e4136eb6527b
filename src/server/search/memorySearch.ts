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
  /** Where the long work is done; a worker thread, if not told otherwise. */
  readonly background?: Background;
  /** As many changes as are kept before a segment is made of them. */
  readonly deltaSize?: number;
  /** As many documents as `putAll` makes a segment of. */
  readonly batchSize?: number;
}

/** The `memory` adapter of search: an inverted index in this process. */
export interface MemorySearch extends SearchPort {
  readonly engine: 'memory';
  /** The journal's position up to which facts are in it; told by whoever feeds it. 0 for an empty index. */
  position: number;
  /** Fingerprint of the fact at `position`, set by the feed (`store/factFingerprint.ts`). Empty for an empty journal. */
  fact: string;
  /** How many ads it holds. */
  readonly size: number;
  /** Takes one change; the next search knows it. An id that is not there is removed without a word. */
  apply(change: SearchChange): void;
  /**
   * Takes many documents, as at a start without snapshot; a second one of an id takes the first one's place. Indexed off
   * the main thread: when the promise resolves, all are found. Changes that are applied meanwhile win over them.
   */
  putAll(documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>): Promise<void>;
  /**
   * Ads that are gone and of which no snapshot shall hold anything that is written from now on: their segments are made anew
   * before. Else what is gone stays in its segment until that is merged, which may be for ever.
   */
  forget(ids: Iterable<string>): void;
  /**
   * Writes all that was applied before this call, and `position`, into a directory; `loadSnapshot` reads it. Gives the position
   * that it holds: a later one, where something was to be forgotten first.
   */
  writeSnapshot(directory: string): Promise<number>;
  /** Resolves when no segment is being made. */
  settled(): Promise<void>;
  /** Ends the worker; to be called last. */
  close(): Promise<void>;
}

/** An empty search in memory. Its worker thread lives until `close`. */
export function createMemorySearch(options: MemorySearchOptions = {}): MemorySearch {
  return new SegmentedSearch(new LiveIndex(new KnownValues()), { position: 0, fact: '' }, options);
}

/** The search that a snapshot of this directory holds; undefined if there is none that can be used: then build it anew. */
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
    // One takes a few milliseconds, and nothing is to wait for all.
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
  /** Ads of which segments may hold something yet, and whether such segments are to be made anew now. */
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
        // One batch is read while the one before is indexed; what befalls this one is told when it is awaited.
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

  /** What is made of documents from now on holds none that is gone: once all is settled, nothing of them is left. */
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

  /** One segment is made at a time; when it is, it may be time for the next. A fault in it ends the process. */
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

/** Arrays of at most `size` documents, none of them twice: the last one of an id stays. */
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
