import type { ListingItem } from '#machines/listing/listingItem.ts';
import { isFree } from '#machines/listing/listingPrice.ts';
import type { Language } from '#machines/market/language.ts';
import { pictureAddress } from '#market/pictures.ts';

import { listPath } from '../../addresses/listPath.ts';
import { adAddress } from '../listingAddress.ts';

const jobs = 6400;
const services = 6500;
const vehicles = 2000;

const availability: Readonly<Record<ListingItem['status'], string>> = {
  active: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  expired: 'https://schema.org/Discontinued',
};

/** A function that makes the path of a page or a picture an absolute URL. */
type Absolute = (path: string) => string;

/**
 * The structured data of a listing for search engines (schema.org): its breadcrumbs, and the product with its offer.
 */
export function structuredData(item: ListingItem, language: Language, absolute: Absolute): readonly object[] {
  const offered = item.type === 'offer' && topOf(item) !== jobs ? [thing(item, language, absolute)] : [];
  return [trail(item, language, absolute), ...offered];
}

function thing(item: ListingItem, language: Language, absolute: Absolute): object {
  const top = topOf(item);
  return {
    '@context': 'https://schema.org',
    '@type': top === services ? 'Service' : top === vehicles ? ['Product', 'Vehicle'] : 'Product',
    name: item.subject,
    ...(item.body !== '' && { description: item.body }),
    ...(item.image_names.length > 0 && {
      image: item.image_names.map((name) => absolute(pictureAddress(name, 1280, 'jpg'))),
    }),
    ...(top !== services && { sku: item.id }),
    category: item.category_info.name,
    url: absolute(adAddress(item, language)),
    ...offer(item, language, absolute),
  };
}

/**
 * The offer of a listing as structured data. It is empty for a price on request, which has no machine-readable amount.
 */
function offer(item: ListingItem, language: Language, absolute: Absolute): object {
  const price = isFree(item) ? 0 : item.price;
  if (price === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'CHF',
      availability: availability[item.status],
      url: absolute(adAddress(item, language)),
      areaServed: item.location,
      seller: { '@type': item.company_ad ? 'Organization' : 'Person', name: item.user_alias },
    },
  };
}

function trail(
  { category_info: { id, name, parent_id, parent_name } }: ListingItem,
  language: Language,
  absolute: Absolute,
) {
  const steps =
    parent_id === null
      ? [{ name, path: listPath(language, { category: id }) }]
      : [
          { name: parent_name, path: listPath(language, { category: parent_id }) },
          { name, path: listPath(language, { category: parent_id, subcategory: id }) },
        ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

function topOf({ category_info }: ListingItem): number {
  return category_info.parent_id ?? category_info.id;
}
