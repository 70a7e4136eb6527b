import type { AdItem } from './adItem.ts';

const shown = [
  ...(['id', 'slug', 'language', 'subject', 'category_info', 'thumb_name', 'location', 'epoch_time'] as const),
  ...(['status', 'highlight', 'price', 'price_text', 'previous_price'] as const),
];

/** The fields of a listing on its card. A page with dozens of cards contains no more of them. */
export type AdCard = Pick<AdItem, (typeof shown)[number] | 'parameters'>;

const cards = new WeakMap<AdItem, AdCard>();

/** The card of a listing, memoised; its only parameter is the price. */
export function adCardOf(item: AdItem): AdCard {
  const known = cards.get(item);
  if (known) return known;
  const shownOnly = Object.fromEntries(shown.map((key) => [key, item[key]])) as Pick<AdItem, (typeof shown)[number]>;
  const card = { ...shownOnly, parameters: item.parameters.filter(({ key }) => key === 'price') };
  cards.set(item, card);
  return card;
}
