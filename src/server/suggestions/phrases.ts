import { fold } from '#market/text/fold.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { spelledWords } from '#market/text/words.ts';

/** A word as spelled, and its key for comparison. */
export interface SpelledWord {
  readonly spelling: string;
  readonly key: string;
}

/** The words of a text, with those to suggest. */
export interface Phrases {
  readonly words: readonly SpelledWord[];
  /** The indexes in `words` of significant words. */
  readonly alone: readonly number[];
  /** The index of the first word of each significant pair of adjacent words. */
  readonly pairs: readonly number[];
}

/** The maximum number of words per text, and of letters per word. No title exceeds them. */
const mostWords = 30;
const longestWord = 40;

/** Words that are common in titles but are never searched for, besides the stop words of search. */
const silent = new Set(
  [
    'vor um über unter nach ohne bis als wie nur sehr sich ist sind wird war hat kann nicht kein keine noch auch schon',
    'alle alles mein meine unser unsere ihr ihre pro inkl ca sowie zwei drei vier fünf sechs sieben acht neun zehn',
    'sans sous chez entre très pas est sont mon mes notre nos votre vos ses tout tous toute toutes par ce cette ces que qui',
    'deux trois quatre cinq six sept huit senza sotto tra fra molto non sono mio mia tutto tutti tutte al alla allo ai alle',
    'due tre quattro cinque sei without under very not is are my our your all from two three four five',
    'Stück Stk Meter Monate Jahre Suche gesucht verkaufe pièces cherche recherche vends mois cerco vendo mesi pezzi',
    'mm cm dm m2 m3 kg gr ml dl kw km',
  ].flatMap((line) => line.split(' ').map(fold)),
);

/** The maximum number of words in the cache, at which it is cleared. Words repeat, and folding is expensive. */
const mostRemembered = 30_000;
const remembered = new Map<string, string>();

/** The key of a word: its folded spelling without hyphens and apostrophes, so that E-Bike is ebike. */
export function keyOfWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const key = foldedKey(word);
  remembered.set(word, key);
  return key;
}

function foldedKey(word: string): string {
  const folded = fold(word);
  return /^[a-z0-9.]*$/.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}.]+/gu, '');
}

/** The key of a text, word by word. A space at the end marks a complete last word. */
export function keyOfText(text: string): string {
  const keys = wordsIn(text).map(({ key }) => key);
  return keys.length > 0 && /\s$/.test(text) ? `${keys.join(' ')} ` : keys.join(' ');
}

/** The key of a search text. A text without letters and digits is its own key. */
export function keyOfQuery(query: string): string {
  return keyOfText(query).trim() || query;
}

/** The words of a text, in order. */
export function wordsIn(text: string): readonly SpelledWord[] {
  return spelledWords(text)
    .filter(({ length }) => length <= longestWord)
    .slice(0, mostWords)
    .map((spelling) => ({ spelling, key: keyOfWord(spelling) }))
    .filter(({ key }) => key !== '');
}

/**
 * Splits a text into words and pairs. Articles, prepositions, single letters and plain numbers are not significant
 * alone. A number after a word is: Golf 7, iPhone 13.
 */
export function phrasesOf(text: string): Phrases {
  const words = wordsIn(text);
  const alone = [...words.keys()].filter((place) => saysSomething(words[place]!));
  const pairs = alone.filter((place) => {
    const next = words[place + 1];
    return next !== undefined && (saysSomething(next) || /^[\p{N}.]+$/u.test(next.key));
  });
  return { words, alone, pairs };
}

function saysSomething({ spelling, key }: SpelledWord): boolean {
  return key.length > 1 && /\p{L}/u.test(key) && !saysNothing(spelling);
}

/**
 * Whether a word is never searched for alone: articles, prepositions, numerals and units. Such a word is no typing
 * error.
 */
export function saysNothing(word: string): boolean {
  return isStopWord(word.toLowerCase()) || silent.has(keyOfWord(word));
}
