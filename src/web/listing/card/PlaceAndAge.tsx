import type { ListingItem } from '#machines/listing/listingItem.ts';

import { formatKilometres } from '#market/places/distances.ts';

import { Age } from '../../ui/Age.tsx';
import * as styles from './PlaceAndAge.css.ts';

interface PlaceAndAgeProps {
  readonly item: Pick<ListingItem, 'location' | 'epoch_time'>;
  /** Whole metres from the nearest chosen place. */
  readonly distance?: number | undefined;
  /** Whether place and age share one line: `one` if they have room at every width. */
  readonly lines?: keyof typeof styles.place;
}

/** The place of a listing, its distance and its age. */
export function PlaceAndAge({ item, distance = 0, lines = 'fitting' }: PlaceAndAgeProps) {
  const isElsewhere = distance > 0;
  return (
    <span className={styles.parts}>
      <span className={styles.place[lines]}>{item.location}</span>{' '}
      {isElsewhere && (
        <>
          <span className={styles.part}>{formatKilometres(distance)}</span>{' '}
        </>
      )}
      <span className={styles.part}>
        <Age at={item.epoch_time} />
      </span>
    </span>
  );
}
