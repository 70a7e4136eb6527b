import type { Locality, LocalityTable } from './localities.ts';
import { foldPlaceName } from './placeNames.ts';

// Directories have the postcodes of streets. They lack those of companies and of post-office boxes (8021, 1211), and
// those that people use for a whole city (8000). The post numbers by region, so neighbouring postcodes locate them.

/**
 * Postcodes that people use for a whole city, each with its town. The post uses them only for boxes, so no directory of
 * places has them.
 */
export const cityPostcodes: ReadonlyMap<string, string> = new Map([
  ['1000', 'lausanne-vd'],
  ['1200', 'geneve-ge'],
  ['2500', 'biel-bienne-be'],
  ['3000', 'bern-be'],
  ['4000', 'basel-bs'],
  ['6000', 'luzern-lu'],
  ['8000', 'zuerich-zh'],
]);

/**
 * The largest numeric distance of a box postcode from a street postcode of its city: 3001 to 3004. It applies if the
 * next known postcode belongs to another town.
 */
const furthestBox = 3;

/** The fewest street postcodes of a town that also has postcodes for companies and boxes. */
const fewestOfCity = 3;

/** The places with the nearest known postcodes below and above one that a table lacks. */
interface Neighbours {
  readonly below: Locality | undefined;
  readonly above: Locality | undefined;
}

/**
 * The nearest locality of the city that has a postcode unknown to the table. The postcode is between two of the city's,
 * or next to one if the city has several. Undefined for any other postcode.
 */
export function cityOfPostcode(table: LocalityTable, postcode: string): Locality | undefined {
  const { below, above } = neighboursOf(table, postcode);
  const [near, far] = [below, above]
    .filter((each) => each !== undefined)
    .toSorted((one, other) => distance(one, postcode) - distance(other, postcode));
  if (!near || !isCity(near, table)) return undefined;
  const isInside = far !== undefined && isSameTown(near, far);
  const isNextTo = distance(near, postcode) <= furthestBox && near.postcode.slice(0, 2) === postcode.slice(0, 2);
  return isInside || isNextTo ? near : undefined;
}

function isCity(place: Locality, table: LocalityTable): boolean {
  const parts = table.byName.get(foldPlaceName(place.name))?.filter((each) => isSameTown(each, place)) ?? [];
  return new Set(parts.map(({ postcode }) => postcode)).size >= fewestOfCity;
}

/** The canton code of both neighbours of a postcode that the table lacks; undefined if they differ. */
export function regionByNeighbours(table: LocalityTable, postcode: string): number | undefined {
  const { below, above } = neighboursOf(table, postcode);
  return below !== undefined && below.region === above?.region ? below.region : undefined;
}

function distance({ postcode }: Locality, other: string): number {
  return Math.abs(Number(postcode) - Number(other));
}

function isSameTown(one: Locality, other: Locality): boolean {
  return one.name === other.name && one.canton === other.canton;
}

const ordered = new WeakMap<LocalityTable, readonly string[]>();

function neighboursOf(table: LocalityTable, postcode: string): Neighbours {
  let postcodes = ordered.get(table);
  if (!postcodes) {
    postcodes = [...table.byPostcode.keys()].sort();
    ordered.set(table, postcodes);
  }
  const at = lowerBound(postcodes, postcode);
  const placeAt = (index: number) => table.byPostcode.get(postcodes[index] ?? '')?.[0];
  return { below: placeAt(at - 1), above: placeAt(at) };
}

/** Lower bound: the first index whose postcode is not below the given one. */
function lowerBound(postcodes: readonly string[], sought: string): number {
  let [from, to] = [0, postcodes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (postcodes[middle]! < sought) from = middle + 1;
    else to = middle;
  }
  return from;
}
