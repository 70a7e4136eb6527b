import { VocabularyCounts } from './vocabularyCounts.ts';
import { type CountedListing } from './countedListing.ts';
import { vocabularyIndex } from './vocabularyIndex.ts';

/** The searchable listings in their current state, and the ids of those no longer listed. */
export interface CountedNow {
  readonly put: readonly CountedListing[];
  readonly removed: readonly string[];
}

/** The long work of the vocabulary: its counts, and an index of them on request. */
export function vocabularyWork() {
  const counts = new VocabularyCounts();
  return {
    count({ put, removed }: CountedNow) {
      for (const listing of put) counts.put(listing);
      for (const id of removed) counts.remove(id);
    },
    index: () => vocabularyIndex(counts),
  };
}
