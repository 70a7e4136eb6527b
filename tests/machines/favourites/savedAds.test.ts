import { describe, expect, it } from 'vitest';
import { savedAdOf } from '#machines/favourites/savedAdExamples.ts';
import { favouritesSorts, toFavouritesSort } from '#machines/favourites/favouritesSort.ts';
import { francsLess, inOrder, isOver } from '#machines/favourites/savedAds.ts';
import { adItemOf } from '#machines/listing/adExamples.ts';

const free = adItemOf({ price: null, parameters: [{ key: 'price', value: 0, label: 'Price', text: 'Free' }] });
const onRequest = adItemOf({ price: null, parameters: [] });
const priced = (price: number) => adItemOf({ price });

describe('what a saved ad costs', () => {
  it.each([
    ['less', { saved_price: 480, item: priced(280) }, 200],
    ['more', { saved_price: 480, item: priced(500) }, -20],
    ['as much', { saved_price: 480, item: priced(480) }, 0],
    ['nothing any more', { saved_price: 480, item: free }, 480],
    ['nobody knows what by now', { saved_price: 480, item: onRequest }, null],
    ['nobody knew what then', { saved_price: null, item: priced(480) }, null],
    ['nobody knows, since nobody sees it', { saved_price: 480, item: null }, null],
  ] as const)('is %s', (_, ad, less) => {
    expect(francsLess(ad)).toBe(less);
  });
});

describe('a saved ad', () => {
  it('is over where it is sold, has expired, or is gone', () => {
    const withStatus = (status: 'active' | 'reserved' | 'sold' | 'expired') =>
      isOver({ item: adItemOf({ status }), is_gone: false });
    expect([withStatus('sold'), withStatus('expired'), isOver({ item: null, is_gone: true })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([withStatus('active'), withStatus('reserved')]).toEqual([false, false]);
    // It may come back.
    expect(isOver({ item: null, is_gone: false })).toBe(false);
  });
});

describe('favourites in an order', () => {
  const ads = [
    savedAdOf({ id: 'lamp', saved_time: 5, saved_price: 60, item: adItemOf({ price: 60, epoch_time: 30 }) }),
    savedAdOf({ id: 'gone', saved_time: 4, item: null, is_gone: true }),
    savedAdOf({ id: 'gift', saved_time: 3, saved_price: 20, item: { ...free, epoch_time: 10 } }),
    savedAdOf({ id: 'bike', saved_time: 2, saved_price: 480, item: adItemOf({ price: 280, epoch_time: 20 }) }),
    savedAdOf({ id: 'asked', saved_time: 1, saved_price: null, item: { ...onRequest, epoch_time: 40 } }),
  ];

  it.each([
    ['saved', ['lamp', 'gone', 'gift', 'bike', 'asked']],
    ['newest', ['asked', 'lamp', 'bike', 'gift', 'gone']],
    ['cheapest', ['gift', 'lamp', 'bike', 'gone', 'asked']],
    ['expensive', ['bike', 'lamp', 'gift', 'gone', 'asked']],
    ['reduced', ['bike', 'gift', 'lamp', 'gone', 'asked']],
  ] as const)('%s', (sort, ids) => {
    expect(inOrder(ads, sort).map(({ id }) => id)).toEqual(ids);
    expect(inOrder(ads.toReversed(), sort).map(({ id }) => id)).toEqual(ids);
  });

  it('are as saved where an address asks for none that there is', () => {
    expect(favouritesSorts.map(toFavouritesSort)).toEqual(favouritesSorts);
    expect([null, '', 'nearest', ['newest']].map(toFavouritesSort)).toEqual(Array(4).fill('saved'));
  });
});
