import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import { packing, unpacking } from '#server/pages/rendering/wireFormat.ts';
import type { RenderOrder } from '#server/pages/rendering/rendering.ts';

const footer = { standard_links: [], social_media_links: [] };

const orderOf = (firstData: unknown, url = '/de/li'): RenderOrder => ({
  request: { url, mode: 'dark', now: 7, footer, firstData },
  origin: 'http://localhost:3000',
  recording: false,
  encoding: 'br',
});

/** Copies a value, as messages between threads are copied. */
const sent = <Value>(value: Value): Value => structuredClone(value);

const listings = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => listingItemOf({ id }));
const some = fc.subarray(listings);

/** Generates the data of lists, ads, front pages, and pages without data. */
const data = fc.oneof(
  some.chain((items) =>
    some.map((galleryItems) => ({ ...listingListOf(0), items, galleryItems, total: items.length })),
  ),
  fc.record({ kind: fc.constant('shown'), item: fc.constantFrom(...listings), similar: fc.record({ items: some }) }),
  some.map((items) => ({ newest: items, facets: [{ key: 'brand' }], correction: { items: items.slice(1) } })),
  fc.constantFrom(null, undefined, 'text', [], {}, { items: [null] }, { items: [listings[0], 'no ad'] }),
);

describe('render requests encoded for a thread', () => {
  it('are decoded unchanged, whatever has been sent before', () => {
    fc.assert(
      fc.property(fc.array(data, { maxLength: 12 }), fc.integer({ min: 0, max: 8 }), (pages, most) => {
        const packed = packing(most);
        const unpacked = unpacking();
        for (const page of pages) {
          const order = orderOf(page);
          const before = sent(order);
          expect(unpacked(sent(packed(order))).order).toEqual(before);
          expect(order).toEqual(before);
        }
      }),
    );
  });

  it('have the same objects for the same ads, and mark these as permanent', () => {
    const packed = packing();
    const unpacked = unpacking();
    const shown = (items: readonly object[]) => {
      const { order, lasting } = unpacked(sent(packed(orderOf({ items, other: { id: 'other' } }))));
      const reported = order.request.firstData as { readonly items: readonly object[]; readonly other: object };
      expect(reported.items.every((item) => lasting.has(item))).toBe(true);
      expect(lasting.has(order.request.footer!)).toBe(true);
      expect(lasting.has(reported.other)).toBe(false);
      return reported.items;
    };
    const [a, b] = shown([listings[0]!, listings[1]!]);
    expect(shown([listings[1]!, listings[0]!])).toEqual([b, a]);
    const [again, changed] = shown([listings[0]!, listingItemOf({ id: 'b', subject: 'Another price' })]);
    expect(again).toBe(a);
    expect(changed).not.toBe(b);
  });

  it('send each ad to a thread once, until the thread has to drop it', () => {
    const packed = packing(3);
    const numberOfFresh = (items: readonly object[], pack = packed) => pack(orderOf({ items })).fresh.size;
    // The footer of the page counts as a further part that is sent.
    expect(numberOfFresh(listings.slice(0, 2))).toBe(3);
    expect(numberOfFresh(listings.slice(0, 3))).toBe(1);
    expect(numberOfFresh(listings.slice(0, 3), packing())).toBe(4);
    const { forgets, fresh } = packed(orderOf({ items: listings.slice(0, 2) }));
    expect([forgets, fresh.size]).toEqual([true, 3]);
  });
});
