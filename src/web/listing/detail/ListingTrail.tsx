import { useLingui } from '@lingui/react/macro';

import type { ListingItem } from '#machines/listing/listingItem.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { brandPath } from '../../addresses/brandPath.ts';
import { listPath } from '../../addresses/listPath.ts';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import * as styles from './ListingTrail.css.ts';
import { categoryFilter } from '../categoryFilter.ts';

/** The breadcrumbs of a listing: the make of a car, its category, the category above, and the whole market. */
export function ListingTrail({ item }: { readonly item: Pick<ListingItem, 'category_info' | 'parameters'> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, parent_id, parent_name } = item.category_info;
  const own = listPath(language, categoryFilter(item.category_info));
  const below =
    parent_id === null
      ? [{ label: name, to: own }]
      : [
          { label: parent_name ?? '', to: listPath(language, { category: parent_id }) },
          { label: name, to: own },
        ];
  const brand = item.parameters.find(({ key }) => key === 'brand');
  const toBrand = brand && brandPath(language, String(brand.value));
  const brands = toBrand === undefined ? [] : [{ label: brand!.text, to: toBrand }];
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        trail={[
          { label: t({ id: 'ui.allCategories', message: 'All categories' }), to: listPath(language) },
          ...below,
          ...brands,
        ]}
      />
    </div>
  );
}
