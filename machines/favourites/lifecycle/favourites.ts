import type { FavouritesFact } from './favouritesFacts.ts';
import { mostFavourites } from '../limits.ts';

/** A favourite: a saved listing. */
export interface Favourite {
  readonly listing: string;
  /** When the listing was saved, in epoch milliseconds. */
  readonly at: number;
  /** The listing's price when it was saved, in whole francs; null if it was free or on request. */
  readonly francs: number | null;
}

/** A removed favourite, and the time of its removal. */
interface RemovedFavourite extends Favourite {
  readonly removedAt: number;
}

/** The favourites of an account, folded from its journal; the earliest first (FAVOURITES-1). */
export interface Favourites {
  readonly saved: readonly Favourite[];
  /** The latest removed favourites, so that a removal can be undone. */
  readonly removed: readonly RemovedFavourite[];
}

/**
 * The favourites of an account after one more fact. Throws if a listing is restored that was never removed, which no
 * rule produces.
 */
export function evolve({ saved, removed }: Favourites, fact: FavouritesFact): Favourites {
  switch (fact.type) {
    case 'favourites.added': {
      const { listing, at, francs } = fact;
      return { saved: [...saved, { listing, at, francs }], removed: without(removed, listing) };
    }
    case 'favourites.removed': {
      const those = saved.filter(({ listing }) => listing === fact.listing);
      const removedLast = [...removed, ...those.map((one) => ({ ...one, removedAt: fact.at }))].slice(-mostFavourites);
      return { saved: without(saved, fact.listing), removed: removedLast };
    }
    case 'favourites.restored': {
      const last = removed.find(({ listing }) => listing === fact.listing);
      if (!last) throw new Error(`${fact.listing} is restored but was never removed`);
      const { removedAt: _, ...favourite } = last;
      const restored = [...saved, favourite].toSorted((one, other) => one.at - other.at);
      return { saved: restored, removed: without(removed, fact.listing) };
    }
    case 'favourites.cleared':
      return { saved: [], removed: [] };
  }
}

/** Whether a listing is among the favourites. */
export function isSaved({ saved }: Pick<Favourites, 'saved'>, listing: string): boolean {
  return saved.some((favourite) => favourite.listing === listing);
}

function without<Each extends Favourite>(favourites: readonly Each[], listing: string): readonly Each[] {
  return favourites.filter((favourite) => favourite.listing !== listing);
}
