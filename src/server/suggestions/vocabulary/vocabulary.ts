import { type Language, languages } from '#machines/market/language.ts';
import { spelledWords } from '#market/text/words.ts';
import { type Beginnings, beginningsOf } from './beginnings.ts';
import { isInflection } from '../inflections.ts';
import { bitOf } from './knownWords.ts';
import { keyOfText, keyOfWord, saysNothing } from '../phrases.ts';
import { soundOf } from './soundsAlike.ts';
import { meantBy, mostErrors } from './typingErrors.ts';
import { knownAs, textAt, textWith, type VocabularyIndex } from './vocabularyIndex.ts';
import type { VocabularyText } from './vocabularyText.ts';

export type { VocabularyText } from './vocabularyText.ts';

/** The words and word pairs of the ads that run, with the names of categories, makes and models. */
export interface Vocabulary {
  /**
   * Texts that begin as was typed: those of the language first, and of these those that most ads have. Each is spelled as
   * in the language, unless it was typed as another one spells it.
   */
  textsFrom(typed: string, most: number, language: Language): readonly VocabularyText[];
  /** The text that is written so, whatever its case and accents, spelled as `textsFrom` does. */
  textWith(typed: string, language: Language): VocabularyText | undefined;
  /**
   * A query with its typing errors put right: each word that no title has, or hardly any, becomes the likeliest word that
   * differs by one error, or by two from 8 letters on, or sounds alike; of equally many errors, a word of the language that is read first,
   * and of these one that sounds alike.
   * Undefined where nothing is to be put right.
   */
  corrected(query: string, language: Language): string | undefined;
  /** All forms that titles have of a word (Velo, Velos), the word as it is first. */
  formsOf(key: string): readonly VocabularyText[];
  /** Categories with ads, and how many, those with most first; the ads of subcategories count above too. */
  readonly adsIn: VocabularyIndex['adsIn'];
  /** How many texts it knows. */
  readonly size: number;
  /** Takes a newer index. */
  replace(index: VocabularyIndex): void;
}

/** A word of so few ads may be an error itself, if another one has so many times as many. */
export const hardlyAny = 2;
export const timesAsMany = 20;

/** Forms of a word begin alike, in so many letters at least, and end otherwise in so many at most. */
const shortestBeginning = 3;
const longestEnding = 3;
/** How forms of words end in the four languages: tried one by one, since a language's other words with a beginning are many. */
const endings = ['', 's', 'n', 'e', 'en', 'er', 'es', 'ern', 'nen', 'i', 'o', 'a', 'x', 'ns'];

function spelledAlike(key: string): readonly string[] {
  const lengths = Array.from({ length: longestEnding + 1 }, (_, less) => key.length - less);
  const beginnings = lengths.filter((length) => length >= shortestBeginning).map((length) => key.slice(0, length));
  return [...new Set(beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)))].filter(
    (spelling) => spelling !== key,
  );
}

/** An empty one, which knows what is in the index that it is given. */
export function createVocabulary(): Vocabulary {
  let index: VocabularyIndex | undefined;
  let beginnings: Beginnings = () => [];

  function correctedWord(word: string, language: Language): string | undefined {
    const key = keyOfWord(word);
    if (!index || mostErrors(key) === 0 || saysNothing(word)) return undefined;
    const own = knownAs(index, key);
    if (own > hardlyAny) return undefined;
    const meant = [...meantBy(index.errors, index.keys, key)].map(([place, errors]) => ({
      errors,
      ...textAt(index!, place),
    }));
    // A plural is no error, whether or not it is in a title; but words of the reader's language have theirs by its rules alone.
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
        const found = textAt(index!, place);
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
        .filter((text) => text.ads > 0 && isInflection(key, text.key));
      return own?.ads ? [own, ...forms] : forms;
    },
    get adsIn() {
      return index?.adsIn ?? [];
    },
    get size() {
      return index?.ads.length ?? 0;
    },
    replace(newer) {
      index = newer;
      beginnings = beginningsOf(newer);
    },
  };
}

/** In a short word the first sound is seldom wrong: iPhone is no Phone. The first two letters may be the wrong way round. */
function beginsAlike(typed: string, meant: string): boolean {
  const isTurned = typed[0] === meant[1] && typed[1] === meant[0];
  return mostErrors(typed) > 1 || soundOf(typed)[0] === soundOf(meant)[0] || isTurned;
}

/** The spelling of the language, unless accents were typed that another language alone has: without them one means any. */
function spelledAsTyped({ text, textIn }: VocabularyText, typed: string, language: Language): string {
  const own = textIn[languages.indexOf(language)]!;
  const begun = typed.trim().normalize().toLowerCase();
  if (/^\p{ASCII}*$/u.test(begun)) return own;
  const beginsSo = (spelling: string) => spelling.normalize().toLowerCase().startsWith(begun);
  return beginsSo(own) ? own : ([text, ...textIn].find(beginsSo) ?? own);
}

/** What a query excludes, in a group of its own, for what one does not want is nobody's error; or a word of it. */
const wordsOfQuery =
  /((?<!\S)[-‐‑–−](?:["“”„«»‟][^"“”„«»‟]*["“”„«»‟]?|\S+))|[\p{L}\p{M}\p{N}]+(?:[-'’.‐‑–−][\p{L}\p{M}\p{N}]+)*/gu;
