import type { ListingItem } from './listingItem.ts';

const shown = [
  ...(['id', 'slug', 'language', 'subject', 'category_info', 'thumb_name', 'location', 'epoch_time'] as const),
  ...(['status', 'highlight', 'price', 'price_text', 'previous_price'] as const),
];

/** The fields of a listing that its card shows. A page with dozens of cards contains no other fields. */
export type CardItem = Pick<ListingItem, (typeof shown)[number] | 'parameters'>;

const cards = new WeakMap<ListingItem, CardItem>();

/** The card of a listing, memoised; its only parameter is the price. */
export function cardItemOf(item: ListingItem): CardItem {
  const known = cards.get(item);
  if (known) return known;
  const shownOnly = Object.fromEntries(shown.map((key) => [key, item[key]])) as Pick<
    ListingItem,
    (typeof shown)[number]
  >;
  const card = { ...shownOnly, parameters: item.parameters.filter(({ key }) => key === 'price') };
  cards.set(item, card);
  return card;
}
