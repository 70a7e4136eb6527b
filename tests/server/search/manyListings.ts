import fc from 'fast-check';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { SearchMarket } from '#tests/bench/search/searchMarket.ts';
import { anyDocument, vocabulary } from './corpus/arbitraries.ts';

/** So many ads that they fill several segments, and that PostgreSQL does not read them all for a search. */
const listings = 20_000;

/**
 * The variation of ads, the same in every run: everything except text, category and place, with additional parameters.
 */
const kinds = fc.sample(anyDocument, { seed: 20_261_122, numRuns: listings });

/** Made-up words by Zipf's law, in all categories and places. Every other ad also has words with several spellings. */
export const manyListings: readonly SearchDocument[] = Array.from(
  new SearchMarket().documents(listings),
  (document, number) => {
    const { region, postcode, parameters, price, company, kind, gallery } = kinds[number]!;
    const listing = {
      ...document,
      region: region && document.region,
      postcode: postcode && document.postcode,
      parameters:
        number % 3 === 0 ? { ...document.parameters, ...parameters } : { ...parameters, ...document.parameters },
      price,
      company,
      kind,
      gallery,
    };
    if (number % 2 === 0) return listing;
    const spelled = vocabulary[number % vocabulary.length]!;
    const another = vocabulary[(number * 7) % vocabulary.length]!;
    return {
      ...listing,
      title: `${spelled} ${document.title}`,
      body: `${document.body} ${another}`,
      keywords: [another],
    };
  },
);
