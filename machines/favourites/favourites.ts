import type { FavouritesFact } from './favouritesFacts.ts';

/** An ad that somebody has saved. */
export interface Favourite {
  readonly listing: string;
  /** When it was saved, in epoch milliseconds. */
  readonly at: number;
  /** What it cost then, in whole francs; null where it was free or on request. */
  readonly francs: number | null;
}

/** The ads that an account has saved, as their journal tells it; the one that was saved first first (FAVOURITES-1). */
export interface Favourites {
  readonly saved: readonly Favourite[];
}

/** The favourites of an account after one more fact. */
export function evolve({ saved }: Favourites, fact: FavouritesFact): Favourites {
  switch (fact.type) {
    case 'favourites.added': {
      const { listing, at, francs } = fact;
      return { saved: [...saved, { listing, at, francs }] };
    }
    case 'favourites.removed':
      return { saved: saved.filter(({ listing }) => listing !== fact.listing) };
    case 'favourites.cleared':
      return { saved: [] };
  }
}

/** Whether an ad is among them. */
export function isSaved({ saved }: Favourites, listing: string): boolean {
  return saved.some((favourite) => favourite.listing === listing);
}
