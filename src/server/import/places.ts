import { localityByPostcode, type LocalityTable } from '#market/localities.ts';
import type { PlaceOf } from './listingsFormat.ts';

/** Tells place and canton of a postcode by the market's table. A name that the file gives is kept as it is written. */
export function placesOf(table: LocalityTable): PlaceOf {
  return (postcode, locality) => {
    const known = localityByPostcode(table, postcode, locality);
    if (!known) return undefined;
    const country = known.canton === 'FL' ? 'LI' : 'CH';
    return { country, locality: locality || known.name, region: known.region };
  };
}
