import { carBrandName } from '#machines/market/carBrands.ts';
import { categoryById, parentOf } from '#machines/market/categories.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import type { ShownListing } from './shownListings.ts';

/** Counts up when `searchDocument` says an ad differently, so that older snapshots are not taken. */
export const documentVersion = 3;

/** What search knows of a listed ad. */
export function searchDocument(listing: ShownListing): SearchDocument {
  const top = parentOf(listing.category) ?? categoryById(listing.category);
  return {
    id: listing.id,
    title: listing.title,
    body: listing.body,
    language: listing.language,
    keywords: keywordsOf(listing),
    category: listing.category,
    topCategory: top?.id ?? listing.category,
    region: listing.region,
    postcode: listing.country === 'CH' || listing.country === 'LI' ? listing.postcode : null,
    parameters: JSON.parse(listing.parameters) as SearchDocument['parameters'],
    price: listing.francs,
    company: listing.seller_kind === 'company',
    kind: listing.kind,
    listedAt: listing.listed_at ?? listing.drafted_at,
    gallery: listing.promotions.has('gallery') || listing.promotions.has('combo'),
  };
}

/** A search in one language finds the ads of another by the category's name and by what is written alike everywhere. */
function keywordsOf({ category, parameters: told, locality, postcode }: ShownListing): string[] {
  const parameters = JSON.parse(told) as Record<string, string | number>;
  const names = [categoryById(category), parentOf(category)].flatMap((node) => (node ? Object.values(node.name) : []));
  const words = Object.values(parameters).map(String);
  return [...names, ...words, carBrandName(parameters['brand']) ?? '', locality, postcode].filter(Boolean);
}
