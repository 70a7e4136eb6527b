import { use, useCallback, useSyncExternalStore } from 'react';

import { isShownSaved } from '#machines/favourites/heartsSetup.ts';

import { Hearts, heartsAsDrawn } from './hearts.ts';
import { nameListing } from './queuedChanges.ts';

/**
 * Whether a listing is saved, and the function that toggles it. Views hydrate as the server has rendered them: unsaved.
 */
export function useHeart(listing: string, title: string): { readonly isSaved: boolean; readonly press: () => void } {
  const hearts = use(Hearts);
  const follow = useCallback(
    (onChange: () => void) => {
      const { unsubscribe } = hearts.subscribe(onChange);
      return unsubscribe;
    },
    [hearts],
  );
  const isSaved = useSyncExternalStore(
    follow,
    () => isShownSaved(hearts.getSnapshot().context, listing),
    () => isShownSaved(heartsAsDrawn.context, listing),
  );
  const press = useCallback(() => {
    nameListing(listing, title);
    hearts.send({ type: 'heart.pressed', listing });
  }, [hearts, listing, title]);
  return { isSaved, press };
}
