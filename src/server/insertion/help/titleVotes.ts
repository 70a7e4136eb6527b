import { parentIdOf, realEstate } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { extractHome } from '#market/queryUnderstanding/homes.ts';
import { QueryText } from '#market/queryUnderstanding/queryText.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { wordsIn } from '../../suggestions/phrases.ts';
import { isTradeWord } from './tradeWords.ts';
import { accessoryCategoryVotes } from './modifiedThings.ts';
import { mostWordsOfName, namedBy, namedByEnd, type Naming } from './namedThings.ts';
import type { Vote } from './vote.ts';

/** Words of a title that name something, with their weight and phrase. */
interface Named {
  readonly word: string;
  readonly keys: readonly string[];
  readonly namings: readonly Naming[];
  /** The weight of the words by their place: 1 in the main phrase, less after «for», «with» and commas. */
  readonly place: number;
  /** The index of the words' phrase in the title. */
  readonly phrase: number;
  readonly isEnd: boolean;
}

/** Prepositions: the words after them usually say what the thing fits, has or is made of, and not what it is. */
export const prepositions = new Set(
  [
    'für mit aus von bei ohne inkl inklusive samt zu zum zur in im am an auf',
    'pour avec de du des en dans sans à au aux sur',
    'per con di del della dello dei delle in da dal dalla senza a al su',
    'for with of from without in on to incl including',
  ].flatMap((line) => line.split(' ')),
);
export const behindPreposition = 0.35;
const behindComma = 0.6;
/** In «table basse» the thing is the first noun, in «coffee table» and «Leder Sofa» the last. */
const notHead = 0.6;
const ofEnd = 0.85;
const ofMake = 0.75;
const elsewhere = 0.5;
const longerName = 1.25;
const homes = 1020;
/** Catch-all categories («Lot», «Karton», «job»): all other words of a title have priority. */
const catchAlls: ReadonlyMap<number, (category: number) => boolean> = new Map([
  [7020, () => true],
  [6020, (category: number) => parentIdOf(category) === 6400],
]);
const ofCatchAll = 0.35;
const laterMake = 0.6;
/** Makes that are words as well. */
const wordsAndMakes = new Set('mini smart seat rover genesis ds mg golf'.split(' '));
const ofWordAndMake = 0.6;

/** The categories that the words of a title name, in any language. */
export function votesOf(title: string, reader: Language): readonly Vote[] {
  const named = phrasesIn(title).flatMap((phrase, number) => namedIn(phrase, number));
  const language = languageOf(title, named, reader);
  const votes = named.flatMap((one) => votesOfNamed(one, named, language));
  return discountCatchAlls([...votes, ...accessoryCategoryVotes(title, votes), ...homeIn(title, votes)]);
}

/** The language of most words of a title; in doubt, the reader's. */
export function languageOfTitle(title: string, reader: Language): Language {
  return languageOf(title, phrasesIn(title).flatMap(namedIn), reader);
}

/** The parts of a title between punctuation marks. */
function phrasesIn(title: string): readonly string[] {
  return title.split(/[,;:!?()[\]|–—•·/]|\s[-+*]\s|\.\s/u).filter((phrase) => /\p{L}/u.test(phrase));
}

function namedIn(phrase: string, number: number): readonly Named[] {
  const words = wordsIn(phrase);
  const found: Named[] = [];
  let place = number === 0 ? 1 : behindComma;
  for (let at = 0; at < words.length;) {
    const { length, namings, isEnd } = longestName(words.slice(at, at + mostWordsOfName).map(({ key }) => key));
    const titleWords = words.slice(at, at + length);
    if (namings.length > 0) {
      const word = titleWords.map(({ spelling }) => spelling).join(' ');
      found.push({ word, keys: titleWords.map(({ key }) => key), namings, place, phrase: number, isEnd });
    } else if (found.some((one) => !isCatchAll(one)) && prepositions.has(words[at]!.spelling.toLowerCase()))
      place *= behindPreposition;
    at += length;
  }
  return found;
}

