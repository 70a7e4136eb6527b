import { localitiesOfId, townIdOf } from './areas.ts';
import { cantonByCode } from '../cantons/cantons.ts';
import { localityByPostcode, type LocalityTable } from './localities.ts';

/** Where a thing is, as ads tell it. */
export interface Place {
  /** Two letters (ISO 3166). */
  readonly country: string;
  readonly postcode: string;
  /** The place's name; empty where only the postcode is known. */
  readonly locality: string;
  /** Canton code, where the ad names one. */
  readonly region?: number;
}

const nonBreakingSpace = '\u00a0';

/** The canton code of a postcode; the place's name decides where a postcode lies in two. `undefined` when unknown. */
export function regionOf(table: LocalityTable, postcode: string, locality?: string): number | undefined {
  return localityByPostcode(table, postcode, locality)?.region;
}

/** The official abbreviation of a postcode's canton: `AI` or `AR`, `BS` or `BL`, where the code names both. */
export function abbreviationOf(table: LocalityTable, postcode: string, locality?: string): string | undefined {
  return localityByPostcode(table, postcode, locality)?.canton;
}

/**
 * A place as cards and pages show it: `3012 Bern BE`, kept on one line at its joints. Outside Switzerland and
 * Liechtenstein a postcode says nothing of a canton, even when it looks like one of ours: `79588 Efringen`.
 */
export function displayPlace(table: LocalityTable, place: Place): string {
  const { country, postcode, locality } = place;
  if (country !== 'CH' && country !== 'LI') return joined(postcode, locality);
  const known = localityByPostcode(table, postcode, locality);
  return joined(postcode, locality || known?.name, known?.canton ?? onlyAbbreviation(place.region));
}

/**
 * A place that one looks in (`ChosenLocality`) as one says it: `Köniz BE` for a town, a commune or a quarter, by the name
 * that its id tells, and `3011 Bern BE` for a postcode. `undefined` for what the directory does not have.
 */
export function displayLocality(table: LocalityTable, localityID: string): string | undefined {
  const [first, ...others] = localitiesOfId(table, localityID);
  if (!first) return undefined;
  if (/^\d/.test(localityID)) return joined(localityID, first.name, first.canton);
  const names = [first, ...others].flatMap(({ name, municipality, otherNames }) => [name, municipality, ...otherNames]);
  const meant = names.find((name) => name !== undefined && townIdOf({ name, canton: first.canton }) === localityID);
  return joined(meant, first.canton);
}

/** The abbreviation of a canton code, unless it stands for two half-cantons and the place alone could tell. */
function onlyAbbreviation(region: number | undefined): string | undefined {
  const abbreviations = region === undefined ? [] : (cantonByCode(region)?.abbreviations ?? []);
  return abbreviations.length === 1 ? abbreviations[0] : undefined;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(nonBreakingSpace);
}
