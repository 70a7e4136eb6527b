import { isStopWord } from '#market/text/stopWords.ts';
import { spelledWords } from '#market/text/words.ts';
import { isInflection } from './inflections.ts';
import { keyOfText, keyOfWord } from './phrases.ts';
import { meantBy, mostErrors } from './typingErrors.ts';
import { textAt, textsFrom, textWith, type VocabularyIndex, type VocabularyText } from './vocabularyIndex.ts';

export type { VocabularyText } from './vocabularyIndex.ts';

/** The words and word pairs of the ads that run, with the names of categories, makes and models. */
export interface Vocabulary {
  /** Texts that begin as was typed, those that most ads have first. */
  textsFrom(typed: string, most: number): readonly VocabularyText[];
  /** The text that is written so, whatever its case and accents. */
  textWith(typed: string): VocabularyText | undefined;
  /**
   * A query with its typing errors put right: each word that no title has, or hardly any, becomes the likeliest word that
   * differs by one error, or by two from 8 letters on. Undefined where nothing is to be put right.
   */
  corrected(query: string): string | undefined;
  /** Categories with ads, and how many; those of subcategories count above too. */
  readonly adsIn: VocabularyIndex['adsIn'];
  /** How many texts it knows. */
  readonly size: number;
  /** Takes a newer index. */
  replace(index: VocabularyIndex): void;
}

/** A word of so few ads may be an error itself, if another one has so many times as many. */
export const hardlyAny = 2;
export const timesAsMany = 20;

/** An empty one, which knows what is in the index that it is given. */
export function createVocabulary(): Vocabulary {
  let index: VocabularyIndex | undefined;

  function correctedWord(word: string): string | undefined {
    const key = keyOfWord(word);
    if (!index || mostErrors(key) === 0 || isStopWord(word.toLowerCase())) return undefined;
    const own = textWith(index, key)?.known ?? 0;
    if (own > hardlyAny) return undefined;
    const meant = [...meantBy(index.errors, index.keys, key)].map(([place, errors]) => ({
      errors,
      ...textAt(index!, place),
    }));
    // A plural is no error, whether or not it is in a title.
    if (meant.some((one) => isInflection(key, one.key))) return undefined;
    const [likeliest] = meant
      .filter(({ known }) => known > own * timesAsMany)
      .sort((one, other) => one.errors - other.errors || other.known - one.known || (one.key < other.key ? -1 : 1));
    return likeliest?.text;
  }

  return {
    textsFrom(typed, most) {
      const key = keyOfText(typed);
      return index && key.trim() !== '' ? textsFrom(index, key, most) : [];
    },
    textWith: (typed) => (index ? textWith(index, keyOfText(typed).trim()) : undefined),
    corrected(query) {
      let isCorrected = false;
      const text = query.replace(wordsOfQuery, (written, unwanted: string | undefined) => {
        const [word] = spelledWords(written);
        const better = word === undefined || unwanted !== undefined ? undefined : correctedWord(word);
        if (better === undefined) return written;
        isCorrected = true;
        return better;
      });
      return isCorrected ? text : undefined;
    },
    get adsIn() {
      return index?.adsIn ?? [];
    },
    get size() {
      return index?.ads.length ?? 0;
    },
    replace(newer) {
      index = newer;
    },
  };
}

/** What a query excludes, in a group of its own, for what one does not want is nobody's error; or a word of it. */
const wordsOfQuery =
  /((?<!\S)[-‐‑–−](?:["“”„«»‟][^"“”„«»‟]*["“”„«»‟]?|\S+))|[\p{L}\p{M}\p{N}]+(?:[-'’.‐‑–−][\p{L}\p{M}\p{N}]+)*/gu;
