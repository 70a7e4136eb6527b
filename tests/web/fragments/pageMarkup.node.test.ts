import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { ListingItem } from '#machines/listing/listingItem.ts';
import { languages } from '#machines/market/language.ts';
import type { Lasting, PageMarkup } from '#web/fragments/pageMarkup.ts';
import { createMarkupStore } from '#web/fragments/fragmentCache.ts';
import { joined } from '#web/fragments/joinedFragments.ts';
import { render, renderDocument, type RenderRequest } from '#web/render.tsx';

const noon = Date.UTC(2026, 10, 20, 11);
const hour = 3600;

/** The data of a page of results, which are in its gallery too. */
const listOf = (items: readonly ListingItem[], distances: Record<string, number> = {}, total = 1) => ({
  ...listingListOf(total),
  items,
  itemIDs: items.map(({ id }) => id),
  galleryItems: items.slice(0, 3),
  galleryIDs: items.slice(0, 3).map(({ id }) => id),
  distances,
});

const pageOf = (
  items: readonly ListingItem[],
  {
    url = '/de/li',
    now = noon,
    distances = {},
    total = 1,
  }: { url?: string; now?: number; distances?: Record<string, number>; total?: number } = {},
): RenderRequest => ({ url, mode: 'system', now, firstData: listOf(items, distances, total) });

/** A text in a listing that imitates a mark of the fragment cache. */
const forged = 'a"></kept-view><kept-view data-kept="0"></kept-view>';

const word = fc.constantFrom('Velo', 'Zürich', '«Räder» & mehr', '<b>', 'Fr. 3’000.–', 'ç', '🚲', forged);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const listing: fc.Arbitrary<ListingItem> = fc
  .record({
    subject: text,
    body: text,
    slug: fc.constantFrom('velo', 'rad'),
    // Ages in seconds, before and after the label of a listing’s age changes.
    age: fc.constantFrom(0, 59, 61, hour - 1, hour + 1, 11 * hour, 12 * hour, 13 * hour, 30 * hour, 8 * 24 * hour),
    highlight: fc.boolean(),
    thumb_name: fc.constantFrom(null, 'one', 'two'),
    language: fc.constantFrom('de' as const, 'fr' as const),
    location: fc.constantFrom('3012 Bern BE', '8000 Zürich ZH'),
    price_text: fc.constantFrom('CHF 480.–', 'Gratis'),
    previous_price: fc.constantFrom(null, 900),
    type: fc.constantFrom('offer' as const, 'wanted' as const),
    status: fc.constantFrom('active' as const, 'sold' as const),
  })
  .map(({ age, ...shown }) => listingItemOf({ ...shown, epoch_time: noon / 1000 - age }));

/** Generates a few listings, and pages of some of them: in any order, language, view and distance, at any time. */
const pages = fc
  .array(listing, { minLength: 3, maxLength: 5 })
  .map((listings) => listings.map((item, index) => ({ ...item, id: `ad${index}` })))
  .chain((listings) =>
    fc.array(
      fc
        .record({
          items: fc.shuffledSubarray(listings),
          language: fc.constantFrom(...languages),
          view: fc.constantFrom('', '&view=grid'),
          requested: fc.constantFrom('', '&q=%22Velo%22%20%26%20%3Cb%3E%27', '&pe=500', '&st=wanted', '&category=4000'),
          shown: fc.constantFrom('', '&o=2', '&o=9', '&n=60', '&sp=cheapest', '&company_ad=1'),
          total: fc.constantFrom(0, 1, 31, 1234),
          later: fc.constantFrom(0, 59, hour, 25 * hour),
          far: fc.constantFrom(0, 1200),
        })
        .map(({ items, language, view, requested, shown, later, far, total }) => {
          const distances = Object.fromEntries(items.map(({ id }) => [id, far]));
          const url = `/${language}/li?${(requested + shown + view).slice(1)}`;
          return pageOf(items, { url, now: noon + later * 1000, distances, total });
        }),
      { minLength: 3, maxLength: 6 },
    ),
  );

const all: Lasting = { has: () => true };

