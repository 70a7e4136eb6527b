import type { CardItem } from '#machines/listing/cardItem.ts';
import type { Language } from '#machines/market/language.ts';

import { adAddress } from '../listing/listingAddress.ts';
import type { Crumb } from '../ui/navigation/Breadcrumbs.tsx';

/** The structured data of a landing page for search engines (schema.org): its breadcrumbs and its listings. */
export function landingStructure(
  {
    trail,
    path,
    items,
    language,
  }: {
    readonly trail: readonly Crumb[];
    /** The path of the page itself. */
    readonly path: string;
    readonly items: readonly CardItem[];
    readonly language: Language;
  },
  absolute: (path: string) => string,
): readonly object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, to = path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(to),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absolute(adAddress(item, language)),
        name: item.subject,
      })),
    },
  ];
}
