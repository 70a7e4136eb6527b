import { categoryById } from '#machines/market/categories/categories.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { stemsOf } from '#market/text/stems.ts';
import type { ThingNames } from '#market/thingSynonyms.ts';
import { keyOfText, phrasesOf, type SpelledWord } from '../phrases.ts';
import type { VocabularyText } from './vocabularyText.ts';

/** The texts of the vocabulary by key, extended by words that a search finds although no title contains them. */
export type KnownTexts = Map<string, VocabularyText>;

/** The shortest form of a word that is added, in letters. A shorter word could be the beginning of any other. */
const shortestForm = 4;

const everyLanguage = 2 ** languages.length - 1;

/** The bit of a language in `VocabularyText.languages`. */
export function bitOf(language: Language): number {
  return 1 << languages.indexOf(language);
}

/** Adds the names of a category in every language and its synonyms, by which search finds its listings. */
export function addCategory(found: KnownTexts, id: number, listings: number): void {
  const { name } = categoryById(id)!;
  const called = [
    ...languages.map((language) => ({ language, text: name[language] })),
    ...categorySynonyms
      .filter(({ category }) => category === id)
      .map(({ language, word }) => ({ language, text: word })),
  ];
  for (const { language, text } of called) for (const word of telling(text)) addName(found, word, language, listings);
}

/** Adds the names of a thing, by which search finds the listings with its other names. */
export function addThing(found: KnownTexts, thing: ThingNames): void {
  const counts = thing.map(({ isInListings, language, text }) =>
    isInListings ? (found.get(keyOfText(text))?.listingsInLanguage[languages.indexOf(language)] ?? 0) : 0,
  );
  const listings = Math.max(...counts);
  if (listings === 0) return;
  for (const { isTyped, language, text } of thing) {
    const [word, ...others] = telling(text);
    if (isTyped && word !== undefined && others.length === 0) addName(found, word, language, listings);
  }
}

function addName(found: KnownTexts, word: SpelledWord, language: Language, listings: number): void {
  for (const key of [word.key, ...shorterForms(word.key, language)]) {
    const there = found.get(key) ?? unoffered({ ...word, key });
    const bits = there.languages | bitOf(language);
    found.set(key, { ...spelledIn(there, language, word), known: Math.max(there.known, listings), languages: bits });
  }
}

/**
 * The shorter forms that are a prefix of a word: Stuhl of Stühle, voiture of voitures. Names of categories are plurals.
 * A typing error in the singular would be more than one error away from them.
 */
function shorterForms(key: string, language: Language): readonly string[] {
  const stems = stemsOf(key, language);
  const lengths = Array.from({ length: Math.max(0, key.length - shortestForm) }, (_, place) => shortestForm + place);
  return lengths
    .map((length) => key.slice(0, length))
    .filter((form) => stemsOf(form, language).some((stem) => stems.includes(stem)));
}

/** A word that is in no title is spelled in each language as in the first name there. */
function spelledIn(there: VocabularyText, language: Language, { spelling }: SpelledWord): VocabularyText {
  if (there.listings > 0 || (there.languages & bitOf(language)) > 0) return there;
  return { ...there, textIn: there.textIn.with(languages.indexOf(language), spelling) };
}

/** Adds the parts of words, by which search finds listings: Mercedes-Benz by Mercedes. */
export function addParts(found: KnownTexts, { text, listings, languages: bits }: VocabularyText): void {
  for (const word of telling(text.replaceAll('-', ' '))) {
    const there = found.get(word.key) ?? unoffered(word);
    found.set(word.key, { ...there, known: there.known + listings, languages: there.languages | bits });
  }
}

/**
 * Adds the names of places, which are the same in every language. They are not offered, because places have another
 * field.
 */
export function addPlace(found: KnownTexts, name: string, listings: number): void {
  for (const word of listings > 0 ? telling(name) : []) {
    const there = found.get(word.key) ?? unoffered(word);
    found.set(word.key, { ...there, known: there.known + listings, languages: everyLanguage });
  }
}

function telling(text: string): readonly SpelledWord[] {
  const { words, alone } = phrasesOf(text);
  return alone.map((place) => words[place]!);
}

/** A vocabulary entry for a word that a search finds although no title contains it. Such a word is not suggested. */
function unoffered({ key, spelling }: SpelledWord): VocabularyText {
  const nothing = languages.map(() => 0);
  return {
    key,
    text: spelling,
    textIn: languages.map(() => spelling),
    listings: 0,
    listingsInLanguage: nothing,
    free: 0,
    known: 0,
    category: 0,
    languages: 0,
    inCategories: { places: new Uint8Array(), listings: new Uint32Array() },
  };
}
