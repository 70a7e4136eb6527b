import { carBrandName } from '#machines/market/parameters/carBrands.ts';
import { categoryById, parentOf } from '#machines/market/categories/categories.ts';
import { namesOfOptions } from '#market/optionNames.ts';
import { searchedParameters } from '#server/listing/searchedParameters.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import type { ShownListing } from '#server/listing/shownListings.ts';
import { categoryKeywords } from './names/categoryKeywords.ts';

/**
 * The version of search documents. Increment it when `searchDocument` or the set of searchable listings changes, so
 * that older snapshots are rejected.
 */
export const documentVersion = 7;

/** The search document of a searchable listing. */
export function searchDocument(listing: ShownListing): SearchDocument {
  const top = parentOf(listing.category) ?? categoryById(listing.category);
  const stored = JSON.parse(listing.parameters) as SearchDocument['parameters'];
  const parameters = searchedParameters(stored);
  return {
    id: listing.id,
    title: listing.title,
    body: listing.body,
    language: listing.language,
    // The keywords of a car include the line of its model (`searchedParameters`).
    keywords: keywordsOf(
      listing,
      stored,
      new Set([...Object.values(stored), ...Object.values(parameters)].map(String)),
    ),
    category: listing.category,
    topCategory: top?.id ?? listing.category,
    region: listing.region,
    postcode: listing.country === 'CH' || listing.country === 'LI' ? listing.postcode : null,
    parameters,
    price: listing.francs,
    company: listing.seller_kind === 'company',
    kind: listing.kind,
    listedAt: listing.listed_at ?? listing.drafted_at,
    gallery: listing.promotions.has('gallery') || listing.promotions.has('combo'),
  };
}

/**
 * The keywords of a listing. By the names of its category and options, and by words that all languages share, searches
 * in other languages find it.
 */
function keywordsOf(
  { category, locality, postcode }: ShownListing,
  stored: SearchDocument['parameters'],
  words: ReadonlySet<string>,
): string[] {
  const options = namesOfOptions(stored);
  return [
    ...categoryKeywords(category),
    ...words,
    ...options,
    carBrandName(stored['brand']) ?? '',
    locality,
    postcode,
  ].filter(Boolean);
}
