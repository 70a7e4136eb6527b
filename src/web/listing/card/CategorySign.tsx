import ImageOff from 'lucide-react/icons/image-off';
import { lazy, Suspense } from 'react';

import type { ListingItem } from '#machines/listing/listingItem.ts';

import { chunk } from '../../chunks/chunk.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Most listings have a picture, so the icons load with the first one that has none. */
const icons = chunk(() => import('../../ui/categoryIcons.ts'));

/** Loads the icons before a render that cannot wait: the server's. Throws ChunkLoadError. */
export const loadCategorySigns = () => icons.load();

interface CategorySignProps {
  readonly category: ListingItem['category_info'];
}

/**
 * The icon of a listing's category, which replaces a missing picture. A server-rendered page keeps the server's icon
 * until its own has loaded.
 */
export function CategorySign(props: CategorySignProps) {
  return <Suspense fallback={null}>{icons.module ? <Sign {...props} /> : <AwaitedSign {...props} />}</Suspense>;
}

function Sign({ category }: CategorySignProps) {
  return <Icon of={icons.module?.categoryIcon(category.parent_id ?? category.id) ?? ImageOff} size="large" />;
}

const AwaitedSign = lazy(async () => {
  // If the icons fail to load, the icon for missing pictures replaces them.
  await icons.load().catch(() => {});
  return { default: Sign };
});
