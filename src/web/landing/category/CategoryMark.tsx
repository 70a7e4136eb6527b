import { isTopLevel, parentIdOf } from '#machines/market/categories/categoryTree.ts';

import { categoryIcon } from '../../ui/categoryIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { subcategoryIcon } from '../subcategoryIcons.ts';

/** The icon of a category; a subcategory without an icon uses its parent's. */
export function CategoryMark({ of: id }: { readonly of: number }) {
  return (
    <Icon of={(isTopLevel(id) ? undefined : subcategoryIcon(id)) ?? categoryIcon(parentIdOf(id) ?? id)} size="large" />
  );
}
