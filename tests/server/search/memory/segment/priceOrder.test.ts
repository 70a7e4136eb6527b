import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arena } from '#server/search/memory/arena.ts';
import { conditionsOf } from '#server/search/memory/conditions.ts';
import { KnownValues } from '#server/search/memory/knownValues.ts';
import { onRequest } from '#server/search/memory/segment/columns.ts';
import { documentsByPrice, walkByPrice } from '#server/search/memory/segment/priceOrder.ts';
import { PartFilter } from '#server/search/memory/partFilter.ts';
import { Segment } from '#server/search/memory/segment/segment.ts';
import { buildSegment } from '#server/search/memory/segment/segmentBuilder.ts';
import { listing, filter } from '../../corpus/listings.ts';

const anyPrices = fc.array(
  fc.oneof(
    fc.constantFrom(0, 50, 65_535, 65_536, 2 ** 20, 3 * 2 ** 20, onRequest),
    fc.integer({ min: 0, max: onRequest }),
  ),
  { maxLength: 40 },
);

describe('the order of prices', () => {
  it('has the cheapest first, those on request last, and the newest first for equal prices', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const expected = prices.map((_, document) => document).toSorted((a, b) => prices[a]! - prices[b]! || b - a);
        expect([...documentsByPrice(Uint32Array.from(prices))]).toEqual(expected);
      }),
    );
  });

  it('is walked from either end, those on request last both ways', () => {
    fc.assert(
      fc.property(
        anyPrices,
        fc.constantFrom('cheapest', 'expensive'),
        fc.integer({ min: 1, max: 50 }),
        (prices, sort, most) => {
          const documents = prices.map((price, number) =>
            listing(`a${number}`, { price: price === onRequest ? null : price }),
          );
          const known = new KnownValues();
          const segment = new Segment(buildSegment(documents), known);
          const isDearestFirst = sort === 'expensive';
          const expected = prices
            .map((price, number) => ({ key: price === onRequest ? Infinity : isDearestFirst ? -price : price, number }))
            .toSorted((a, b) => (a.key === b.key ? b.number - a.number : a.key - b.key))
            .map(({ number }) => `a${number}`);
          const arena = new Arena();
          const found = new PartFilter(segment, conditionsOf(filter({ sort }), undefined, known, arena), arena);
          const met = walkByPrice(segment, segment.byPrice, { found, isDearestFirst, most }, arena);
          expect(Array.from(met, (document) => segment.id(document))).toEqual(expected.slice(0, most));
        },
      ),
    );
  });
});
