import type { FavouritesFact } from './favouritesFacts.ts';
import { mostFavourites } from '../limits.ts';

/** An ad that somebody has saved. */
export interface Favourite {
  readonly listing: string;
  /** When it was saved, in epoch milliseconds. */
  readonly at: number;
  /** What it cost then, in whole francs; null where it was free or on request. */
  readonly francs: number | null;
}

/** One that is saved no longer, and since when. */
interface RemovedFavourite extends Favourite {
  readonly removedAt: number;
}

/** The ads that an account has saved, as their journal tells it; the one that was saved first first (FAVOURITES-1). */
export interface Favourites {
  readonly saved: readonly Favourite[];
  /** Those that were removed last, so that this can be taken back. */
  readonly removed: readonly RemovedFavourite[];
}

/** The favourites of an account after one more fact. Throws where what was never removed is restored: no rule says that. */
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
      if (!last) throw new Error(`${fact.listing} is restored and was not removed`);
      const { removedAt: _, ...favourite } = last;
      const restored = [...saved, favourite].toSorted((one, other) => one.at - other.at);
      return { saved: restored, removed: without(removed, fact.listing) };
    }
    case 'favourites.cleared':
      return { saved: [], removed: [] };
  }
}

/** Whether an ad is among them. */
export function isSaved({ saved }: Pick<Favourites, 'saved'>, listing: string): boolean {
  return saved.some((favourite) => favourite.listing === listing);
}

function without<Each extends Favourite>(favourites: readonly Each[], listing: string): readonly Each[] {
  return favourites.filter((favourite) => favourite.listing !== listing);
}
