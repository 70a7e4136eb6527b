import fc from 'fast-check';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/areas.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { SearchMarket } from '#tests/bench/searchMarket.ts';
import { anyArea, anyBrowsing, anyDocument, anyFilter, anyWordless, vocabulary } from './arbitraries.ts';

/** In small form still several segments, and too many for PostgreSQL to read them all for a search. */
const listings = process.env['ALLMEND_LONG'] === '1' ? 20_000 : 8000;

/** The same in every run: how ads differ beside their text, and when they were listed. */
const kinds = fc.sample(anyDocument, { seed: 20_261_122, numRuns: listings });

/** Made-up words by Zipf's law, and in every other ad some that are written in several ways. */
export const manyListings: readonly SearchDocument[] = Array.from(
  new SearchMarket().documents(listings),
  (document, number) => {
    const { category, topCategory, region, postcode, parameters, price, company, kind, gallery } = kinds[number]!;
    const ad = { ...document, category, topCategory, region, postcode, parameters, price, company, kind, gallery };
    if (number % 2 === 0) return ad;
    const spelled = vocabulary[number % vocabulary.length]!;
    const another = vocabulary[(number * 7) % vocabulary.length]!;
    return {
      ...ad,
      title: `${spelled} ${document.title}`,
      body: `${document.body} ${another}`,
      keywords: [another],
    };
  },
);
const words = manyListings.slice(0, 300).flatMap(({ title }) => title.split(' '));

const anyQuery = fc
  .tuple(fc.array(fc.constantFrom(...words, ...vocabulary), { maxLength: 2 }), fc.nat(5))
  .map(([asked, sign]) => (sign === 0 ? `"${asked.join(' ')}"` : sign === 1 ? `-${asked.join(' ')}` : asked.join(' ')));
const anyPage = fc.integer({ min: 1, max: 40 });
const anyFilterOfMany: fc.Arbitrary<SearchFilter> = fc
  .tuple(anyFilter, anyQuery, anyPage)
  .map(([filter, query, page]) => ({ ...filter, query, page }));
/** Any search over them, and where. */
export const anySearchOfMany: fc.Arbitrary<[SearchFilter, Area | undefined]> = fc.tuple(
  fc.oneof({ weight: 3, arbitrary: anyFilterOfMany }, { weight: 2, arbitrary: anyFilter }, anyWordless, anyBrowsing),
  anyArea,
);
