import { localitiesOfId, townIdOf } from './areas.ts';
import { cantonByCode } from '../cantons/cantons.ts';
import { localityByPostcode, type LocalityTable } from './localities.ts';

/** The location of a thing in a listing. */
export interface Place {
  /** The country as a two-letter code (ISO 3166). */
  readonly country: string;
  readonly postcode: string;
  /** The place's name; empty if only the postcode is known. */
  readonly locality: string;
  /** The canton code, if the listing has one. */
  readonly region?: number;
}

const nonBreakingSpace = '\u00a0';

/**
 * The canton code of a postcode. The place's name decides if the postcode is in two cantons. `undefined` if unknown.
 */
export function regionOf(table: LocalityTable, postcode: string, locality?: string): number | undefined {
  return localityByPostcode(table, postcode, locality)?.region;
}

/** The official abbreviation of a postcode's canton, which distinguishes half-cantons: `AI` or `AR`, `BS` or `BL`. */
export function abbreviationOf(table: LocalityTable, postcode: string, locality?: string): string | undefined {
  return localityByPostcode(table, postcode, locality)?.canton;
}

/**
 * A place as shown on cards and pages: `3012 Bern BE`, with non-breaking spaces. Outside Switzerland and Liechtenstein
 * a postcode has no canton, even if it looks like a Swiss one: `79588 Efringen`.
 */
export function displayPlace(table: LocalityTable, place: Place): string {
  const { country, postcode, locality } = place;
  if (country !== 'CH' && country !== 'LI') return joined(postcode, locality);
  const known = localityByPostcode(table, postcode, locality);
  return joined(postcode, locality || known?.name, known?.canton ?? onlyAbbreviation(place.region));
}

/**
 * The display name of a chosen place (`ChosenLocality`). A town, municipality or quarter is `Köniz BE`, by the name in
 * its id. A postcode is `3011 Bern BE`. `undefined` if it is not in the directory.
 */
export function displayLocality(table: LocalityTable, localityID: string): string | undefined {
  const [first, ...others] = localitiesOfId(table, localityID);
  if (!first) return undefined;
  if (/^\d/.test(localityID)) return joined(localityID, first.name, first.canton);
  const names = [first, ...others].flatMap(({ name, municipality, otherNames }) => [name, municipality, ...otherNames]);
  const meant = names.find((name) => name !== undefined && townIdOf({ name, canton: first.canton }) === localityID);
  return joined(meant, first.canton);
}

/** The abbreviation of a canton code, unless two half-cantons share the code. */
function onlyAbbreviation(region: number | undefined): string | undefined {
  const abbreviations = region === undefined ? [] : (cantonByCode(region)?.abbreviations ?? []);
  return abbreviations.length === 1 ? abbreviations[0] : undefined;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(nonBreakingSpace);
}
