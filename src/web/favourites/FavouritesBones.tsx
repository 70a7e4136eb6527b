import { useLingui } from '@lingui/react/macro';

import { ListingRowBones } from '../search/results/ListingRowBones.tsx';
import * as styles from './Favourites.css.ts';

/** A skeleton of saved listings, for the user's own list and a shared one. */
export function FavouritesBones() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t({ id: 'ui.loading', message: 'Loading…' })} className={styles.list}>
      {['one', 'two', 'three'].map((row) => (
        <ListingRowBones key={row} />
      ))}
    </div>
  );
}
