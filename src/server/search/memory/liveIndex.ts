import { setImmediate } from 'node:timers/promises';
import type { SearchDocument } from '../searchPort.ts';
import { Delta } from './delta.ts';
import { FacetTable } from './counts/facetTable.ts';
import type { KnownValues } from './knownValues.ts';
import type { IndexView } from './search.ts';
import type { SearchPart } from './searchPart.ts';
import { Segment, type SegmentData } from './segment/segment.ts';

/** The number of documents per batch of counting, which takes a few milliseconds. */
const atATime = 5000;

/**
 * Ids that changed or were removed during the build of a segment. The segment's documents of these ids are outdated.
 */
export type Outdated = Set<string>;

/** The current parts of the index. Every listing in the index is alive in exactly one of them. */
export class LiveIndex implements IndexView {
  readonly known: KnownValues;
  readonly facets = new FacetTable();
  size = 0;
  segments: readonly Segment[] = [];
  /** The previous delta: it is read-only while a segment is being built from it. */
  sealed: Delta | undefined;
  delta: Delta;
  /**
   * Ids recorded during the build of a segment. The first set records every document that leaves its part, the second
   * every external change.
   */
  readonly #replacing = new Set<Outdated>();
  readonly #bringing = new Set<Outdated>();

  constructor(known: KnownValues) {
    this.known = known;
    this.delta = new Delta(known);
  }

  /** The index of segments without common documents. Counting runs in batches, so that it never blocks for long. */
  static async of(known: KnownValues, segments: readonly Segment[]): Promise<LiveIndex> {
    const index = new LiveIndex(known);
    index.segments = segments;
    for (const segment of segments) {
      let counted = 0;
      for (const document of aliveIn(segment)) {
        index.#countIn(segment, document);
        counted += 1;
        if (counted % atATime === 0) await setImmediate();
      }
    }
    return index;
  }

  get parts(): readonly SearchPart[] {
    const parts: SearchPart[] = [...this.segments];
    if (this.sealed) parts.push(this.sealed);
    // An empty delta, which is rare, is skipped.
    if (this.delta.size > 0) parts.push(this.delta);
    return parts;
  }

  put(document: SearchDocument): void {
    this.remove(document.id);
    this.#countIn(this.delta, this.delta.put(document));
  }

  remove(id: string): void {
    for (const outdated of this.#bringing) outdated.add(id);
    this.#retire(id);
  }

  seal(): Delta {
    this.sealed = this.delta;
    this.delta = new Delta(this.known);
    return this.sealed;
  }

  /** Replaces parts by a segment built from their documents. */
  async replace(parts: readonly SearchPart[], making: () => Promise<SegmentData>): Promise<void> {
    await during(this.#replacing, async (outdated) => {
      const segment = this.#withoutOutdated(await making(), outdated);
      const others = this.segments.filter((part) => !parts.includes(part));
      this.segments = segment.alive > 0 ? [...others, segment] : others;
      if (this.sealed && parts.includes(this.sealed)) this.sealed = undefined;
    });
  }

  /** Runs an import of segments with new documents or new versions. Changes made during the import take precedence. */
  bring(bringing: (add: (data: SegmentData) => void) => Promise<void>): Promise<void> {
    return during(this.#bringing, (outdated) =>
      bringing((data) => {
        const segment = this.#withoutOutdated(data, outdated);
        for (const document of aliveIn(segment)) this.#retire(segment.id(document));
        this.#addSegment(segment);
      }),
    );
  }

  #addSegment(segment: Segment): void {
    this.segments = [...this.segments, segment];
    for (const document of aliveIn(segment)) this.#countIn(segment, document);
  }

  #withoutOutdated(data: SegmentData, outdated: Outdated): Segment {
    const segment = new Segment(data, this.known);
    for (const id of outdated) {
      const document = segment.find(id);
      if (document !== undefined) segment.kill(document);
    }
    return segment;
  }

  #countIn(part: SearchPart, document: number): void {
    this.facets.count(part, document, 1);
    this.size += 1;
  }

  #retire(id: string): void {
    for (const outdated of this.#replacing) outdated.add(id);
    for (const part of this.parts) {
      const document = part.find(id);
      if (document === undefined) continue;
      this.facets.count(part, document, -1);
      part.kill(document);
      this.size -= 1;
      return;
    }
  }
}

async function during(underWay: Set<Outdated>, work: (outdated: Outdated) => Promise<void>): Promise<void> {
  const outdated: Outdated = new Set();
  underWay.add(outdated);
  try {
    await work(outdated);
  } finally {
    underWay.delete(outdated);
  }
}

function* aliveIn(segment: Segment): Generator<number> {
  for (let document = 0; document < segment.size; document += 1) {
    if (!segment.dead[document]) yield document;
  }
}
