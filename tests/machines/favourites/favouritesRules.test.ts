import { describe, expect, it } from 'vitest';
import type { Favourites } from '#machines/favourites/favourites.ts';
import { add, clear, remove } from '#machines/favourites/favouritesRules.ts';
import { mostFavourites } from '#machines/favourites/limits.ts';

const at = 1_796_000_000_000;
const bike = 'bikebikebike';
const none: Favourites = { saved: [] };
const onlyTheBike: Favourites = { saved: [{ listing: bike, at, francs: 250 }] };

describe('favourites', () => {
  it('take an ad with what it costs', () => {
    expect(add(none, { listing: bike, francs: 250, at })).toEqual([
      { type: 'favourites.added', at, listing: bike, francs: 250 },
    ]);
  });

  it('take an ad once', () => {
    expect(add(onlyTheBike, { listing: bike, francs: 200, at })).toEqual([]);
  });

  it('are a hundred at most, and the refusal says so [FAVOURITES-7]', () => {
    const full = { saved: Array.from({ length: 100 }, (_, index) => ({ listing: `ad ${index}`, at, francs: null })) };
    expect(mostFavourites).toBe(100);
    expect(add(full, { listing: bike, francs: 250, at })).toEqual({
      refused: 'favourites.limitExceeded',
      details: { limit: 100 },
    });
    // What is saved already needs no room.
    expect(add(full, { listing: 'ad 7', francs: 250, at })).toEqual([]);
  });

  it('let go what they have, and nothing else', () => {
    expect(remove(onlyTheBike, { listing: bike, at })).toEqual([{ type: 'favourites.removed', at, listing: bike }]);
    expect(remove(none, { listing: bike, at })).toEqual([]);
  });

  it('are emptied where there are any', () => {
    expect(clear(onlyTheBike, { at })).toEqual([{ type: 'favourites.cleared', at }]);
    expect(clear(none, { at })).toEqual([]);
  });
});
