import type { ListingList } from '../listing/listingItem.ts';
import type { Facet } from '../listing/facet.ts';
import { listPageSize } from '../market/limits.ts';
import { type CardItem, cardItemOf } from '../listing/cardItem.ts';

/** The number of listings that a landing page fetches: as many as a page of the default list. */
export const landingPageSize = listPageSize;

/** The number of listings that a landing page shows. */
export const newestOnLanding = 12;

/** The number of listings behind each link, by the id of the link's category or canton. */
export type CountsById = Readonly<Record<string, number>>;

/** An option of a filter, as the answer of a search counts it. */
export interface CountedOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/**
 * The newest listings of an answer, as a page shows them. Visitors look before they read, so listings with pictures
 * come first.
 */
export function newestOf({ items }: Pick<ListingList, 'items'>): readonly CardItem[] {
  const [bare, pictured] = [true, false].map((isBare) => items.filter((item) => (item.thumb_name === null) === isBare));
  return [...pictured!, ...bare!].slice(0, newestOnLanding).map(cardItemOf);
}

/**
 * The options of a select filter that have listings, the most frequent first; empty if the search has no such filter.
 */
export function optionsOf({ facets }: Pick<ListingList, 'facets'>, key: string): readonly CountedOption[] {
  const facet = facets.find(
    (each): each is Extract<Facet, { kind: 'select' }> => each.key === key && each.kind === 'select',
  );
  return facet?.options.filter(({ count }) => count > 0) ?? [];
}
