import type { Multilingual } from '#machines/market/language.ts';

import { cantonAbbreviations, regionOfAbbreviation } from './cantonAbbreviations.ts';
import type { CantonCode } from './cantonCodes.ts';
import { cantonNames as de } from './names/de.ts';
import { cantonNames as en } from './names/en.ts';
import { cantonNames as fr } from './names/fr.ts';
import { cantonNames as it } from './names/it.ts';

/** A canton with its names in every language. Pages load only those of their own language (`names/`). */
export interface Canton {
  readonly code: number;
  readonly name: Multilingual;
  /** The official abbreviations; two if two half-cantons share a code, which the place then distinguishes. */
  readonly abbreviations: readonly [string, ...string[]];
  /** The codes of the neighbouring cantons, on land or across a lake, for "with neighbouring cantons". */
  readonly neighbours: readonly number[];
}

/**
 * The code table. The specification lists codes and names in the same order without confirming the pairs (CATEGORY-11).
 * This order is the table (CATEGORY-10), because addresses and stored listings need fixed codes.
 */
export const cantons: readonly Canton[] = [
  canton(1, [3, 4, 10, 15, 22, 23]),
  canton(2, [16]),
  canton(3, [1, 9, 15]),
  canton(4, [1, 5, 9, 10, 11, 12, 15, 19, 20, 21]),
  canton(5, [4, 11, 20]),
  canton(6, [20]),
  canton(7, [8, 14, 16, 19]),
  canton(8, [7, 16, 18, 19, 24]),
  canton(9, [3, 4, 11, 15]),
  canton(10, [1, 4, 12, 14, 22]),
  canton(11, [4, 5, 9, 20]),
  canton(12, [4, 10, 14, 19]),
  canton(13, [17, 23]),
  canton(14, [7, 10, 12, 16, 19, 22, 23]),
  canton(15, [1, 3, 4, 9]),
  canton(16, [2, 7, 8, 14, 17, 23, 24]),
  canton(17, [13, 16, 23]),
  canton(18, [8, 19, 21]),
  canton(19, [4, 7, 8, 12, 14, 18, 21]),
  canton(20, [4, 5, 6, 11, 21]),
  canton(21, [4, 18, 19, 20]),
  canton(22, [1, 10, 14, 23]),
  canton(23, [1, 13, 14, 16, 17, 22]),
  canton(24, [8, 16]),
];

const byCode = new Map(cantons.map((known) => [known.code, known]));

/** The canton of a region code (`region` of addresses and listings); `undefined` outside 1 to 24. */
export function cantonByCode(code: number): Canton | undefined {
  return byCode.get(code);
}

/** The canton of an official abbreviation: both `AI` and `AR` give Appenzell; `undefined` for an unknown one. */
export function cantonByAbbreviation(abbreviation: string): Canton | undefined {
  const code = regionOfAbbreviation(abbreviation);
  return code === undefined ? undefined : byCode.get(code);
}

function canton(code: CantonCode, neighbours: readonly number[]): Canton {
  const name = { de: de[code], fr: fr[code], it: it[code], en: en[code] };
  return { code, name, abbreviations: cantonAbbreviations[code], neighbours };
}
