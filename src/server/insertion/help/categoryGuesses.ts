import { categoryById, categoryTree, parentOf } from '#machines/market/categories.ts';
import type { Language } from '#machines/market/language.ts';
import { guessWords } from '#words/insertionHelp.ts';
import type { Say } from '../../http/words.ts';
import type { Vocabulary } from '../../suggestions/vocabulary.ts';
import { type Evidence, evidenceOf } from './titleEvidence.ts';

/** A subcategory that an ad may belong in. */
export interface CategoryGuess {
  readonly category: number;
  readonly subcategory: number;
  /** From 0 to 1. */
  readonly confidence: number;
  /** In the language of whoever asks. */
  readonly reason: string;
}

/** Guesses of one title. */
export const mostGuesses = 3;

/**
 * From here on more guesses are right than wrong: 52 % of those that `npm run bench` has of held-out titles, for 72 % of
 * the titles. Where the likeliest is less sure, nothing is said.
 */
const leastOfLikeliest = 0.25;

/** What is less sure is no help beside it. */
const leastConfidence = 0.05;

/** As if each word stood in so many ads more, spread as all ads are: what few ads say is not taken for certain. */
const smoothing = 1;

interface Asked {
  readonly title: string;
  readonly language: Language;
}

/**
 * Subcategories that an ad of this title may belong in, the likeliest first: by which ads have its words (Bayes' rule, as if
 * these were independent of each other), and by what categories are called. None where nothing speaks for
 * any enough.
 */
export function categoryGuesses(
  vocabulary: Vocabulary,
  say: Say,
  { title, language }: Asked,
): readonly CategoryGuess[] {
  const evidence = evidenceOf(vocabulary, title, language);
  const likely = confidences(vocabulary, evidence);
  const [first] = likely;
  if (!first || first[1] < leastOfLikeliest) return [];
  return likely
    .filter(([, confidence]) => confidence >= leastConfidence)
    .slice(0, mostGuesses)
    .map(([subcategory, confidence]) => ({
      category: parentOf(subcategory)!.id,
      subcategory,
      confidence,
      reason: reasonFor(subcategory, evidence, say, language),
    }));
}

const subcategories = categoryTree.flatMap(({ children }) => children.map(({ id }) => id));

/** How likely each category is that anything speaks for, the likeliest first. That it is none of these is possible too. */
function confidences(vocabulary: Vocabulary, evidence: readonly Evidence[]): readonly (readonly [number, number])[] {
  const adsIn = new Map(vocabulary.adsIn);
  // As if each category had an ad more, so that one without any may be guessed by its name.
  const adsOf = (category: number) => (adsIn.get(category) ?? 0) + 1;
  const all = subcategories.reduce((sum, category) => sum + adsOf(category), 0);
  const found = new Set(evidence.flatMap(({ inCategories, called }) => [...inCategories.keys(), ...called.keys()]));
  const scores = Array.from(found, (category): [number, number] => {
    const share = adsOf(category) / all;
    return [category, evidence.reduce((sum, one) => sum + support(one, category, share, all), Math.log(share))];
  });
  const others = 1 - scores.reduce((sum, [category]) => sum + adsOf(category) / all, 0);
  const scoreOfOthers =
    Math.log(Math.max(others, Number.EPSILON)) + evidence.reduce((sum, one) => sum + novelty(one), 0);
  const highest = Math.max(scoreOfOthers, ...scores.map(([, score]) => score));
  const weights = scores.map(([category, score]): [number, number] => [category, Math.exp(score - highest)]);
  const sum = weights.reduce((before, [, weight]) => before + weight, Math.exp(scoreOfOthers - highest));
  return weights
    .map(([category, weight]) => [category, weight / sum] as const)
    .toSorted(([one, some], [other, more]) => more - some || one - other);
}

/** By how much a word is more frequent in a category than elsewhere, as a logarithm. */
function support(
  { ads, inCategories, called, weight }: Evidence,
  category: number,
  share: number,
  all: number,
): number {
  const worth = called.get(category) ?? 0;
  const worthOfAll = Math.max(0, ...called.values());
  const inIt = (inCategories.get(category) ?? 0) + worth;
  const frequency = (ads + worthOfAll) / all;
  return weight * Math.log((inIt + smoothing * frequency) / ((share * all + smoothing) * frequency));
}

/** How likely a word is where none of its ads is, as a logarithm: the more there are, the less. */
function novelty({ ads, called, weight }: Evidence): number {
  return weight * Math.log(smoothing / (smoothing + ads + Math.max(0, ...called.values())));
}

/** The word that says most for a category, and how it is known. */
function reasonFor(category: number, evidence: readonly Evidence[], say: Say, language: Language): string {
  const name = categoryById(category)!.name[language];
  const inIt = (one: Evidence) => (one.inCategories.get(category) ?? 0) + (one.called.get(category) ?? 0);
  const share = (one: Evidence) => (one.weight * inIt(one)) / (one.ads + Math.max(0, ...one.called.values()) + 1);
  const [best] = evidence.toSorted((one, other) => share(other) - share(one));
  const { word, ads: all } = best!;
  const ads = best!.inCategories.get(category) ?? 0;
  if (ads === 0 || (best!.called.get(category) ?? 0) > ads) return say(guessWords.name, { word, category: name });
  return say(guessWords.ads, { ads, all, word, category: name });
}
