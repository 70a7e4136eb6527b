import type { ShownListing } from '#server/listing/shownListings.ts';

/**
 * The ads in their order, but for those with a cover that an ad before them has, or the ad itself that they stand beside:
 * they come last. The same picture twice in a row reads as a mistake. Ads without pictures are not alike by that.
 */
export function variedFirst<Ad extends Pick<ShownListing, 'images'>>(
  beside: Pick<ShownListing, 'images'>,
  ads: readonly Ad[],
): readonly Ad[] {
  const covers = new Set([coverOf(beside)]);
  const [varied, repeating]: [Ad[], Ad[]] = [[], []];
  for (const ad of ads) {
    const cover = coverOf(ad);
    (cover !== undefined && covers.has(cover) ? repeating : varied).push(ad);
    covers.add(cover);
  }
  return [...varied, ...repeating];
}

function coverOf({ images }: Pick<ShownListing, 'images'>): string | undefined {
  return (JSON.parse(images) as string[])[0];
}
