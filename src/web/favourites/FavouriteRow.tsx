import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import type { SavedListing } from '#machines/favourites/favouritesAnswer.ts';

import * as button from '../ui/button/Button.css.ts';
import { usePassedFocus } from '../ui/focus/lostFocus.ts';
import { FavouriteListing } from './FavouriteListing.tsx';
import * as styles from './Favourites.css.ts';
import { useListingName } from './useListingName.ts';
import { useHeart } from './hearts/useHeart.ts';

/** A saved listing. After its removal, a button that restores it takes its place. */
export function FavouriteRow({ listing }: { readonly listing: SavedListing }) {
  const { isSaved } = useHeart(listing.id, useListingName(listing));
  const passing = usePassedFocus();
  return (
    <li key={String(isSaved)} ref={passing} className={styles.item}>
      {isSaved ? <FavouriteListing listing={listing} /> : <LetGo listing={listing} />}
    </li>
  );
}

function LetGo({ listing }: { readonly listing: SavedListing }) {
  const textId = useId();
  const name = useListingName(listing);
  const { press } = useHeart(listing.id, name);
  return (
    <div className={styles.letGo}>
      <p id={textId} className={styles.letGoText}>
        <Trans comment="{name} is the title of an ad" id="favourites.removed">
          “<bdi>{name}</bdi>” was removed from your favourites.
        </Trans>
      </p>
      <button
        type="button"
        className={`${button.kind.secondary} ${button.size.dense}`}
        aria-describedby={textId}
        onClick={press}
      >
        <Trans comment="saves an ad again that was just removed from the favourites" id="favourites.undo">
          Undo
        </Trans>
      </button>
    </div>
  );
}
