import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { priceWords } from '#words/prices.ts';
import type { SuggestionServices } from './suggestionServices.ts';
import { isFound, type LikelyText } from './likelyTexts.ts';
import { keyOfQuery, wordsIn } from './phrases.ts';
import type { Candidate } from './suggestion.ts';

/** What asks for free things, in the languages of the market. */
const wordsForFree = new Set(
  'gratis kostenlos umsonst geschenkt verschenken gratuit gratuite gratuitement gratuito gratuita free'.split(' '),
);
/** A word is completed to one of these from so many letters on. */
const fewestLettersForFree = 4;

/** What is given away: of what was typed with a word for that, or of the likeliest text; all of it, with the word alone. */
export async function freeThings(
  services: Pick<SuggestionServices, 'search' | 'words'>,
  query: string,
  language: Language,
  texts: readonly LikelyText[],
): Promise<readonly Candidate[]> {
  const thing = thingOf(query);
  const isAsked = thing !== undefined;
  const text = isAsked ? thing : texts.find(({ known }) => (known?.free ?? 0) > 0)?.text;
  if (text === undefined) return [];
  const search = { ...everything, query: toSearchText(text), freeOnly: true };
  if (isAsked && !(await isFound(services, search))) return [];
  const word = services.words[language](priceWords.free);
  const label = text === '' ? word : `${text} ${word.toLowerCase()}`;
  return [{ type: 'gratiskeyword', search, key: keyOfQuery(search.query), label }];
}

/** What somebody looks for who typed a word for what is free beside it, or nothing but one; undefined for all others. */
export function thingOf(query: string): string | undefined {
  const words = wordsIn(query);
  const others = words.filter(({ key }) => !asksForFree(key));
  return others.length < words.length ? others.map(({ spelling }) => spelling).join(' ') : undefined;
}

function asksForFree(key: string): boolean {
  return key.length >= fewestLettersForFree && [...wordsForFree].some((word) => word.startsWith(key));
}

/** Whether a text as it is compared is no more than a word for what is free. */
export function isForFree(key: string): boolean {
  return wordsForFree.has(key);
}
