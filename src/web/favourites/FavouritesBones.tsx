import { useLingui } from '@lingui/react/macro';

import { ListingRowBones } from '../search/results/ListingRowBones.tsx';
import * as styles from './Favourites.css.ts';

/** Stands where saved ads will be, one's own and those of a shared list. */
export function FavouritesBones() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading…`} className={styles.list}>
      {['one', 'two', 'three'].map((row) => (
        <ListingRowBones key={row} />
      ))}
    </div>
  );
}
