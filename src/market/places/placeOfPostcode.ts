import { textNextToPostcode, postcodeIn } from '#machines/market/postcode.ts';
import { liechtenstein } from '../cantons/cantonCodes.ts';
import { localitiesOfId } from './areas.ts';
import { type Locality, localityByPostcode, type LocalityTable } from './localities.ts';
import { foldPlaceName } from './placeNames.ts';
import { placesNamed } from './placeSearch.ts';
import { cantonsNamed, readingsOf } from './placeText.ts';
import { cityOfPostcode, cityPostcodes, regionByNeighbours } from './unknownPostcodes.ts';

/** A Swiss or Liechtenstein postcode with its place. */
export interface PostcodePlace {
  readonly country: 'CH' | 'LI';
  /** The name of the postcode's place; empty if only the canton is known. */
  readonly name: string;
  /** The code of the postcode's canton. */
  readonly region: number;
  /** Whether the place is derived only from the neighbouring postcodes. */
  readonly isGuess: boolean;
}

/**
 * The place of a postcode and an optional name. The first source is the table. The next is the name: of several places
 * with it, the one with the nearest postcode. Then come the city with such box postcodes, the canton that the text names
 * (`Kanton Bern`), and the canton of both neighbouring postcodes. Undefined if none applies.
 */
export function placeOfPostcode(table: LocalityTable, postcode: string, written = ''): PostcodePlace | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  const known = knownPlace(table, postcode, written) ?? placeByName(table, postcode, written);
  if (known) return placeFrom(known, false);
  const city = localitiesOfId(table, cityPostcodes.get(postcode) ?? '')[0] ?? cityOfPostcode(table, postcode);
  if (city) return placeFrom(city, !cityPostcodes.has(postcode));
  const { regions, hasWord, isComplete } = cantonsNamed(written);
  if (hasWord && isComplete) return { country: countryOf(regions[0]!), name: '', region: regions[0]!, isGuess: false };
  const region = regionByNeighbours(table, postcode);
  return region === undefined ? undefined : { country: countryOf(region), name: '', region, isGuess: true };
}

/** Whether the text next to a known postcode names only other places: `8001 Bern`. */
export function isOtherPlace(table: LocalityTable, postcode: string, written: string): boolean {
  if (!table.byPostcode.has(postcode)) return false;
  const named = placesNamed(table, written).flatMap((id) => localitiesOfId(table, id));
  return named.length > 0 && !named.some((locality) => locality.postcode === postcode);
}

/** The name of a typed postcode's place, if the text next to it names another place. Undefined if they agree. */
export function placeElsewhere(table: LocalityTable, typed: string): string | undefined {
  const postcode = postcodeIn(typed);
  if (postcode === undefined) return undefined;
  const beside = textNextToPostcode(typed);
  return isOtherPlace(table, postcode, beside) ? placeOfPostcode(table, postcode, beside)?.name : undefined;
}

/** Of several places with a known postcode: the one with this name in any spelling, or otherwise the most important. */
function knownPlace(table: LocalityTable, postcode: string, written: string): Locality | undefined {
  const sharing = table.byPostcode.get(postcode) ?? [];
  const names = new Set(readingsOf(written).map(({ name }) => foldPlaceName(name)));
  const named = sharing.find(({ name, otherNames }) =>
    [name, ...otherNames].some((each) => names.has(foldPlaceName(each))),
  );
  return named ?? localityByPostcode(table, postcode);
}

function placeByName(table: LocalityTable, postcode: string, written: string): Locality | undefined {
  const localities = placesNamed(table, written).flatMap((id) => localitiesOfId(table, id));
  const distance = (locality: Locality) => Math.abs(Number(locality.postcode) - Number(postcode));
  return localities.toSorted((one, other) => distance(one) - distance(other))[0];
}

function placeFrom({ name, region }: Locality, isGuess: boolean): PostcodePlace {
  return { country: countryOf(region), name, region, isGuess };
}

function countryOf(region: number): 'CH' | 'LI' {
  return region === liechtenstein ? 'LI' : 'CH';
}
