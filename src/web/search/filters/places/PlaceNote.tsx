import { Trans } from '@lingui/react/macro';

import { LocalitiesFlow } from './localitiesFlow.ts';
import * as styles from './PlacesFilter.css.ts';

/** The id of the note about an unknown place, below the field of a list of places. */
export function placeNoteId(listId: string): string {
  return `${listId}-note`;
}

/**
 * The note about an unknown place. Its container exists before the message, and each rejected text renders a new
 * element, so that screen readers announce it each time.
 */
export function PlaceNote({ listId }: { readonly listId: string }) {
  const isUnknown = LocalitiesFlow.useSelector((snapshot) => snapshot.matches('nothing'));
  const isRefused = LocalitiesFlow.useSelector((snapshot) => snapshot.matches({ nothing: 'refused' }));
  return (
    <div role="status">
      {isUnknown && (
        <p key={String(isRefused)} id={placeNoteId(listId)} className={styles.note}>
          <Trans id="search.place.unknown">
            We don’t know this place. Enter a place or postcode, for example “Wil SG” or “8001”.
          </Trans>
        </p>
      )}
    </div>
  );
}
