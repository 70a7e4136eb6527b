import { parentOf } from '#machines/market/categories.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { swissLocalities } from '#market/swissLocalities.ts';
import { categoryAt } from '../../suggestions/countedCategories.ts';
import { meaningsOf } from '../../suggestions/categoryWords.ts';
import { keyOfText, phrasesOf } from '../../suggestions/phrases.ts';
import type { Vocabulary } from '../../suggestions/vocabulary.ts';

/** What a word of a title, or two words that follow each other, say of the category of its ad. */
export interface Evidence {
  /** As it stands in the title. */
  readonly word: string;
  /** How many ads have it in their title. */
  readonly ads: number;
  /** By subcategory, how many of these are in it. */
  readonly inCategories: ReadonlyMap<number, number>;
  /** By subcategory that is called so, how many ads that is worth. */
  readonly called: ReadonlyMap<number, number>;
  /** From 0 to 1: what two words say, each says by itself in part. */
  readonly weight: number;
}

/** A word for a category is worth so many ads with it in the reader's language, and in another one. */
const worthOfName = 6;
const worthElsewhere = 2;
const weightOfPair = 0.5;
/** The last part of a compound says what the thing is, but another word may end by chance as it. */
const weightOfEnd = 0.6;
/** A shorter end of a word is a word by chance: «Reifen» ends as «fen». */
const shortestEnd = 4;

/** Where something is says nothing of what it is, however many ads of a place are in a category. */
const places: ReadonlySet<string> = new Set(
  swissLocalities.all.flatMap(({ name, otherNames }) => [name, ...otherNames].map((each) => keyOfText(each).trim())),
);

/** What is known of the words of a title, in all languages; of those that nothing is known of, nothing. */
export function evidenceOf(vocabulary: Vocabulary, title: string, language: Language): readonly Evidence[] {
  const { words, alone, pairs } = phrasesOf(title);
  const single = alone.flatMap((place) => ofWord(vocabulary, words[place]!, language) ?? []);
  const both = pairs.flatMap((place) => {
    const pair = [words[place]!, words[place + 1]!];
    const key = pair.map((word) => word.key).join(' ');
    const told = { word: pair.map(({ spelling }) => spelling).join(' '), weight: weightOfPair };
    return of(vocabulary, key, { ...told, called: new Map() }) ?? [];
  });
  return [...single, ...both];
}

interface Word {
  readonly spelling: string;
  readonly key: string;
}

/** Of a word that is unknown itself, its end counts where that is a German word: «Damenfahrrad» is a «Fahrrad». */
function ofWord(vocabulary: Vocabulary, { spelling, key }: Word, language: Language): Evidence | undefined {
  const called = callsOf(key, language, languages);
  if (called.size === 0 && places.has(key)) return undefined;
  const whole = of(vocabulary, key, { word: spelling, called, weight: 1 });
  if (whole) return whole;
  for (let at = 2; at <= key.length - shortestEnd; at += 1) {
    const end = key.slice(at);
    const told = { word: spelling, called: callsOf(end, language, ['de']), weight: weightOfEnd };
    const isGerman = vocabulary.textWith(end, 'de')?.adsInLanguage[languages.indexOf('de')] ?? 0;
    if (isGerman > 0 || told.called.size > 0) return of(vocabulary, end, told);
  }
  return undefined;
}

function of(
  vocabulary: Vocabulary,
  key: string,
  told: Pick<Evidence, 'word' | 'called' | 'weight'>,
): Evidence | undefined {
  const inCategories = new Map<number, number>();
  let ads = 0;
  for (const form of vocabulary.formsOf(key)) {
    ads += form.ads;
    for (const [at, place] of form.inCategories.places.entries()) {
      const category = categoryAt(place);
      if (!parentOf(category)) continue;
      inCategories.set(category, (inCategories.get(category) ?? 0) + form.inCategories.ads[at]!);
    }
  }
  return inCategories.size > 0 || told.called.size > 0 ? { ...told, ads, inCategories } : undefined;
}

/** Subcategories that are called so: the more words their name has beside, and the more are called alike, the less it says. */
function callsOf(key: string, language: Language, within: readonly Language[]): ReadonlyMap<number, number> {
  const called = new Map<number, number>();
  for (const spoken of within) {
    const meant = meaningsOf(key, spoken).filter(({ category }) => parentOf(category));
    for (const { category, words } of meant) {
      const worth = (spoken === language ? worthOfName : worthElsewhere) / words / Math.sqrt(meant.length);
      called.set(category, Math.max(worth, called.get(category) ?? 0));
    }
  }
  return called;
}
