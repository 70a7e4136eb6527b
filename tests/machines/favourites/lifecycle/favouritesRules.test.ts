import { describe, expect, it } from 'vitest';
import { evolve, type Favourites } from '#machines/favourites/lifecycle/favourites.ts';
import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { add, clear, remove } from '#machines/favourites/lifecycle/favouritesRules.ts';
import { mostFavourites, removalUndoTerm } from '#machines/favourites/limits.ts';

const at = 1_796_000_000_000;
const bike = 'bikebikebike';
const none: Favourites = { saved: [], removed: [] };
const onlyTheBike: Favourites = { saved: [{ listing: bike, at, francs: 250 }], removed: [] };
const aListing = { listing: bike, francs: 200, at, isPublic: true };

describe('favourites', () => {
  it('store a listing with its price', () => {
    expect(add(none, aListing)).toEqual([{ type: 'favourites.added', at, listing: bike, francs: 200 }]);
  });

  it('store a listing once', () => {
    expect(add(onlyTheBike, aListing)).toEqual([]);
  });

  it('are limited to a hundred, and the refusal names the limit [FAVOURITES-7]', () => {
    const saved = Array.from({ length: 100 }, (_, index) => ({ listing: `ad ${index}`, at, francs: null }));
    const full = { saved, removed: [] };
    expect(mostFavourites).toBe(100);
    expect(add(full, aListing)).toEqual({
      refused: 'favourites.limitExceeded',
      details: { limit: 100 },
    });
    // Saving a listing that is already saved is accepted, because it needs no more room.
    expect(add(full, { ...aListing, listing: 'ad 7' })).toEqual([]);
  });

  it('remove a saved listing, and ignore others', () => {
    expect(remove(onlyTheBike, { listing: bike, at })).toEqual([{ type: 'favourites.removed', at, listing: bike }]);
    expect(remove(none, { listing: bike, at })).toEqual([]);
  });

  it('refuse a listing that is not public', () => {
    expect(add(none, { ...aListing, isPublic: false })).toEqual({ refused: 'favourites.unseen' });
  });

  describe('with a removed listing', () => {
    const [removed] = remove(onlyTheBike, { listing: bike, at: at + 1 });
    const without = evolve(onlyTheBike, removed!);
    const later = (past: number) => ({ ...aListing, at: at + 1 + past });

    it('restore it with its former price when the removal is undone', () => {
      const [restored] = add(without, later(60 * 60 * 1000)) as readonly FavouritesFact[];
      expect(restored).toEqual({ type: 'favourites.restored', at: at + 1 + 60 * 60 * 1000, listing: bike });
      expect(evolve(without, restored!)).toEqual(onlyTheBike);
    });

    it('restore it whatever happened to the listing meanwhile', () => {
      expect(add(without, { ...later(5), isPublic: false })).toMatchObject([{ type: 'favourites.restored' }]);
    });

    it('save it as new an hour after the removal', () => {
      expect(removalUndoTerm).toBe(60 * 60 * 1000);
      expect(add(without, later(removalUndoTerm + 1))).toMatchObject([{ type: 'favourites.added', francs: 200 }]);
      expect(add(without, { ...later(removalUndoTerm + 1), isPublic: false })).toEqual({
        refused: 'favourites.unseen',
      });
    });

    it('restore it at its position', () => {
      const lamp = { type: 'favourites.added', at: at + 2, listing: 'lamplamplamp', francs: null } as const;
      const restored = { type: 'favourites.restored', at: at + 3, listing: bike } as const;
      const saved = evolve(evolve(without, lamp), restored).saved.map(({ listing }) => listing);
      expect(saved).toEqual([bike, 'lamplamplamp']);
    });
  });

  it('can be cleared unless they are empty', () => {
    expect(clear(onlyTheBike, { at })).toEqual([{ type: 'favourites.cleared', at }]);
    expect(clear(none, { at })).toEqual([]);
  });
});
