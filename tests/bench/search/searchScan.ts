import { listingsAPage } from '#machines/search/pageSizes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf } from '#market/places/areas.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { typedQuery } from '#market/text/typedQuery.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import type { MixedSearch } from './searchMix.ts';

/** An ad with its text, as the scan without an index reads it. */
export interface ScannedListing {
  readonly document: SearchDocument;
  readonly text: string;
}

export function scannedListings(documents: Iterable<SearchDocument>): ScannedListing[] {
  return Array.from(documents, (document) => ({ document, text: ` ${document.title} ${document.body} ` }));
}

/** The naive solution: a loop over all ads that searches the literal text for each word. */
export function scan(listings: readonly ScannedListing[], { filter }: MixedSearch) {
  const size = listingsAPage(filter);
  const area = areaOf(filter, swissLocalities);
  const { wanted, phrases, unwanted } = typedQuery(filter.query);
  const required = [...wanted.split(' '), ...phrases.map((phrase) => phrase.join(' '))].filter(Boolean);
  const categories: Record<number, number> = {};
  const regions: Record<number, number> = {};
  const found: SearchDocument[] = [];
  for (const { document, text } of listings) {
    const { region, postcode, topCategory } = document;
    if (!isWithin(document, filter)) continue;
    if (!required.every((word) => text.includes(` ${word} `)) || unwanted.some((word) => text.includes(` ${word} `))) {
      continue;
    }
    const isInCategory = filter.category === undefined || filter.category === topCategory;
    const isInPlace =
      !area || (area.kind === 'regions' ? area.regions.has(region ?? 0) : area.metres.has(postcode ?? ''));
    if (isInPlace) categories[topCategory] = (categories[topCategory] ?? 0) + 1;
    if (isInCategory) regions[region ?? 0] = (regions[region ?? 0] ?? 0) + 1;
    if (isInCategory && isInPlace) found.push(document);
  }
  found.sort((a, b) => b.listedAt - a.listedAt);
  return { ids: found.slice((filter.page - 1) * size, filter.page * size), total: found.length, categories, regions };
}

function isWithin({ price, parameters }: SearchDocument, filter: SearchFilter): boolean {
  const { priceFrom = 0, priceTo = Infinity, selects = {}, intervals = {} } = filter;
  if (priceFrom > 0 || priceTo < Infinity) {
    if (price === null || price < priceFrom || price > priceTo) return false;
  }
  const values = parameters as Readonly<Record<string, string | number>>;
  return (
    Object.entries(selects).every(([key, options]) => options.includes(String(values[key]).toLowerCase())) &&
    Object.entries(intervals).every(
      ([key, { min = -Infinity, max = Infinity }]) => Number(values[key]) >= min && Number(values[key]) <= max,
    )
  );
}
