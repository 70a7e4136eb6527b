import type { AdItem } from '#machines/listing/adItem.ts';

import { Age } from './Age.tsx';
import * as styles from './PlaceAndAge.css.ts';

interface PlaceAndAgeProps {
  readonly item: Pick<AdItem, 'location' | 'epoch_time'>;
  /** `one` where there is room at every width. */
  readonly lines?: keyof typeof styles.part;
}

/** Where an ad is from and how old it is. */
export function PlaceAndAge({ item, lines = 'fitting' }: PlaceAndAgeProps) {
  return (
    <>
      <span className={styles.part[lines]}>{item.location}</span> <span className={styles.dot[lines]} aria-hidden />
      <span className={styles.age[lines]}>
        <Age at={item.epoch_time} />
      </span>
    </>
  );
}
