import { GalleryStrip } from '../listing/related/GalleryStrip.tsx';
import { HomeFlow } from './homeFlow.ts';
import { section } from '../ui/layout/Section.css.ts';

/** The promoted gallery listings of the whole market. */
export function GalleryListings() {
  const items = HomeFlow.useSelector(({ context }) => context.data?.gallery) ?? [];
  return (
    items.length > 0 && (
      <div className={section}>
        <GalleryStrip items={items} />
      </div>
    )
  );
}
