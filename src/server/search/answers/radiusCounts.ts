import type { ListingList } from '#machines/listing/listingItem.ts';
import { offeredRadii } from '#machines/market/limits.ts';
import type { ChosenLocality, SearchCounts } from '#machines/search/searchFilter.ts';
import { kilometresFrom } from '#market/places/areas.ts';
import type { LocalityTable } from '#market/places/localities.ts';

type RadiusCounts = ListingList['localities'][number]['radii'];

/** For each chosen place: the number of matches for each radius around it, with the other places unchanged. */
export function radiusCounts(
  chosen: readonly ChosenLocality[],
  { postcode: counts }: Pick<SearchCounts, 'postcode'>,
  table: LocalityTable,
): RadiusCounts[] {
  const places = chosen.map(({ localityID, radius }) => ({
    radius,
    kilometres: kilometresFrom(localityID, table),
    radii: [...new Set([...offeredRadii, radius])]
      .toSorted((one, other) => one - other)
      .map((each) => ({ radius: each, count: 0 })),
  }));
  for (const [postcode, count] of counts.entries()) {
    if (count === 0) continue;
    const far = places.map(({ kilometres }) => kilometres[postcode]!);
    const having = places.filter(({ radius }, at) => far[at]! <= radius).length;
    for (const [at, { radius, radii }] of places.entries()) {
      const isElsewhere = having > Number(far[at]! <= radius);
      for (const each of radii) if (isElsewhere || far[at]! <= each.radius) each.count += count;
    }
  }
  return places.map(({ radii }) => radii);
}
