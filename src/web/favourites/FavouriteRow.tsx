import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import type { SavedAd } from '#machines/favourites/favouritesAnswer.ts';

import * as button from '../ui/button/Button.css.ts';
import { usePassedFocus } from '../ui/focus/lostFocus.ts';
import { FavouriteAd } from './FavouriteAd.tsx';
import * as styles from './Favourites.css.ts';
import { useAdName } from './useAdName.ts';
import { useHeart } from './hearts/useHeart.ts';

/** A saved listing. After its removal, a button that restores it takes its place. */
export function FavouriteRow({ ad }: { readonly ad: SavedAd }) {
  const { isSaved } = useHeart(ad.id, useAdName(ad));
  const passing = usePassedFocus();
  return (
    <li key={String(isSaved)} ref={passing} className={styles.item}>
      {isSaved ? <FavouriteAd ad={ad} /> : <LetGo ad={ad} />}
    </li>
  );
}

function LetGo({ ad }: { readonly ad: SavedAd }) {
  const textId = useId();
  const name = useAdName(ad);
  const { press } = useHeart(ad.id, name);
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