function longestName(keys: readonly string[]): { length: number; namings: readonly Naming[]; isEnd: boolean } {
  for (let length = keys.length; length > 1; length -= 1) {
    const namings = namedBy(keys.slice(0, length));
    if (namings.length > 0) return { length, namings, isEnd: false };
  }
  const [key] = keys as [string];
  if (isStopWord(key) || isTradeWord(key) || key.length < 2) return { length: 1, namings: [], isEnd: false };
  const whole = namedBy([key]);
  if (whole.length > 0) return { length: 1, namings: whole, isEnd: false };
  return { length: 1, namings: namedByEnd(key), isEnd: true };
}

/** The language of most words; in doubt, the reader's. */
function languageOf(title: string, named: readonly Named[], reader: Language): Language {
  const words = title.toLowerCase().split(/[\s'’]+/u);
  const counts = languages.map((language) => {
    const stops = words.filter((word) => stopWordsOf[language].has(word)).length;
    const names = named.filter(({ namings }) => namings.some((naming) => naming.language === language));
    const long = names.reduce((sum, { keys }) => sum + keys.length, 0);
    return { language, count: stops + long + (language === reader ? 0.5 : 0) };
  });
  return counts.toSorted((one, other) => other.count - one.count)[0]!.language;
}

const stopWordsOf: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    'der die das und oder mit für von zu zum zur im am auf ein eine verkaufe suche gesucht vermieten'.split(' '),
  ),
  fr: new Set('le la les un une des du de d l et ou à au aux avec pour vends cherche louer vendre'.split(' ')),
  it: new Set(
    'il lo gli i uno una di del della dei delle da e con per in vendo cerco affitto vendesi affittasi'.split(' '),
  ),
  en: new Set('the an of for with and to in selling wanted rent sale'.split(' ')),
};

function votesOfNamed(one: Named, all: readonly Named[], language: Language): readonly Vote[] {
  const own = one.namings.some((naming) => naming.language === language || naming.language === null);
  const namings = own
    ? one.namings.filter((naming) => naming.language === language || naming.language === null)
    : one.namings;
  const categories = new Map<number, Naming>();
  for (const naming of namings) {
    if ((categories.get(naming.category)?.strength ?? 0) < naming.strength) categories.set(naming.category, naming);
  }
  const isMake = [...categories.values()].every(({ by }) => by === 'make');
  const beside = all.filter(
    (other) =>
      other.phrase === one.phrase &&
      other.place === one.place &&
      other.namings.some(({ by }) => by !== 'make') &&
      !isCatchAll(other),
  );
  const head = language === 'fr' || language === 'it' ? beside[0] : beside.at(-1);
  const factor =
    one.place *
    (own ? 1 : elsewhere) *
    (isMake ? makeFactor(one, all) : head && head !== one ? notHead : 1) *
    (one.isEnd ? ofEnd : 1) *
    (one.keys.length > 1 && !isMake ? longerName : 1);
  return [...categories].map(([category, { by, strength }]) => ({
    category,
    by,
    word: one.word,
    weight: (factor * strength) / Math.sqrt(categories.size),
  }));
}

/** The first make of a title counts more than later ones: a «mini» after an iPhone is no car. */
function makeFactor(one: Named, all: readonly Named[]): number {
  const first = all.find(({ namings }) => namings.some(({ by }) => by === 'make'));
  const isWord = all.length > 1 && one.keys.length === 1 && wordsAndMakes.has(one.keys[0]!);
  return ofMake * (first === one ? 1 : laterMake) * (isWord ? ofWordAndMake : 1);
}

function isCatchAll({ namings }: Named): boolean {
  return namings.every(({ category }) => catchAlls.has(category));
}

/** A catch-all category counts less next to a specific one. */
function discountCatchAlls(votes: readonly Vote[]): readonly Vote[] {
  return votes.map((vote) => {
    const isLeftFrom = catchAlls.get(vote.category);
    const isAdjacent = isLeftFrom && votes.some(({ category }) => category !== vote.category && isLeftFrom(category));
    return isAdjacent ? { ...vote, weight: vote.weight * ofCatchAll } : vote;
  });
}

/** If a title has a number of rooms and names nothing else, it counts as a vote for homes. */
function homeIn(title: string, votes: readonly Vote[]): readonly Vote[] {
  const home = extractHome(new QueryText(title), everything);
  if (home.category !== realEstate) return [];
  const category = home.subcategory ?? homes;
  const isNamed = votes.some((vote) => vote.category !== category && vote.weight > 0.5);
  return [{ category, word: title, by: 'category', weight: isNamed ? 0.4 : 1 }];
}
