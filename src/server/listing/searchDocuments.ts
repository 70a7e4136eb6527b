import { categoryById, parentOf } from '#machines/market/categories.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import type { ShownListing } from './shownListings.ts';

/** Counts up when `searchDocument` says an ad differently, so that older snapshots are not taken. */
export const documentVersion = 2;

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
function keywordsOf({ category, parameters, locality, postcode }: ShownListing): string[] {
  const names = [categoryById(category), parentOf(category)].flatMap((node) => (node ? Object.values(node.name) : []));
  const words = Object.values(JSON.parse(parameters) as Record<string, string | number>).map(String);
  return [...names, ...words, locality, postcode].filter(Boolean);
}
