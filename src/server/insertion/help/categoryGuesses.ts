import { categoryById, categoryTree, parentOf } from '#machines/market/categories/categories.ts';
import type { Language } from '#machines/market/language.ts';
import { guessWords } from '#words/insertionHelp.ts';
import type { Say } from '../../http/words.ts';
import type { Vocabulary } from '../../suggestions/vocabulary/vocabulary.ts';
import { type Evidence, evidenceOf } from './titleEvidence.ts';
import { votesOf } from './titleVotes.ts';
import type { Vote } from './vote.ts';

/** A possible subcategory for a listing. */
export interface CategoryGuess {
  readonly category: number;
  readonly subcategory: number;
  /** The confidence in this guess, from 0 to 1. */
  readonly confidence: number;
  /** The reason for the guess, in the reader's language. */
  readonly reason: string;
}

/** The most guesses for a title. */
export const mostGuesses = 3;

/** Below this confidence of the likeliest, a guess is more often wrong than right (`npm run bench -- guesses`). */
const leastOfLikeliest = 0.25;

/** Further guesses with a confidence below this are no help next to the likeliest one. */
const leastConfidence = 0.05;

/**
 * Additive smoothing: as if each word occurred in this many more listings, distributed like all of them. A few listings
 * are therefore no certain evidence.
 */
const smoothing = 1;

/** The weight of a vote, as a logarithm: the words of a title have priority over listings. */
const worthOfVote = 8;
/** The weight of a category's further votes, which add less than its first vote. */
const furtherVotes = 0.4;
/** The weight of the evidence from listings if words of the title name a category. */
const worthOfListingsWithVotes = 0.5;

/** If more listings than this support a guess, their number is a better reason than the word alone. */
const fewListings = 2;

interface GuessQuery {
  readonly title: string;
  readonly language: Language;
}

/**
 * Subcategories for a listing with this title, the likeliest first. The words of the title that name a category or a
 * thing come first. Then the listings with its words count, by a naive Bayes classifier. Empty if nothing is likely
 * enough.
 */
export function categoryGuesses(
  vocabulary: Vocabulary,
  say: Say,
  { title, language }: GuessQuery,
): readonly CategoryGuess[] {
  const votes = votesOf(title, language);
  const evidence = evidenceOf(vocabulary, title);
  const likely = confidences(vocabulary, votes, evidence);
  const [first] = likely;
  if (!first || first[1] < leastOfLikeliest) return [];
  return likely
    .filter(([, confidence]) => confidence >= leastConfidence)
    .slice(0, mostGuesses)
    .map(([subcategory, confidence]) => ({
      category: parentOf(subcategory)!.id,
      subcategory,
      confidence,
      reason: reasonFor(subcategory, votes, evidence, say, language),
    }));
}

const subcategories = categoryTree.flatMap(({ children }) => children.map(({ id }) => id));

/**
 * The likelihood of each category with a vote or a listing, the likeliest first. The listing may also be in none of
 * these.
 */
function confidences(
  vocabulary: Vocabulary,
  votes: readonly Vote[],
  evidence: readonly Evidence[],
): readonly (readonly [number, number])[] {
  const listingsIn = new Map(vocabulary.listingsIn);
  // Each category counts as if it had one more listing, so that an empty category can be guessed by its name.
  const listingsOf = (category: number) => (listingsIn.get(category) ?? 0) + 1;
  const all = subcategories.reduce((sum, category) => sum + listingsOf(category), 0);
  const named = votesByCategory(votes);
  const worthOfListings = named.size > 0 ? worthOfListingsWithVotes : 1;
  const found = new Set([...named.keys(), ...evidence.flatMap(({ inCategories }) => [...inCategories.keys()])]);
  const scores = Array.from(found, (category): [number, number] => {
    const share = listingsOf(category) / all;
    const ofListings = evidence.reduce((sum, one) => sum + support(one, category, share, all), Math.log(share));
    return [category, worthOfListings * ofListings + worthOfVote * (named.get(category) ?? 0)];
  });
  const others = 1 - scores.reduce((sum, [category]) => sum + listingsOf(category) / all, 0);
  const scoreOfOthers =
    worthOfListings *
    (Math.log(Math.max(others, Number.EPSILON)) + evidence.reduce((sum, one) => sum + novelty(one), 0));
  const highest = Math.max(scoreOfOthers, ...scores.map(([, score]) => score));
  const weights = scores.map(([category, score]): [number, number] => [category, Math.exp(score - highest)]);
  const sum = weights.reduce((before, [, weight]) => before + weight, Math.exp(scoreOfOthers - highest));
  return weights
    .map(([category, weight]) => [category, weight / sum] as const)
    .toSorted(([one, some], [other, more]) => more - some || one - other);
}

function votesByCategory(votes: readonly Vote[]): ReadonlyMap<number, number> {
  const weights = Map.groupBy(votes, ({ category }) => category);
  return new Map(
    Array.from(weights, ([category, own]) => {
      const [first = 0, ...others] = own.map(({ weight }) => weight).toSorted((one, other) => other - one);
      return [category, first + furtherVotes * others.reduce((sum, weight) => sum + weight, 0)];
    }),
  );
}

/** By how much a word is more frequent in a category than elsewhere, as a logarithm. */
function support({ listings, inCategories, weight }: Evidence, category: number, share: number, all: number): number {
  const inIt = inCategories.get(category) ?? 0;
  const frequency = listings / all;
  return weight * Math.log((inIt + smoothing * frequency) / ((share * all + smoothing) * frequency));
}

/**
 * The likelihood of a word that no listing of a category has, as a logarithm: it decreases with the number of listings.
 */
function novelty({ listings, weight }: Evidence): number {
  return weight * Math.log(smoothing / (smoothing + listings));
}

/** The strongest word for a category, and how it is known. */
function reasonFor(
  category: number,
  votes: readonly Vote[],
  evidence: readonly Evidence[],
  say: Say,
  language: Language,
): string {
  const name = categoryById(category)!.name[language];
  const [vote] = votes.filter((one) => one.category === category).toSorted((one, other) => other.weight - one.weight);
  const ofVote = evidence.find(({ word }) => word === vote?.word);
  const listingsOfVote = ofVote?.inCategories.get(category) ?? 0;
  if (vote && ofVote && listingsOfVote > fewListings && listingsOfVote > ofVote.listings / 2)
    return say(guessWords.listings, {
      listings: listingsOfVote,
      all: ofVote.listings,
      word: vote.word,
      category: name,
    });
  if (vote)
    return say(vote.by === 'category' ? guessWords.name : guessWords.thing, { word: vote.word, category: name });
  const share = (one: Evidence) => (one.weight * (one.inCategories.get(category) ?? 0)) / (one.listings + 1);
  const [best] = evidence.toSorted((one, other) => share(other) - share(one));
  const { word, listings: all } = best!;
  return say(guessWords.listings, { listings: best!.inCategories.get(category) ?? 0, all, word, category: name });
}
