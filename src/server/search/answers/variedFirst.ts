import type { ShownListing } from '#server/listing/shownListings.ts';

/**
 * Moves listings whose cover already appears earlier, or in the listing `beside` them, to the end. The same picture
 * twice in a row looks like a mistake. Listings without pictures do not count as alike.
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
