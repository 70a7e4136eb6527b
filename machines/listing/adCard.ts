import type { AdItem } from './adItem.ts';

const shown = [
  ...(['id', 'slug', 'language', 'subject', 'category_info', 'thumb_name', 'location', 'epoch_time'] as const),
  ...(['status', 'highlight', 'price', 'price_text', 'previous_price'] as const),
];

/** What a card shows of an ad. A page with dozens of cards carries no more of their ads. */
export type AdCard = Pick<AdItem, (typeof shown)[number] | 'parameters'>;

const cards = new WeakMap<AdItem, AdCard>();

/** The card of an ad, the same for the same ad; of its parameters only the price is on it. */
export function adCardOf(item: AdItem): AdCard {
  const known = cards.get(item);
  if (known) return known;
  const shownOnly = Object.fromEntries(shown.map((key) => [key, item[key]])) as Pick<AdItem, (typeof shown)[number]>;
  const card = { ...shownOnly, parameters: item.parameters.filter(({ key }) => key === 'price') };
  cards.set(item, card);
  return card;
}