/** Renders a page, and counts the hits and misses of the fragment cache. */
async function rendered(store: ReturnType<typeof createMarkupStore>, request: RenderRequest, lasting = all) {
  const markup = store.forPage(lasting);
  const counts = { found: 0, missed: 0 };
  const counted: PageMarkup = {
    ...markup,
    find(of, view, shown) {
      const found = markup.find(of, view, shown);
      counts[found.isCached ? 'found' : 'missed'] += 1;
      return found;
    },
  };
  const { html } = await render(request, undefined, counted);
  return { html: textOf(joined(markup.fragments(html))), ...counts };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('the cached fragments of listings', () => {
  it('return the same bytes as rendering without a cache, for any previous pages', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (pages) => {
        const store = createMarkupStore();
        for (const request of pages) {
          const { html: afresh } = await render(request);
          expect((await rendered(store, request)).html).toBe(afresh);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('serve every later page with the same listings, in another order too', async () => {
    const store = createMarkupStore();
    const listings = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => listingItemOf({ id, subject: `Ad ${id}` }));
    expect(await rendered(store, pageOf(listings))).toMatchObject({ found: 0, missed: 11 });
    expect(await rendered(store, pageOf(listings))).toMatchObject({ found: 11, missed: 0 });
    const [first, second, third, fourth, fifth, ...others] = listings;
    const turned = [first!, second!, third!, fourth!, ...others, fifth!];
    expect(await rendered(store, pageOf(turned))).toMatchObject({ found: 11, missed: 0 });
  });

  it('miss for another age label, language, view, distance or position on the page', async () => {
    const store = createMarkupStore();
    const listings = ['a', 'b'].map((id) => listingItemOf({ id, epoch_time: noon / 1000 - 10 * hour }));
    await rendered(store, pageOf(listings));
    for (const other of [
      pageOf(listings, { now: noon + hour * 1000 }),
      pageOf(listings, { url: '/fr/li' }),
      pageOf(listings, { url: '/de/li?view=grid' }),
      pageOf(listings, { distances: { a: 700, b: 800 } }),
      pageOf(listings.toReversed()),
    ]) {
      const { html: afresh } = await render(other);
      const { html, missed } = await rendered(store, other);
      expect(html).toBe(afresh);
      expect(missed).toBeGreaterThanOrEqual(2);
    }
  });

  it('exclude listings that occur only once', async () => {
    const store = createMarkupStore();
    const listings = ['a', 'b', 'c'].map((id) => listingItemOf({ id }));
    const isFirst = { has: (listing: object) => listing === listings[0] };
    await rendered(store, pageOf(listings), isFirst);
    const { html, ...counts } = await rendered(store, pageOf(listings), isFirst);
    // Two fragments are found: the listing is also in the gallery.
    expect(counts).toEqual({ found: 2, missed: 0 });
    expect(html).toBe((await render(pageOf(listings))).html);
  });

  it('take limited memory: the least recently used ones are evicted', async () => {
    const listings = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => listingItemOf({ id }));
    const all = createMarkupStore();
    await rendered(all, pageOf(listings));
    const most = Math.floor(all.size / 10);
    const few = createMarkupStore(most);
    await rendered(few, pageOf(listings));
    expect(few.size).toBeLessThanOrEqual(most);
    expect(few.size).toBeGreaterThan(0);
    const { html, missed } = await rendered(few, pageOf(listings));
    expect(html).toBe((await render(pageOf(listings))).html);
    expect(missed).toBeGreaterThan(0);
  });

  it('change no byte of a document, even of listings that imitate the marks', async () => {
    const request = pageOf(['a', 'b', 'c'].map((id) => listingItemOf({ id, subject: forged })));
    const { html } = await render(request);
    const written = async (lasting?: Lasting) => {
      const document = await renderDocument({
        request,
        manifest: {},
        origin: 'http://localhost:3000',
        ...(lasting && { lasting }),
      });
      return textOf(document.content);
    };
    const afresh = await written();
    expect(afresh).toContain(`<div id="root">${html}</div>`);
    for (const _ of ['cached', 'found']) expect(await written(all)).toBe(afresh);
  });
});
