import type { Language } from '#machines/market/language.ts';
import { fold } from './fold.ts';
import { stemsOf } from './stems.ts';

/** Shorter stems belong to other words too: `forn` of forno also is in fornito. */
const shortestStem = 5;
/** So do stems that lack more than an ending of this length: `condizion` of condizionatore also is in condizioni. */
const longestEnding = 2;

/** The stems of a word that belong to few other words. */
export function safeStemsOf(word: string, language: Language): readonly string[] {
  const least = Math.max(shortestStem, fold(word).length - longestEnding);
  return stemsOf(word, language).filter(({ length }) => length >= least);
}

/** The folded forms of a noun: as given, its usual plurals, and its safe stems. */
export function formsOf(noun: string, language: Language): ReadonlySet<string> {
  const word = fold(noun);
  return new Set([word, ...pluralsOf[language](word), ...safeStemsOf(noun, language)]);
}

const pluralsOf: Readonly<Record<Language, (word: string) => readonly string[]>> = {
  de: (word) => [word.endsWith('e') ? `${word}n` : `${word}s`],
  fr: (word) => {
    if (/[sxz]$/.test(word)) return [];
    if (/[ae]u$/.test(word)) return [`${word}x`, `${word}s`];
    return [word.endsWith('al') ? word.replace(/l$/, 'ux') : `${word}s`];
  },
  it: (word) => {
    const stem = word.slice(0, -1);
    if (/[cg]a$/.test(word)) return [`${stem}he`];
    if (/[cg]o$/.test(word)) return [`${stem}hi`, `${stem}i`];
    if (word.endsWith('io')) return [stem];
    if (word.endsWith('ista')) return [`${stem}i`, `${stem}e`];
    if (word.endsWith('a')) return [`${stem}e`];
    return /[oe]$/.test(word) ? [`${stem}i`] : [];
  },
  en: (word) => {
    if (word.endsWith('s')) return [];
    if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
    return [/(?:x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
  },
};
