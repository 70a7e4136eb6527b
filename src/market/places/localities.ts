import { cantonByAbbreviation } from '../cantons/cantons.ts';
import { foldPlaceName, otherPlaceNames } from './placeNames.ts';

/** A row in a table of places: `['3011', 'Bern', 'BE', 46.948, 7.447]`, then its other names. */
export type LocalityRow = readonly [
  postcode: string,
  name: string,
  canton: string,
  latitude: number,
  longitude: number,
  ...otherNames: string[],
];

/** A place in the market's imported directory. */
export type DirectoryPlace = Omit<Locality, 'region'>;

/** A point on earth, WGS 84, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place with a postcode. A town with several postcodes is several localities of the same name. */
export interface Locality extends Coordinates {
  readonly postcode: string;
  readonly name: string;
  /** The official abbreviation, which distinguishes half-cantons that share a region code. */
  readonly canton: string;
  /** The code of the place's canton, 1 to 24. */
  readonly region: number;
  /** The municipality of the place, if the directory has it. */
  readonly municipality?: string;
  /** The slug of the place's part of the canton, if the directory has it. */
  readonly subregion?: string;
  /** The halves of a double name (`Biel/Bienne`), names in other languages, former names, quarters. */
  readonly otherNames: readonly string[];
}

/** Places by postcode and by name. The default is `swissLocalities`; a market may import the complete directory. */
export interface LocalityTable {
  /** All places, the more important ones first. */
  readonly all: readonly Locality[];
  readonly byPostcode: ReadonlyMap<string, readonly Locality[]>;
  /** The places by folded name (`foldPlaceName`), other names included. */
  readonly byName: ReadonlyMap<string, readonly Locality[]>;
}

/** Makes a table of places, ordered by importance. Throws on the abbreviation of an unknown canton. */
export function createLocalityTable(places: Iterable<LocalityRow | DirectoryPlace>): LocalityTable {
  const all = Array.from(places, (place) => localityOf('name' in place ? place : placeOf(place)));
  const byName = new Map<string, Locality[]>();
  const byPostcode = new Map<string, Locality[]>();
  for (const locality of all) {
    append(byPostcode, locality.postcode, locality);
    for (const name of new Set(namesOf(locality).map(foldPlaceName))) append(byName, name, locality);
  }
  return { all, byPostcode, byName };
}

function placeOf([postcode, name, canton, latitude, longitude, ...otherNames]: LocalityRow): DirectoryPlace {
  return { postcode, name, canton, latitude, longitude, otherNames };
}

function localityOf({ otherNames, ...place }: DirectoryPlace): Locality {
  const { postcode, name, canton } = place;
  const region = cantonByAbbreviation(canton)?.code;
  if (region === undefined) throw new Error(`${postcode} ${name}: no canton is abbreviated ${canton}`);
  const halves = name.includes('/') ? name.split('/') : [];
  const inOtherLanguages = otherPlaceNames.get(name) ?? [];
  const others = [...new Set([...halves, ...inOtherLanguages, ...otherNames])];
  return { ...place, region, otherNames: others };
}

function append(map: Map<string, Locality[]>, key: string, locality: Locality): void {
  const group = map.get(key);
  if (group) group.push(locality);
  else map.set(key, [locality]);
}

/**
 * The place of a postcode. If several share it, `name` decides (a few postcodes are in two cantons), or otherwise their
 * importance. `undefined` for an unknown postcode.
 */
export function localityByPostcode(table: LocalityTable, postcode: string, name = ''): Locality | undefined {
  const sharing = table.byPostcode.get(postcode) ?? [];
  const wanted = foldPlaceName(name);
  return sharing.find((locality) => namesOf(locality).some((own) => foldPlaceName(own) === wanted)) ?? sharing[0];
}

/** The places of exactly this name in any language, ignoring case and accents: `zuerich`, `Genf`, `St Gallen`. */
export function localitiesNamed(table: LocalityTable, name: string): readonly Locality[] {
  return table.byName.get(foldPlaceName(name)) ?? [];
}

/** The earth's mean radius, in kilometres. */
export const earthRadius = 6371;

/** The great-circle distance of two points in kilometres, on a sphere with the earth's mean radius. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Converts degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function namesOf({ name, otherNames }: Locality): readonly string[] {
  return [name, ...otherNames];
}
