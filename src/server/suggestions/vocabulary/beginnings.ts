import { type Language, languages } from '#machines/market/language.ts';
import { rangeOf } from './textTable.ts';
import type { VocabularyIndex } from './vocabularyIndex.ts';

/** Finds the texts of an index with a prefix; returns their indexes. */
export type Beginnings = (prefix: string, most: number, language: Language) => readonly number[];

/**
 * From this many texts on, the result for a prefix is cached. Reading them takes longer than all other work for a
 * suggestion.
 */
const manyTexts = 500;

/** The number of best texts to cache for a prefix with many texts. No caller needs more. */
const mostRemembered = 40;

/**
 * The texts of an index with a prefix. Texts in listings of the language come first, by their number of such listings,
 * then the others by all listings. Ties are in the order of code units. The result is cached for prefixes with many
 * texts, which are a few letters that every visitor types.
 */
export function beginningsOf(index: VocabularyIndex): Beginnings {
  const remembered = new Map<string, readonly number[]>();
  return (prefix, most, language) => {
    const known = remembered.get(`${language} ${prefix}`);
    if (known && most <= mostRemembered) return known.slice(0, most);
    const [from, to] = rangeOf(index.keys, prefix);
    if (to - from < manyTexts || most > mostRemembered) return bestIn(index, from, to, most, language);
    const best = bestIn(index, from, to, mostRemembered, language);
    remembered.set(`${language} ${prefix}`, best);
    return best.slice(0, most);
  };
}

function bestIn(
  { listings, listingsInLanguage }: VocabularyIndex,
  from: number,
  to: number,
  most: number,
  language: Language,
): readonly number[] {
  const inLanguage = languages.indexOf(language);
  const best: number[] = [];
  const ranks: number[] = [];
  for (let place = from; place < to; place += 1) {
    const inIt = listingsInLanguage[place * languages.length + inLanguage]!;
    const rank = inIt > 0 ? beforeOthers + inIt : listings[place]!;
    if (rank === 0 || (best.length === most && rank <= ranks.at(-1)!)) continue;
    const at = ranks.findLastIndex((other) => other >= rank) + 1;
    best.splice(at, 0, place);
    ranks.splice(at, 0, rank);
    if (best.length > most) [best.length, ranks.length] = [most, most];
  }
  return best;
}

/** An offset that ranks texts in listings of the language first: greater than any number of listings. */
const beforeOthers = 2 ** 40;
