import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { localitiesOfId } from './areas.ts';
import { regionOfId } from '../cantons/cantonAbbreviations.ts';
import type { LocalityTable } from './localities.ts';
import { cityPostcodes } from './unknownPostcodes.ts';

/**
 * The search without places that the directory does not have, from an old or mistyped address. An unknown single town
 * is replaced by its canton. A postcode for a whole city becomes the city.
 */
export function inKnownPlaces(filter: SearchFilter, table: LocalityTable): SearchFilter {
  const { localities = [], subregion, region, ...rest } = filter;
  const known = localities
    .filter(({ localityID }) => localitiesOfId(table, localityID).length > 0)
    .map((chosen) => ({ ...chosen, localityID: cityPostcodes.get(chosen.localityID) ?? chosen.localityID }));
  const left = region ?? (localities.length === 1 ? regionOfId(localities[0]!.localityID) : undefined);
  const isPart =
    subregion !== undefined && table.all.some((each) => each.region === region && each.subregion === subregion);
  return normalFilter({
    ...rest,
    ...(left !== undefined && { region: left }),
    ...(isPart && { subregion }),
    ...(known.length > 0 && { localities: known }),
  });
}
