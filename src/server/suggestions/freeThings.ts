import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { priceWords } from '#words/prices.ts';
import type { SuggestionServices } from './suggestionServices.ts';
import { isFound, type LikelyText } from './likelyTexts.ts';
import { keyOfQuery, wordsIn } from './phrases.ts';
import type { Candidate } from './suggestion.ts';

/** Words that mean «free of charge», in the languages of the market. */
const wordsForFree = new Set(
  'gratis kostenlos umsonst geschenkt verschenken gratuit gratuite gratuitement gratuito gratuita free'.split(' '),
);
/** The minimum number of typed letters that are completed to a word for «free of charge». */
const fewestLettersForFree = 4;

/**
 * Suggests free listings for the text typed with a word for free, or otherwise for the likeliest text. A word for free
 * alone suggests all free listings.
 */
export async function freeThings(
  services: Pick<SuggestionServices, 'search' | 'words'>,
  query: string,
  language: Language,
  texts: readonly LikelyText[],
): Promise<readonly Candidate[]> {
  const thing = thingOf(query);
  const hasThing = thing !== undefined;
  const text = hasThing ? thing : texts.find(({ known }) => (known?.free ?? 0) > 0)?.text;
  if (text === undefined) return [];
  const search = { ...everything, query: toSearchText(text), freeOnly: true };
  if (hasThing && !(await isFound(services, search))) return [];
  const word = services.words[language](priceWords.free);
  const label = text === '' ? word : `${text} ${word.toLowerCase()}`;
  return [{ type: 'gratiskeyword', search, key: keyOfQuery(search.query), label }];
}

/**
 * The query without its words for «free of charge». Empty if it has no other words; undefined if it has no such word.
 */
export function thingOf(query: string): string | undefined {
  const words = wordsIn(query);
  const others = words.filter(({ key }) => !asksForFree(key));
  return others.length < words.length ? others.map(({ spelling }) => spelling).join(' ') : undefined;
}

function asksForFree(key: string): boolean {
  return key.length >= fewestLettersForFree && [...wordsForFree].some((word) => word.startsWith(key));
}

/** Whether a key is that of a word for «free of charge». */
export function isForFree(key: string): boolean {
  return wordsForFree.has(key);
}
