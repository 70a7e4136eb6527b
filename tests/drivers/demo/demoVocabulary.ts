import { evolve, type Listing } from '#machines/listing/lifecycle/listing.ts';
import { demoMarket } from '#server/demo/demoMarket.ts';
import type { CountedListing } from '#server/suggestions/vocabulary/countedListing.ts';
import { createVocabulary, type Vocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import { VocabularyCounts } from '#server/suggestions/vocabulary/vocabularyCounts.ts';
import { vocabularyIndex } from '#server/suggestions/vocabulary/vocabularyIndex.ts';

/** The visible ads of the demonstration market, in the form in which the vocabulary counts them after a first start. */
export function demoCountedListings(): readonly CountedListing[] {
  return demoMarket(Date.now()).listings.flatMap(({ id, facts }) => {
    const { status, content } = facts.reduce<Listing | null>(evolve, null)!;
    if (status !== 'active' && status !== 'reserved') return [];
    const { title, language, category, price, parameters, place } = content;
    const counted = { price: price.kind, parameters: JSON.stringify(parameters), locality: place.locality };
    return [{ id, title, language, category, ...counted }];
  });
}

/** Creates a vocabulary from these ads alone. */
export function vocabularyOf(listings: Iterable<CountedListing>): Vocabulary {
  const counts = new VocabularyCounts();
  for (const listing of listings) counts.put(listing);
  const vocabulary = createVocabulary();
  vocabulary.replace(vocabularyIndex(counts));
  return vocabulary;
}
