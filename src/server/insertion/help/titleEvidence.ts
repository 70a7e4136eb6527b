import { parentOf } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { categoryAt } from '../../suggestions/vocabulary/countedCategories.ts';
import { keyOfText, phrasesOf } from '../../suggestions/phrases.ts';
import type { Vocabulary } from '../../suggestions/vocabulary/vocabulary.ts';
import { behindPreposition, prepositions } from './titleVotes.ts';
import { isTradeWord } from './tradeWords.ts';

/** The evidence about the category from listings with a word of a title, or with two consecutive words. */
export interface Evidence {
  /** The word as the title spells it. */
  readonly word: string;
  /** The number of listings with the word in their title. */
  readonly listings: number;
  /** The number of listings with the word, by subcategory. */
  readonly inCategories: ReadonlyMap<number, number>;
  /** The weight of this evidence, from 0 to 1. A pair weighs less, because both of its words also count alone. */
  readonly weight: number;
}

const weightOfPair = 0.5;
/** The last part of a compound names the thing, but a word may end the same way by chance. */
const weightOfEnd = 0.6;
/**
 * The shortest end of a compound that counts, in characters. A shorter end matches by chance: «Reifen» ends in «fen».
 */
const shortestEnd = 4;

/** A place is no evidence about the thing, however many listings of a place are in a category. */
const places: ReadonlySet<string> = new Set(
  swissLocalities.all.flatMap(({ name, otherNames }) => [name, ...otherNames].map((each) => keyOfText(each).trim())),
);

/** The evidence of listings for each significant word of a title, and each pair. Words of trade do not count. */
export function evidenceOf(vocabulary: Vocabulary, title: string): readonly Evidence[] {
  const { words, alone, pairs } = phrasesOf(title);
  const tells = (place: number) => !isTradeWord(words[place]!.key);
  const preposition = words.findIndex(
    ({ spelling }, place) => prepositions.has(spelling.toLowerCase()) && alone.some((each) => each < place),
  );
  const weighed = (evidence: Evidence | undefined, place: number) => {
    const isBehind = preposition >= 0 && place > preposition;
    return evidence ? [isBehind ? { ...evidence, weight: evidence.weight * behindPreposition } : evidence] : [];
  };
  const single = alone.filter(tells).flatMap((place) => weighed(ofWord(vocabulary, words[place]!), place));
  const both = pairs
    .filter((place) => tells(place) && tells(place + 1))
    .flatMap((place) => {
      const pair = [words[place]!, words[place + 1]!];
      const key = pair.map((word) => word.key).join(' ');
      const spelled = pair.map(({ spelling }) => spelling).join(' ');
      return weighed(of(vocabulary, key, { word: spelled, weight: weightOfPair }), place);
    });
  return [...single, ...both];
}

interface Word {
  readonly spelling: string;
  readonly key: string;
}

/** An unknown word counts by its end if that is a German word: «Damenfahrrad» is a «Fahrrad». */
function ofWord(vocabulary: Vocabulary, { spelling, key }: Word): Evidence | undefined {
  if (places.has(key)) return undefined;
  const whole = of(vocabulary, key, { word: spelling, weight: 1 });
  if (whole) return whole;
  for (let at = 2; at <= key.length - shortestEnd; at += 1) {
    const end = key.slice(at);
    const isGerman = vocabulary.textWith(end, 'de')?.listingsInLanguage[languages.indexOf('de')] ?? 0;
    if (isGerman > 0) return of(vocabulary, end, { word: spelling, weight: weightOfEnd });
  }
  return undefined;
}

function of(vocabulary: Vocabulary, key: string, known: Pick<Evidence, 'word' | 'weight'>): Evidence | undefined {
  const inCategories = new Map<number, number>();
  let listings = 0;
  for (const form of vocabulary.formsOf(key)) {
    listings += form.listings;
    for (const [at, place] of form.inCategories.places.entries()) {
      const category = categoryAt(place);
      if (!parentOf(category)) continue;
      inCategories.set(category, (inCategories.get(category) ?? 0) + form.inCategories.listings[at]!);
    }
  }
  return inCategories.size > 0 ? { ...known, listings, inCategories } : undefined;
}
