import type { ListingList } from '#machines/listing/listingItem.ts';

/** The name of a place by the answer. Before the answer it is derived from the id: `koeniz-be` is Koeniz BE. */
export function placeName(localityID: string, localities: ListingList['localities']): string {
  const label = localities.find((place) => place.localityID === localityID)?.label;
  if (label !== undefined) return label;
  const words = localityID.split('-');
  const canton = words.length > 1 ? words.pop()?.toUpperCase() : undefined;
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return canton === undefined ? name : `${name} ${canton}`;
}
