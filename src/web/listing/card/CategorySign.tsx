import ImageOff from 'lucide-react/icons/image-off';
import { lazy, Suspense } from 'react';

import type { AdItem } from '#machines/listing/adItem.ts';

import { chunk } from '../../chunks/chunk.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Most ads have a picture, so the signs come with the first that has none. */
const icons = chunk(() => import('../../ui/categoryIcons.ts'));

/** Brings the signs before a page is rendered that cannot wait: the server's. Throws ChunkLoadError. */
export const bringCategorySigns = () => icons.load();

interface CategorySignProps {
  readonly category: AdItem['category_info'];
}

/** The sign of an ad's category, which stands in for a picture. A page from the server keeps the server's until its own is there. */
export function CategorySign(props: CategorySignProps) {
  return <Suspense fallback={null}>{icons.module ? <Sign {...props} /> : <AwaitedSign {...props} />}</Suspense>;
}

function Sign({ category }: CategorySignProps) {
  return <Icon of={icons.module?.categoryIcon(category.parent_id ?? category.id) ?? ImageOff} size="large" />;
}

const AwaitedSign = lazy(async () => {
  // Without it the sign of any missing picture does.
  await icons.load().catch(() => {});
  return { default: Sign };
});
