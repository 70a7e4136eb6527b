import { languages } from '#machines/market/language.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';

/** A term that finds a word, and the ads in which it may. */
export interface Alternative {
  readonly term: string;
  /** Bits by the place in `languages`: in ads of these languages any field counts, in others the keywords alone. */
  readonly languages: number;
}

/** A word that an ad must have: by one of the alternatives or, if there are parts, by having each of them. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  readonly parts: readonly QueryWord[];
}

export const everyLanguage = 2 ** languages.length - 1;

/**
 * What a query asks for, word by word; an ad must have all of them. The README of this folder says in words when an ad
 * has a word. A query without any letter or digit asks for nothing in particular: no words.
 */
export function queryWords(query: string): QueryWord[] {
  const distinct = new Map<string, QueryWord>();
  for (const { parts, joined } of withoutStopWords(wordsOf(query))) {
    const word: QueryWord =
      joined === undefined && parts.length === 1
        ? wordOfPart(parts[0]!)
        : {
            alternatives: joined === undefined ? [] : alternativesOf(joined),
            parts: joined === undefined || parts.every(isTelling) ? parts.map(wordOfPart) : [],
          };
    distinct.set(`${joined} ${parts.join(' ')}`, word);
  }
  return [...distinct.values()];
}

/** Whether a part may be looked for away from its neighbours: the `e` of e-bike may not, it is in every Italian ad. */
function isTelling(part: string): boolean {
  return part.length > 1 || /\p{N}/u.test(part);
}

function wordOfPart(part: string): QueryWord {
  return { alternatives: alternativesOf(part), parts: [] };
}

function alternativesOf(part: string): Alternative[] {
  const found = new Map([[fold(part), everyLanguage]]);
  for (const [place, language] of languages.entries()) {
    for (const stem of stemsOf(part, language)) found.set(stem, (found.get(stem) ?? 0) | (1 << place));
  }
  return Array.from(found, ([term, inLanguages]) => ({ term, languages: inLanguages }));
}
