import { type Language, languages } from '#machines/market/language.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { wordsOf } from '#market/text/words.ts';
import { inBody, inKeywords, inTitle } from './fields.ts';
import type { SearchDocument } from './searchPort.ts';

/**
 * The terms an ad is found by, each with the fields that have it: every part of every word, and words of several parts
 * as one, folded; and their stems, in title and text those of the ad's own language, in keywords those of all four.
 */
export function documentTerms(document: SearchDocument): Map<string, number> {
  const terms = new Map<string, number>();
  addTerms(terms, document.title, termsIn[document.language], inTitle);
  addTerms(terms, document.body, termsIn[document.language], inBody);
  for (const keyword of document.keywords) addTerms(terms, keyword, termsInAll, inKeywords);
  return terms;
}

function addTerms(terms: Map<string, number>, text: string, termsOf: TermsOf, field: number): void {
  const add = (part: string) => {
    for (const term of termsOf(part)) terms.set(term, (terms.get(term) ?? 0) | field);
  };
  for (const { parts, joined } of wordsOf(text)) {
    parts.forEach(add);
    if (joined !== undefined) add(joined);
  }
}

type TermsOf = (part: string) => readonly string[];

const termsIn: Readonly<Record<Language, TermsOf>> = {
  de: remembered(['de']),
  fr: remembered(['fr']),
  it: remembered(['it']),
  en: remembered(['en']),
};
const termsInAll = remembered(languages);

/** Words repeat, and stemming is dear: the last ones are kept, at most this many. */
const mostRemembered = 50_000;

function remembered(stemmedIn: readonly Language[]): TermsOf {
  const known = new Map<string, readonly string[]>();
  return (part) => {
    let terms = known.get(part);
    if (!terms) {
      terms = [...new Set([fold(part), ...stemmedIn.flatMap((language) => stemsOf(part, language))])];
      if (known.size >= mostRemembered) known.clear();
      known.set(part, terms);
    }
    return terms;
  };
}
