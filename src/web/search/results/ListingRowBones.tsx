import { Bone } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import * as styles from './ListingRow.css.ts';

/** A skeleton of a row. */
export function ListingRowBones() {
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Bone shape="picture" />
      </div>
      <div className={styles.words}>
        <Stack gap={8}>
          <Bone shape="line" />
          <Bone shape="shortLine" />
        </Stack>
        <div className={styles.moreBones}>
          <Bone shape="shortLine" />
        </div>
      </div>
      <div className={styles.priceBones}>
        <Bone shape="price" />
      </div>
    </div>
  );
}
