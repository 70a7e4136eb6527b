import { type Columns, columnNames, emptyColumns } from './columns.ts';
import { idTable } from './idTable.ts';
import { documentOf, fieldsOf, posting } from './postings.ts';
import { documentsByPrice } from './priceOrder.ts';
import type { SegmentData } from './segment.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { compareTexts, gatherTexts, textCount } from './texts.ts';

/** A segment as it was when a merge began. */
export interface MergeSource {
  readonly data: SegmentData;
  readonly dead: Uint8Array;
}

/** One segment of several, without the documents that are gone. */
export function mergeSegments(sources: readonly MergeSource[]): SegmentData {
  const order = documentsByTime(sources);
  const ids = gatherTexts(order.length, (number) => [
    sources[order.source[number]!]!.data.ids,
    order.document[number]!,
  ]);
  const columns = columnsInOrder(sources, order);
  const byPrice = documentsByPrice(columns.price);
  return { ...columns, byPrice, ids, idTable: idTable(ids), ...mergedPostings(sources, order) };
}

/** Where the documents of the merged segment come from, by their new number. */
interface Order {
  readonly length: number;
  readonly source: Uint16Array;
  readonly document: Uint32Array;
}

function documentsByTime(sources: readonly MergeSource[]): Order {
  const length = sources.reduce((sum, { dead }) => sum + aliveIn(dead), 0);
  const order = { length, source: new Uint16Array(length), document: new Uint32Array(length) };
  const heads = sources.map(({ dead }) => nextAlive(dead, 0));
  for (let number = 0; number < length; number += 1) {
    let first = -1;
    for (const [source, head] of heads.entries()) {
      if (head === sources[source]!.dead.length) continue;
      if (first < 0 || isEarlier(sources[source]!.data, head, sources[first]!.data, heads[first]!)) first = source;
    }
    order.source[number] = first;
    order.document[number] = heads[first]!;
    heads[first] = nextAlive(sources[first]!.dead, heads[first]! + 1);
  }
  return order;
}

function aliveIn(dead: Uint8Array): number {
  return dead.reduce((alive, isDead) => alive - isDead, dead.length);
}

function nextAlive(dead: Uint8Array, from: number): number {
  let document = from;
  while (dead[document]) document += 1;
  return document;
}

/** `byTime` of the columns, without making strings of the ids. */
function isEarlier(a: SegmentData, documentA: number, b: SegmentData, documentB: number): boolean {
  const time = a.listedAt[documentA]! - b.listedAt[documentB]!;
  return time < 0 || (time === 0 && compareTexts(a.ids, documentA, b.ids, documentB) > 0);
}

function columnsInOrder(sources: readonly MergeSource[], order: Order): Columns & Pick<SegmentData, 'categories'> {
  const { numbers, categories } = commonCategories(sources);
  const columns = emptyColumns(order.length);
  for (const name of columnNames) {
    for (let number = 0; number < order.length; number += 1) {
      columns[name][number] = sources[order.source[number]!]!.data[name][order.document[number]!]!;
    }
  }
  for (let number = 0; number < order.length; number += 1) {
    columns.category[number] = numbers[order.source[number]!]![columns.category[number]!]!;
  }
  return { ...columns, categories };
}

/** The category pairs of all sources, and the number that each pair of each source gets. */
function commonCategories(sources: readonly MergeSource[]) {
  const known = new Map<string, number>();
  const pairs: number[] = [];
  const numbers = sources.map(({ data: { categories } }) =>
    Uint16Array.from({ length: categories.length / 2 }, (_, index) => {
      const [category, topCategory] = [categories[2 * index]!, categories[2 * index + 1]!];
      const pair = `${category} ${topCategory}`;
      const number = known.get(pair) ?? known.size;
      if (number === known.size) pairs.push(category, topCategory);
      known.set(pair, number);
      return number;
    }),
  );
  const categories = sharedUint32(pairs.length);
  categories.set(pairs);
  return { numbers, categories };
}

const gone = 0xffffffff;

/** By the old number of each document its new one, for each source. */
function newNumbers(sources: readonly MergeSource[], order: Order): Uint32Array[] {
  const numbers = sources.map(({ dead }) => new Uint32Array(dead.length).fill(gone));
  for (let number = 0; number < order.length; number += 1) {
    numbers[order.source[number]!]![order.document[number]!] = number;
  }
  return numbers;
}

/** Walks the sorted terms of all sources side by side; a term that no document has any more is dropped. */
function mergedPostings(sources: readonly MergeSource[], order: Order) {
  const numbers = newNumbers(sources, order);
  const postings = sharedUint32(postingsAlive(sources));
  const starts: number[] = [];
  const terms: [source: number, term: number][] = [];
  const heads = sources.map(() => 0);
  let end = 0;
  for (
    let having = sourcesOfFirstTerm(sources, heads);
    having.length > 0;
    having = sourcesOfFirstTerm(sources, heads)
  ) {
    const start = end;
    let isSorted = true;
    for (const source of having) {
      const { postingStarts, postings: list } = sources[source]!.data;
      const renumbered = numbers[source]!;
      const before = end;
      for (let at = postingStarts[heads[source]!]!; at < postingStarts[heads[source]! + 1]!; at += 1) {
        const number = renumbered[documentOf(list[at]!)]!;
        if (number !== gone) postings[end++] = posting(number, fieldsOf(list[at]!));
      }
      if (before > start && end > before && postings[before]! < postings[before - 1]!) isSorted = false;
    }
    if (!isSorted) postings.subarray(start, end).sort();
    if (end > start) {
      starts.push(start);
      terms.push([having[0]!, heads[having[0]!]!]);
    }
    for (const source of having) heads[source]! += 1;
  }
  const postingStarts = sharedUint32(starts.length + 1);
  postingStarts.set([...starts, end]);
  return {
    terms: gatherTexts(terms.length, (place) => [sources[terms[place]![0]]!.data.terms, terms[place]![1]]),
    postingStarts,
    postings,
  };
}

/** The sources whose next term is the first of all next terms. */
function sourcesOfFirstTerm(sources: readonly MergeSource[], heads: readonly number[]): number[] {
  let having: number[] = [];
  for (const [source, { data }] of sources.entries()) {
    if (heads[source] === textCount(data.terms)) continue;
    const first = having[0];
    const difference =
      first === undefined ? -1 : compareTexts(data.terms, heads[source]!, sources[first]!.data.terms, heads[first]!);
    if (difference < 0) having = [source];
    else if (difference === 0) having.push(source);
  }
  return having;
}

function postingsAlive(sources: readonly MergeSource[]): number {
  let count = 0;
  for (const { data, dead } of sources) {
    for (const entry of data.postings) count += 1 - dead[documentOf(entry)]!;
  }
  return count;
}
