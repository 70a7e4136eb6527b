import { VocabularyCounts } from './vocabularyCounts.ts';
import { type CountedAd } from './countedAd.ts';
import { vocabularyIndex } from './vocabularyIndex.ts';

/** Ads that are listed as they are now, and the ids of those that no longer are. */
export interface CountedNow {
  readonly put: readonly CountedAd[];
  readonly removed: readonly string[];
}

/** The long work of the vocabulary: its counts, and an index of them whenever one is asked for. */
export function vocabularyWork() {
  const counts = new VocabularyCounts();
  return {
    count({ put, removed }: CountedNow) {
      for (const ad of put) counts.put(ad);
      for (const id of removed) counts.remove(id);
    },
    index: () => vocabularyIndex(counts),
  };
}
