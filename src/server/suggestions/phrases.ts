import { fold } from '#market/text/fold.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { spelledWords } from '#market/text/words.ts';

/** A word as it is spelled somewhere, and what it is compared by. */
export interface SpelledWord {
  readonly spelling: string;
  readonly key: string;
}

/** The words of a text, and which of them are suggested. */
export interface Phrases {
  readonly words: readonly SpelledWord[];
  /** By their places in `words`: words that say something alone. */
  readonly alone: readonly number[];
  /** By the place of the first: words that say something together with the one that follows them at once. */
  readonly pairs: readonly number[];
}

/** Of a text as many words are read as the longest title has room for, and of a word as many letters as the longest has. */
const mostWords = 30;
const longestWord = 40;

/** What stands in titles beside the stop words of search, of which none is what one looks for. */
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

/** Words repeat, and folding is dear: so many are remembered, then one begins afresh. */
const mostRemembered = 30_000;
const remembered = new Map<string, string>();

/** What a word is compared by: its folded spelling without hyphens and apostrophes, so that E-Bike is ebike. */
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

/** What a text is compared by, word by word; a space at the end says that its last word is whole. */
export function keyOfText(text: string): string {
  const keys = wordsIn(text).map(({ key }) => key);
  return keys.length > 0 && /\s$/.test(text) ? `${keys.join(' ')} ` : keys.join(' ');
}

/** What the text of a search is compared by. What has no letter or digit is compared as it stands. */
export function keyOfQuery(query: string): string {
  return keyOfText(query).trim() || query;
}

/** The words of a text in their order. */
export function wordsIn(text: string): readonly SpelledWord[] {
  return spelledWords(text)
    .filter(({ length }) => length <= longestWord)
    .slice(0, mostWords)
    .map((spelling) => ({ spelling, key: keyOfWord(spelling) }))
    .filter(({ key }) => key !== '');
}

/**
 * Takes a text apart. Articles, prepositions, single letters and bare numbers say nothing alone, but numbers do behind a
 * word: Golf 7, iPhone 13.
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

/** Whether nobody looks for a word by itself: articles, prepositions, numerals and units. It is no typing error either. */
export function saysNothing(word: string): boolean {
  return isStopWord(word.toLowerCase()) || silent.has(keyOfWord(word));
}
