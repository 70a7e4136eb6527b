import type { AdItem } from '#machines/listing/adItem.ts';

import { Age } from './Age.tsx';
import * as styles from './PlaceAndAge.css.ts';

/** Where an ad is from and how old it is; on two lines where there is no room for one. */
export function PlaceAndAge({ item }: { readonly item: Pick<AdItem, 'location' | 'epoch_time'> }) {
  return (
    <>
      <span className={styles.part}>{item.location}</span>
      <span className={styles.dot} aria-hidden />
      <span className={styles.part}>
        <Age at={item.epoch_time} />
      </span>
    </>
  );
}
