import { type Language, languages } from '#machines/market/language.ts';
import { rangeOf } from './textTable.ts';
import type { VocabularyIndex } from './vocabularyIndex.ts';

/** Finds the places of texts that begin as was typed. */
export type Beginnings = (prefix: string, most: number, language: Language) => readonly number[];

/** To look at so many texts takes longer than everything else that a suggestion needs. */
const manyTexts = 500;

/** Of what so many texts begin with, the best are remembered, as many as anybody asks for. */
const mostRemembered = 40;

/**
 * Texts of an index that begin so: first those that ads of a language have, those that most of these have first; then the
 * others, by all ads. Of equally many, in the order of code units. What many texts begin with, which are a few letters that
 * everybody types, is looked through once.
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
  { ads, adsInLanguage }: VocabularyIndex,
  from: number,
  to: number,
  most: number,
  language: Language,
): readonly number[] {
  const inLanguage = languages.indexOf(language);
  const best: number[] = [];
  const ranks: number[] = [];
  for (let place = from; place < to; place += 1) {
    const inIt = adsInLanguage[place * languages.length + inLanguage]!;
    const rank = inIt > 0 ? beforeOthers + inIt : ads[place]!;
    if (rank === 0 || (best.length === most && rank <= ranks.at(-1)!)) continue;
    const at = ranks.findLastIndex((other) => other >= rank) + 1;
    best.splice(at, 0, place);
    ranks.splice(at, 0, rank);
    if (best.length > most) [best.length, ranks.length] = [most, most];
  }
  return best;
}

/** More ads than there are. */
const beforeOthers = 2 ** 40;
