import { Bone } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import * as styles from './ListingDetail.css.ts';

/** A skeleton of a listing's detail page. */
export function ListingBones() {
  return (
    <div className={styles.listing} aria-hidden>
      <div className={styles.pictures}>
        <Bone shape="picture" />
      </div>
      <div className={styles.essentials}>
        <Stack gap={16}>
          <Bone shape="line" />
          <Bone shape="price" />
          <Bone shape="shortLine" />
        </Stack>
      </div>
    </div>
  );
}
