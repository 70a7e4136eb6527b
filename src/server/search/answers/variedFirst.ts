import type { ShownListing } from '#server/listing/shownListings.ts';

/**
 * Moves listings whose cover already appears earlier, or in the listing `beside` them, to the end. The same picture
 * twice in a row looks like a mistake. Listings without pictures do not count as alike.
 */
export function variedFirst<Listing extends Pick<ShownListing, 'images'>>(
  beside: Pick<ShownListing, 'images'>,
  listings: readonly Listing[],
): readonly Listing[] {
  const covers = new Set([coverOf(beside)]);
  const [varied, repeating]: [Listing[], Listing[]] = [[], []];
  for (const listing of listings) {
    const cover = coverOf(listing);
    (cover !== undefined && covers.has(cover) ? repeating : varied).push(listing);
    covers.add(cover);
  }
  return [...varied, ...repeating];
}

function coverOf({ images }: Pick<ShownListing, 'images'>): string | undefined {
  return (JSON.parse(images) as string[])[0];
}
