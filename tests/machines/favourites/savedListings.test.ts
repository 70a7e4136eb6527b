import { describe, expect, it } from 'vitest';
import { savedListingOf } from '#machines/favourites/savedListingExamples.ts';
import { favouritesSorts, toFavouritesSort } from '#machines/favourites/favouritesSort.ts';
import { francsLess, inOrder, isOver } from '#machines/favourites/savedListings.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';

const free = listingItemOf({ price: null, parameters: [{ key: 'price', value: 0, label: 'Price', text: 'Free' }] });
const onRequest = listingItemOf({ price: null, parameters: [] });
const priced = (price: number) => listingItemOf({ price });

describe('the price reduction of a saved listing', () => {
  it.each([
    ['positive when it is cheaper', { saved_price: 480, item: priced(280) }, 200],
    ['negative when it is dearer', { saved_price: 480, item: priced(500) }, -20],
    ['zero for the same price', { saved_price: 480, item: priced(480) }, 0],
    ['the whole price when it is free', { saved_price: 480, item: free }, 480],
    ['unknown for a price on request', { saved_price: 480, item: onRequest }, null],
    ['unknown when it was saved without a price', { saved_price: null, item: priced(480) }, null],
    ['unknown when it is not public', { saved_price: 480, item: null }, null],
  ] as const)('is %s', (_, listing, less) => {
    expect(francsLess(listing)).toBe(less);
  });
});

describe('a saved listing', () => {
  it('is over when it is sold, has expired, or is gone', () => {
    const withStatus = (status: 'active' | 'reserved' | 'sold' | 'expired') =>
      isOver({ item: listingItemOf({ status }), is_gone: false });
    expect([withStatus('sold'), withStatus('expired'), isOver({ item: null, is_gone: true })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([withStatus('active'), withStatus('reserved')]).toEqual([false, false]);
    // A listing that is not visible, but not gone either, is not over: a paused listing may return.
    expect(isOver({ item: null, is_gone: false })).toBe(false);
  });
});

describe('favourites in an order', () => {
  const listings = [
    savedListingOf({ id: 'lamp', saved_time: 5, saved_price: 60, item: listingItemOf({ price: 60, epoch_time: 30 }) }),
    savedListingOf({ id: 'gone', saved_time: 4, item: null, is_gone: true }),
    savedListingOf({ id: 'gift', saved_time: 3, saved_price: 20, item: { ...free, epoch_time: 10 } }),
    savedListingOf({
      id: 'bike',
      saved_time: 2,
      saved_price: 480,
      item: listingItemOf({ price: 280, epoch_time: 20 }),
    }),
    savedListingOf({ id: 'asked', saved_time: 1, saved_price: null, item: { ...onRequest, epoch_time: 40 } }),
  ];

  it.each([
    ['saved', ['lamp', 'gone', 'gift', 'bike', 'asked']],
    ['newest', ['asked', 'lamp', 'bike', 'gift', 'gone']],
    ['cheapest', ['gift', 'lamp', 'bike', 'gone', 'asked']],
    ['expensive', ['bike', 'lamp', 'gift', 'gone', 'asked']],
    ['reduced', ['bike', 'gift', 'lamp', 'gone', 'asked']],
  ] as const)('%s', (sort, ids) => {
    expect(inOrder(listings, sort).map(({ id }) => id)).toEqual(ids);
    expect(inOrder(listings.toReversed(), sort).map(({ id }) => id)).toEqual(ids);
  });

  it('are in the order of saving when an address requests an unknown order', () => {
    expect(favouritesSorts.map(toFavouritesSort)).toEqual(favouritesSorts);
    expect([null, '', 'nearest', ['newest']].map(toFavouritesSort)).toEqual(Array(4).fill('saved'));
  });
});
