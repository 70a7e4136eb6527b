import type { Multilingual } from '#machines/market/language.ts';

/** A canton as the market codes it: 1 to 24, Liechtenstein included, half-cantons together. */
export interface Canton {
  readonly code: number;
  readonly name: Multilingual;
  /** The official abbreviations; two where two half-cantons share a code, and the place tells which of them. */
  readonly abbreviations: readonly [string, ...string[]];
  /** Codes of the cantons that border on it, on land or in a lake, for "with neighbouring cantons". */
  readonly neighbours: readonly number[];
}

/**
 * The code table. The notes give codes and names in one order without confirming the pairs (CATEGORY-11): the order is
 * kept as the table (CATEGORY-10), since addresses and stored ads need one that never changes.
 */
export const cantons: readonly Canton[] = [
  canton(1, ['AG'], [3, 4, 10, 15, 22, 23], 'Aargau', 'Argovie', 'Argovia', 'Aargau'),
  canton(2, ['AI', 'AR'], [16], 'Appenzell', 'Appenzell', 'Appenzello', 'Appenzell'),
  canton(3, ['BL', 'BS'], [1, 9, 15], 'Basel', 'Bâle', 'Basilea', 'Basel'),
  canton(4, ['BE'], [1, 5, 9, 10, 11, 12, 15, 19, 20, 21], 'Bern', 'Berne', 'Berna', 'Bern'),
  canton(5, ['FR'], [4, 11, 20], 'Freiburg', 'Fribourg', 'Friburgo', 'Fribourg'),
  canton(6, ['GE'], [20], 'Genf', 'Genève', 'Ginevra', 'Geneva'),
  canton(7, ['GL'], [8, 14, 16, 19], 'Glarus', 'Glaris', 'Glarona', 'Glarus'),
  canton(8, ['GR'], [7, 16, 18, 19, 24], 'Graubünden', 'Grisons', 'Grigioni', 'Grisons'),
  canton(9, ['JU'], [3, 4, 11, 15], 'Jura', 'Jura', 'Giura', 'Jura'),
  canton(10, ['LU'], [1, 4, 12, 14, 22], 'Luzern', 'Lucerne', 'Lucerna', 'Lucerne'),
  canton(11, ['NE'], [4, 5, 9, 20], 'Neuenburg', 'Neuchâtel', 'Neuchâtel', 'Neuchâtel'),
  canton(
    12,
    ['NW', 'OW'],
    [4, 10, 14, 19],
    'Nidwalden/Obwalden',
    'Nidwald/Obwald',
    'Nidvaldo/Obvaldo',
    'Nidwalden/Obwalden',
  ),
  canton(13, ['SH'], [17, 23], 'Schaffhausen', 'Schaffhouse', 'Sciaffusa', 'Schaffhausen'),
  canton(14, ['SZ'], [7, 10, 12, 16, 19, 22, 23], 'Schwyz', 'Schwytz', 'Svitto', 'Schwyz'),
  canton(15, ['SO'], [1, 3, 4, 9], 'Solothurn', 'Soleure', 'Soletta', 'Solothurn'),
  canton(16, ['SG'], [2, 7, 8, 14, 17, 23, 24], 'St. Gallen', 'Saint-Gall', 'San Gallo', 'St. Gallen'),
  canton(17, ['TG'], [13, 16, 23], 'Thurgau', 'Thurgovie', 'Turgovia', 'Thurgau'),
  canton(18, ['TI'], [8, 19, 21], 'Tessin', 'Tessin', 'Ticino', 'Ticino'),
  canton(19, ['UR'], [4, 7, 8, 12, 14, 18, 21], 'Uri', 'Uri', 'Uri', 'Uri'),
  canton(20, ['VD'], [4, 5, 6, 11, 21], 'Waadt', 'Vaud', 'Vaud', 'Vaud'),
  canton(21, ['VS'], [4, 18, 19, 20], 'Wallis', 'Valais', 'Vallese', 'Valais'),
  canton(22, ['ZG'], [1, 10, 14, 23], 'Zug', 'Zoug', 'Zugo', 'Zug'),
  canton(23, ['ZH'], [1, 13, 14, 16, 17, 22], 'Zürich', 'Zurich', 'Zurigo', 'Zurich'),
  canton(24, ['FL'], [8, 16], 'Liechtenstein', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein'),
];

const byCode = new Map(cantons.map((known) => [known.code, known]));
const byAbbreviation = new Map(cantons.flatMap((known) => known.abbreviations.map((short) => [short, known] as const)));

/** The canton of a region code (`region` of addresses and ads); `undefined` outside 1 to 24. */
export function cantonByCode(code: number): Canton | undefined {
  return byCode.get(code);
}

/** The canton an official abbreviation belongs to: `AI` and `AR` both give Appenzell; `undefined` for an unknown one. */
export function cantonByAbbreviation(abbreviation: string): Canton | undefined {
  return byAbbreviation.get(abbreviation);
}

function canton(
  code: number,
  abbreviations: Canton['abbreviations'],
  neighbours: readonly number[],
  de: string,
  fr: string,
  it: string,
  en: string,
): Canton {
  return { code, name: { de, fr, it, en }, abbreviations, neighbours };
}
