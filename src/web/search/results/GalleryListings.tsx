import { GalleryStrip } from '../../listing/related/GalleryStrip.tsx';
import * as styles from './GalleryListings.css.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';

/** The promoted gallery listings, above the first page of results. */
export function GalleryListings() {
  const items = SearchFlow.useSelector(({ context }) => context.result?.galleryItems) ?? [];
  const { page } = useFilter();
  if (page !== 1) return null;
  return (
    <div className={styles.gallery}>
      <GalleryStrip items={items} priority />
    </div>
  );
}
