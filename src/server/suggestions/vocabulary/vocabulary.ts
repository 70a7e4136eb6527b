import { type Language, languages } from '#machines/market/language.ts';
import { spelledWords } from '#market/text/words.ts';
import { type Beginnings, beginningsOf } from './beginnings.ts';
import { isInflection } from '../inflections.ts';
import { bitOf } from './knownWords.ts';
import { keyOfText, keyOfWord, saysNothing } from '../phrases.ts';
import { soundOf } from './soundsAlike.ts';
import { correctionsOf, mostErrors } from './typingErrors.ts';
import { knownAs, vocabularyTextAt, textWith, type VocabularyIndex } from './vocabularyIndex.ts';
import type { VocabularyText } from './vocabularyText.ts';

export type { VocabularyText } from './vocabularyText.ts';

/** The words and word pairs of the searchable listings, with the names of categories, makes and models. */
export interface Vocabulary {
  /**
   * Texts with a prefix. The language's texts come first, by their number of listings. Each is in the language's
   * spelling, unless the typed letters have another language's spelling.
   */
  textsFrom(typed: string, most: number, language: Language): readonly VocabularyText[];
  /** The text of this key, ignoring case and accents, with the spelling of `textsFrom`. */
  textWith(typed: string, language: Language): VocabularyText | undefined;
  /**
   * A query without its typing errors. A word that hardly any title contains becomes the likeliest similar word. The
   * replacement differs by one error, by two from 8 letters on, or it sounds alike. Fewer errors come first, then words
   * of the reader's language, then those that sound alike. Undefined if there is nothing to correct.
   */
  corrected(query: string, language: Language): string | undefined;
  /** All inflections of a word in titles (Velo, Velos), the word itself first. */
  formsOf(key: string): readonly VocabularyText[];
  /**
   * Categories with their number of listings, the largest first. Listings of subcategories also count for the parent
   * category.
   */
  readonly listingsIn: VocabularyIndex['listingsIn'];
  /** The number of texts. */
  readonly size: number;
  /** Replaces the index by a newer one. */
  replace(index: VocabularyIndex): void;
}

/** The most listings that a possibly misspelt word has. */
export const hardlyAny = 2;
/** How many times as many listings another word needs to count as its right spelling. */
export const timesAsMany = 20;

/** Inflections share at least this many first letters, and differ in at most this many last ones. */
const shortestBeginning = 3;
const longestEnding = 3;
/**
 * The endings of inflections in the four languages. Each is looked up, because too many other words share a beginning.
 */
const endings = ['', 's', 'n', 'e', 'en', 'er', 'es', 'ern', 'nen', 'i', 'o', 'a', 'x', 'ns'];

function spelledAlike(key: string): readonly string[] {
  const lengths = Array.from({ length: longestEnding + 1 }, (_, less) => key.length - less);
  const beginnings = lengths.filter((length) => length >= shortestBeginning).map((length) => key.slice(0, length));
  return [...new Set(beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)))].filter(
    (spelling) => spelling !== key,
  );
}

/** An empty vocabulary. `replace` supplies its index. */
export function createVocabulary(): Vocabulary {
  let index: VocabularyIndex | undefined;
  let beginnings: Beginnings = () => [];

  function correctedWord(word: string, language: Language): string | undefined {
    const key = keyOfWord(word);
    if (!index || mostErrors(key) === 0 || saysNothing(word)) return undefined;
    const own = knownAs(index, key);
    if (own > hardlyAny) return undefined;
    const meant = [...correctionsOf(index.errors, index.keys, key)].map(([place, errors]) => ({
      errors,
      ...vocabularyTextAt(index!, place),
    }));
    // A plural is not corrected as an error, even if no title contains it. For words of the reader's language only this
    // language's own rules apply.
    const isOfReader = (one: VocabularyText) => (one.languages & bitOf(language)) > 0;
    if (meant.some((one) => isInflection(key, one.key, isOfReader(one) ? [language] : languages))) return undefined;
    const sound = soundOf(key);
    const [likeliest] = meant
      .filter((one) => one.known > own * timesAsMany && beginsAlike(key, one.key))
      .sort(
        (one, other) =>
          one.errors - other.errors ||
          (other.languages & bitOf(language)) - (one.languages & bitOf(language)) ||
          Number(soundOf(other.key) === sound) - Number(soundOf(one.key) === sound) ||
          other.known - one.known ||
          (one.key < other.key ? -1 : 1),
      );
    return likeliest?.textIn[languages.indexOf(language)];
  }

  return {
    textsFrom(typed, most, language) {
      const key = keyOfText(typed);
      const places = key.trim() === '' ? [] : beginnings(key, most, language);
      return places.map((place) => {
        const found = vocabularyTextAt(index!, place);
        return { ...found, text: spelledAsTyped(found, typed, language) };
      });
    },
    textWith(typed, language) {
      const found = index && textWith(index, keyOfText(typed).trim());
      return found && { ...found, text: spelledAsTyped(found, typed, language) };
    },
    corrected(query, language) {
      let isCorrected = false;
      const text = query.replace(wordsOfQuery, (written, unwanted: string | undefined) => {
        const [word] = spelledWords(written);
        const better = word === undefined || unwanted !== undefined ? undefined : correctedWord(word, language);
        if (better === undefined) return written;
        isCorrected = true;
        return better;
      });
      return isCorrected ? text : undefined;
    },
    formsOf(key) {
      if (!index || key === '') return [];
      const own = textWith(index, key);
      const forms = spelledAlike(key)
        .flatMap((spelling) => textWith(index!, spelling) ?? [])
        .filter((text) => text.listings > 0 && isInflection(key, text.key));
      return own?.listings ? [own, ...forms] : forms;
    },
    get listingsIn() {
      return index?.listingsIn ?? [];
    },
    get size() {
      return index?.listings.length ?? 0;
    },
    replace(newer) {
      index = newer;
      beginnings = beginningsOf(newer);
    },
  };
}

/** The first sound of a short word is seldom wrong: iPhone is not Phone. The first two letters may be transposed. */
function beginsAlike(typed: string, meant: string): boolean {
  const isTurned = typed[0] === meant[1] && typed[1] === meant[0];
  return mostErrors(typed) > 1 || soundOf(typed)[0] === soundOf(meant)[0] || isTurned;
}

/**
 * The spelling of the language, unless the typed accents exist only in another language. Without accents, any spelling
 * matches.
 */
function spelledAsTyped({ text, textIn }: VocabularyText, typed: string, language: Language): string {
  const own = textIn[languages.indexOf(language)]!;
  const begun = typed.trim().normalize().toLowerCase();
  if (/^\p{ASCII}*$/u.test(begun)) return own;
  const beginsSo = (spelling: string) => spelling.normalize().toLowerCase().startsWith(begun);
  return beginsSo(own) ? own : ([text, ...textIn].find(beginsSo) ?? own);
}

/** Matches an excluded part of a query, in a group of its own, or a word. Excluded parts are never corrected. */
const wordsOfQuery =
  /((?<!\S)[-‐‑–−](?:["“”„«»‟][^"“”„«»‟]*["“”„«»‟]?|\S+))|[\p{L}\p{M}\p{N}]+(?:[-'’.‐‑–−][\p{L}\p{M}\p{N}]+)*/gu;
