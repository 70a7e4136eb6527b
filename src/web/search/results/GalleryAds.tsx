import { GalleryStrip } from '../../listing/related/GalleryStrip.tsx';
import * as styles from './GalleryAds.css.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';

/** The gallery's ads among those that were found, above the first page of them. */
export function GalleryAds() {
  const items = SearchFlow.useSelector(({ context }) => context.result?.galleryItems) ?? [];
  const { page } = useFilter();
  if (page !== 1) return null;
  return (
    <div className={styles.gallery}>
      <GalleryStrip items={items} priority />
    </div>
  );
}
