import { documentOf, renumbered } from '../text/postings.ts';
import type { MergeSource, Order } from './mergeOrder.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { compareTexts, gatherTexts, textCount } from './texts.ts';

const gone = 0xffffffff;

/** For each source, the new number of each document by its old number. */
function newNumbers(sources: readonly MergeSource[], order: Order): Uint32Array[] {
  const numbers = sources.map(({ dead }) => new Uint32Array(dead.length).fill(gone));
  for (let number = 0; number < order.length; number += 1) {
    numbers[order.source[number]!]![order.document[number]!] = number;
  }
  return numbers;
}

/**
 * A k-way merge of the sorted terms of all sources. Terms without documents are dropped. `termNumbers` maps the old
 * number of each remaining term to the new one, for each source.
 */
export function mergedPostings(sources: readonly MergeSource[], order: Order) {
  const numbers = newNumbers(sources, order);
  const termNumbers = sources.map(({ data }) => new Uint32Array(textCount(data.terms)));
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
      const newNumber = numbers[source]!;
      const before = end;
      for (let at = postingStarts[heads[source]!]!; at < postingStarts[heads[source]! + 1]!; at += 1) {
        const number = newNumber[documentOf(list[at]!)]!;
        if (number !== gone) postings[end++] = renumbered(list[at]!, number);
      }
      if (before > start && end > before && postings[before]! < postings[before - 1]!) isSorted = false;
    }
    if (!isSorted) postings.subarray(start, end).sort();
    if (end > start) {
      for (const source of having) termNumbers[source]![heads[source]!] = starts.length;
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
    termNumbers,
  };
}

/** The sources of the merge whose next term is the smallest of all next terms. */
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
