import { describe, expect, it } from 'vitest';
import { evolve, type Favourites } from '#machines/favourites/lifecycle/favourites.ts';
import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { add, clear, remove } from '#machines/favourites/lifecycle/favouritesRules.ts';
import { mostFavourites, removalUndoTerm } from '#machines/favourites/limits.ts';

const at = 1_796_000_000_000;
const bike = 'bikebikebike';
const none: Favourites = { saved: [], removed: [] };
const onlyTheBike: Favourites = { saved: [{ listing: bike, at, francs: 250 }], removed: [] };
const anAd = { listing: bike, francs: 200, at, isSeen: true };

describe('favourites', () => {
  it('take an ad with what it costs', () => {
    expect(add(none, anAd)).toEqual([{ type: 'favourites.added', at, listing: bike, francs: 200 }]);
  });

  it('take an ad once', () => {
    expect(add(onlyTheBike, anAd)).toEqual([]);
  });

  it('are a hundred at most, and the refusal says so [FAVOURITES-7]', () => {
    const saved = Array.from({ length: 100 }, (_, index) => ({ listing: `ad ${index}`, at, francs: null }));
    const full = { saved, removed: [] };
    expect(mostFavourites).toBe(100);
    expect(add(full, anAd)).toEqual({
      refused: 'favourites.limitExceeded',
      details: { limit: 100 },
    });
    // What is saved already needs no room.
    expect(add(full, { ...anAd, listing: 'ad 7' })).toEqual([]);
  });

  it('let go what they have, and nothing else', () => {
    expect(remove(onlyTheBike, { listing: bike, at })).toEqual([{ type: 'favourites.removed', at, listing: bike }]);
    expect(remove(none, { listing: bike, at })).toEqual([]);
  });

  it('take no ad that nobody may see', () => {
    expect(add(none, { ...anAd, isSeen: false })).toEqual({ refused: 'favourites.unseen' });
  });

  describe('of which one was removed', () => {
    const [removed] = remove(onlyTheBike, { listing: bike, at: at + 1 });
    const without = evolve(onlyTheBike, removed!);
    const later = (past: number) => ({ ...anAd, at: at + 1 + past });

    it('have it as it was where that is taken back, with what it cost then', () => {
      const [restored] = add(without, later(60 * 60 * 1000)) as readonly FavouritesFact[];
      expect(restored).toEqual({ type: 'favourites.restored', at: at + 1 + 60 * 60 * 1000, listing: bike });
      expect(evolve(without, restored!)).toEqual(onlyTheBike);
    });

    it('have it back whatever became of the ad meanwhile', () => {
      expect(add(without, { ...later(5), isSeen: false })).toMatchObject([{ type: 'favourites.restored' }]);
    });

    it('take it anew where that is an hour ago', () => {
      expect(removalUndoTerm).toBe(60 * 60 * 1000);
      expect(add(without, later(removalUndoTerm + 1))).toMatchObject([{ type: 'favourites.added', francs: 200 }]);
      expect(add(without, { ...later(removalUndoTerm + 1), isSeen: false })).toEqual({ refused: 'favourites.unseen' });
    });

    it('have it back in its place', () => {
      const lamp = { type: 'favourites.added', at: at + 2, listing: 'lamplamplamp', francs: null } as const;
      const restored = { type: 'favourites.restored', at: at + 3, listing: bike } as const;
      const saved = evolve(evolve(without, lamp), restored).saved.map(({ listing }) => listing);
      expect(saved).toEqual([bike, 'lamplamplamp']);
    });
  });

  it('are emptied where there are any', () => {
    expect(clear(onlyTheBike, { at })).toEqual([{ type: 'favourites.cleared', at }]);
    expect(clear(none, { at })).toEqual([]);
  });
});
