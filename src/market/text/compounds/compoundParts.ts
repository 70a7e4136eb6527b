import type { Language } from '#machines/market/language.ts';
import { germanParts } from './germanParts.ts';
import { frenchParts, italianParts } from './romanceParts.ts';

const partsIn: Readonly<Record<Language, ((word: string) => readonly string[]) | undefined>> = {
  de: germanParts,
  fr: frenchParts,
  it: italianParts,
  // English has no entry, as its compounds are written apart.
  en: undefined,
};

/**
 * The nouns inside a compound, which searches find too: Parkett in Eichenparkett, letto in copriletto. `word` is in
 * lower case, with its accents.
 */
export function compoundParts(word: string, language: Language): readonly string[] {
  return partsIn[language]?.(word) ?? [];
}
