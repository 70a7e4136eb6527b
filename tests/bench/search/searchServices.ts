import { swissLocalities } from '#market/places/swissLocalities.ts';
import { type Found, foundBy } from '#server/search/answers/foundBy.ts';
import type { SearchDocument, SearchPort } from '#server/search/searchPort.ts';
import type { SearchServices } from '#server/search/searchServices.ts';
import type { CountedListing } from '#server/suggestions/vocabulary/countedListing.ts';
import { createVocabulary, type Vocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import { arraysOf } from '#server/suggestions/vocabulary/vocabularyIndex.ts';
import { countingThread } from '#server/suggestions/vocabulary/vocabularyThread.ts';
import { line, whole } from './searchFigures.ts';
import { SearchMarket } from './searchMarket.ts';
import type { MixedSearch } from './searchMix.ts';

const listingsAtOnce = 500;

/**
 * The work of a server's process for a search, without reading the rows of the shown ads. With few results the server
 * also searches for a correction, counts its results, and counts slightly wider searches.
 */
export function searching(port: SearchPort, vocabulary: Vocabulary): (requested: MixedSearch) => Promise<Found> {
  const services: Pick<SearchServices, 'search' | 'localities' | 'vocabulary'> = {
    // No writes happen during the benchmark, so search is always caught up.
    search: { port, caughtUp: async () => 0 },
    localities: swissLocalities,
    vocabulary,
  };
  return ({ filter, language }) => foundBy(services, filter, language);
}

/** The vocabulary of this many made-up ads, counted in a thread as on a server; prints its duration and memory. */
export async function madeUpVocabulary(count: number): Promise<Vocabulary> {
  const counting = countingThread();
  try {
    const from = performance.now();
    for (const put of batches(count)) await counting.count({ put, removed: [] });
    line('counted in the background', `${whole((count * 1000) / (performance.now() - from))} ads/s`);
    const making = performance.now();
    const index = await counting.index();
    line(
      'an index of the counts',
      `${whole(index.listings.length)} texts, ${whole(performance.now() - making)} ms in its thread`,
    );
    const bytes = arraysOf(index).reduce((sum, { byteLength }) => sum + byteLength, 0);
    line('memory of an index', `${whole(bytes / 1e6)} MB; ${whole(process.memoryUsage.rss() / 1e6)} MB in all`);
    const vocabulary = createVocabulary();
    const replacing = performance.now();
    vocabulary.replace(index);
    line('taken by the main thread', `${(performance.now() - replacing).toFixed(3)} ms`);
    return vocabulary;
  } finally {
    await counting.close();
  }
}

function* batches(count: number): Generator<CountedListing[]> {
  let batch: CountedListing[] = [];
  for (const document of new SearchMarket().documents(count)) {
    batch.push(countedListing(document));
    if (batch.length < listingsAtOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function countedListing({ id, title, language, category, price, parameters }: SearchDocument): CountedListing {
  const kind = price === 0 ? 'free' : 'amount';
  return { id, title, language, category, price: kind, parameters: JSON.stringify(parameters), locality: 'Bern' };
}
