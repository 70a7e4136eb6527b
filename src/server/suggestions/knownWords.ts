import { categoryById } from '#machines/market/categories.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { phrasesOf, type SpelledWord } from './phrases.ts';
import type { VocabularyText } from './vocabularyIndex.ts';

/** Texts by their keys, to which words are added that a search finds although no title has them. */
export type KnownTexts = Map<string, VocabularyText>;

const everyLanguage = 2 ** languages.length - 1;

/** The bit of a language in `VocabularyText.languages`. */
export function bitOf(language: Language): number {
  return 1 << languages.indexOf(language);
}

/** Ads are found by the names of their categories in every language, and by what else these are called. */
export function addCategory(found: KnownTexts, id: number, ads: number): void {
  const { name } = categoryById(id)!;
  const called = [
    ...languages.map((language) => ({ language, text: name[language] })),
    ...categorySynonyms
      .filter(({ category }) => category === id)
      .map(({ language, word }) => ({ language, text: word })),
  ];
  for (const { language, text } of called) {
    for (const word of telling(text)) {
      const there = found.get(word.key) ?? unoffered(word);
      const bits = there.languages | bitOf(language);
      found.set(word.key, { ...there, known: Math.max(there.known, ads), languages: bits });
    }
  }
}

/** Ads are found by the parts of words: Mercedes-Benz by Mercedes. */
export function addParts(found: KnownTexts, { text, ads, languages: bits }: VocabularyText): void {
  for (const word of telling(text.replaceAll('-', ' '))) {
    const there = found.get(word.key) ?? unoffered(word);
    found.set(word.key, { ...there, known: there.known + ads, languages: there.languages | bits });
  }
}

/** Ads are found by their places, which are called so in every language; but one looks for a place elsewhere. */
export function addPlace(found: KnownTexts, name: string, ads: number): void {
  for (const word of ads > 0 ? telling(name) : []) {
    const there = found.get(word.key) ?? unoffered(word);
    found.set(word.key, { ...there, known: there.known + ads, languages: everyLanguage });
  }
}

function telling(text: string): readonly SpelledWord[] {
  const { words, alone } = phrasesOf(text);
  return alone.map((place) => words[place]!);
}

/** A word that a search finds, though no title has it. */
function unoffered({ key, spelling }: SpelledWord): VocabularyText {
  const nothing = languages.map(() => 0);
  return {
    ...{ key, text: spelling, textIn: languages.map(() => spelling) },
    ...{ ads: 0, adsInLanguage: nothing, free: 0, known: 0, category: 0, languages: 0 },
  };
}
