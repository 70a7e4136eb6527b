import { francsAsked } from '../listing/adPrice.ts';
import type { SavedAd } from './favouritesAnswer.ts';
import type { FavouritesSort } from './favouritesSort.ts';

/** By how many whole francs a saved ad has become cheaper since, below 0 where dearer; null where one of the two is not known. */
export function francsLess({ saved_price: before, item }: Pick<SavedAd, 'saved_price' | 'item'>): number | null {
  const now = item && francsAsked(item);
  return before === null || now === null ? null : before - now;
}

/** Whether an ad is sold, has expired or is gone: nobody can have it any more, as things stand. */
export function isOver({ item, is_gone }: Pick<SavedAd, 'item' | 'is_gone'>): boolean {
  return is_gone || item?.status === 'sold' || item?.status === 'expired';
}

/** What is compared: the less, the earlier. Ads of which it is not known come last. */
const measures: Readonly<Record<Exclude<FavouritesSort, 'saved'>, (ad: SavedAd) => number>> = {
  newest: ({ item }) => -(item?.epoch_time ?? 0),
  cheapest: ({ item }) => (item && francsAsked(item)) ?? Infinity,
  expensive: ({ item }) => -((item && francsAsked(item)) ?? -1),
  reduced: (ad) => -Math.max(0, francsLess(ad) ?? 0),
};

/** The favourites in an order; those that are alike in it stay as they were saved, the last first. */
export function inOrder(ads: readonly SavedAd[], sort: FavouritesSort): readonly SavedAd[] {
  const last = ads.toSorted((one, other) => other.saved_time - one.saved_time);
  // Two infinities have no difference.
  return sort === 'saved' ? last : last.toSorted((one, other) => measures[sort](one) - measures[sort](other) || 0);
}
