import type { LocalityTable } from '#market/localities.ts';
import { placeOfPostcode } from '#market/placeOfPostcode.ts';
import type { PlaceOf } from './listingsFormat.ts';

/** Tells place and canton of a postcode by the market's table. A name that the file gives is kept as it is written. */
export function placesOf(table: LocalityTable): PlaceOf {
  return (postcode, locality) => {
    const found = placeOfPostcode(table, postcode, locality);
    if (!found) return undefined;
    const { country, name, region, isGuess } = found;
    return { place: { country, locality: locality || name, region }, isGuess };
  };
}
