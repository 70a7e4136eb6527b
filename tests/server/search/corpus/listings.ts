import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';

const noon = Date.UTC(2026, 10, 20, 12);

/** An ad with the properties under test; each is listed a minute after the one before, by the number in its id. */
export function listing(id: string, about: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    title: 'Ding',
    body: '',
    language: 'de',
    keywords: [],
    category: 1020,
    topCategory: 1000,
    region: 23,
    postcode: '8001',
    price: 100,
    company: false,
    kind: 'offer',
    listedAt: noon + Number(/\d*$/.exec(id)?.[0] ?? 0) * 60_000,
    gallery: false,
    parameters: {},
    ...about,
  };
}

export function filter(about: Partial<SearchFilter> = {}): SearchFilter {
  return { query: '', freeOnly: false, sort: 'newest', page: 1, ...about };
}
