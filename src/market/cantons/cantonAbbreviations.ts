import { type CantonCode, cantonCodes } from './cantonCodes.ts';

/** The official abbreviations of the cantons; two where two half-cantons share a code. */
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

/** The code of the canton that an official abbreviation belongs to; `undefined` for one that no canton has. */
export function regionOfAbbreviation(abbreviation: string): CantonCode | undefined {
  return byAbbreviation.get(abbreviation);
}

/** The canton that a town's id ends in; undefined for a postcode, and for an abbreviation that no canton has. */
export function regionOfId(localityID: string): CantonCode | undefined {
  const abbreviation = /-([a-z]{2})$/.exec(localityID)?.[1]?.toUpperCase();
  return abbreviation === undefined ? undefined : regionOfAbbreviation(abbreviation);
}
