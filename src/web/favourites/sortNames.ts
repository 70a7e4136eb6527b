import { useLingui } from '@lingui/react/macro';

import type { FavouritesSort } from '#machines/favourites/favouritesSort.ts';
import { sortWords } from '#words/search.ts';

/** The names of the orders of favourites. */
export function useSortNames(): Readonly<Record<FavouritesSort, string>> {
  const { i18n, t } = useLingui();
  return {
    saved: t({ id: 'favourites.sort.recent', message: 'Recently saved', comment: 'order of favourites' }),
    newest: i18n._(sortWords.newest),
    cheapest: i18n._(sortWords.cheapest),
    expensive: i18n._(sortWords.expensive),
    reduced: t({
      id: 'favourites.sort.reduced',
      message: 'Biggest price drop',
      comment: 'order of favourites: by how much cheaper they have become',
    }),
  };
}
