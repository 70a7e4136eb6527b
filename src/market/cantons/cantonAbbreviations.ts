import { type CantonCode, cantonCodes } from './cantonCodes.ts';

/** The official abbreviations of the cantons; two if two half-cantons share a code. */
export const cantonAbbreviations: Readonly<Record<CantonCode, readonly [string, ...string[]]>> = {
  1: ['AG'],
  2: ['AI', 'AR'],
  3: ['BL', 'BS'],
  4: ['BE'],
  5: ['FR'],
  6: ['GE'],
  7: ['GL'],
  8: ['GR'],
  9: ['JU'],
  10: ['LU'],
  11: ['NE'],
  12: ['NW', 'OW'],
  13: ['SH'],
  14: ['SZ'],
  15: ['SO'],
  16: ['SG'],
  17: ['TG'],
  18: ['TI'],
  19: ['UR'],
  20: ['VD'],
  21: ['VS'],
  22: ['ZG'],
  23: ['ZH'],
  24: ['FL'],
};

const byAbbreviation: ReadonlyMap<string, CantonCode> = new Map(
  cantonCodes.flatMap((code) => cantonAbbreviations[code].map((abbreviation) => [abbreviation, code] as const)),
);

/** The code of the canton with an official abbreviation; `undefined` for an unknown one. */
export function regionOfAbbreviation(abbreviation: string): CantonCode | undefined {
  return byAbbreviation.get(abbreviation);
}

/** The canton at the end of a town's id. Undefined for a postcode and for an unknown abbreviation. */
export function regionOfId(localityID: string): CantonCode | undefined {
  const abbreviation = /-([a-z]{2})$/.exec(localityID)?.[1]?.toUpperCase();
  return abbreviation === undefined ? undefined : regionOfAbbreviation(abbreviation);
}
