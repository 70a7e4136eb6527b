import type { ContentFound, ContentPage, ContentSection } from '#machines/content/contentPage.ts';
import { helpQueryOf } from '#machines/content/helpQuery.ts';
import { plainText } from '#machines/content/plainText.ts';
import type { Language } from '#machines/market/language.ts';
import { editDistance } from '#machines/market/text/editDistance.ts';
import { compoundParts } from '#market/text/compounds/compoundParts.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { queryWordsOf, wordsOf } from '#market/text/words.ts';

/** Returns the questions that match a text in a language, best first. */
export type HelpSearch = (text: string, language: Language) => ContentFound;

/** The help page in a language, with the further search words of its questions. */
interface HelpSource {
  readonly page: ContentPage;
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** The weight of a word by its place: in the question or its search words, in the group, in the answer. */
const weights = { question: 4, group: 2, answer: 1 } as const;

/**
 * The fewest letters of a typed word that may be the beginning of a longer one (`passw`), or a part of it (`nummer`).
 */
const [leastBeginning, leastPart] = [3, 5];
const [beginningWeight, partWeight] = [0.7, 0.4];

/** A question must match this share of the query, by weight, and have this share of the best score. */
const [leastShare, leastOfBest] = [0.5, 0.2];

/** The lowest rarity of a word: a word in every question weighs next to nothing. */
const leastRarity = 0.05;

/**
 * Searches the questions and answers of the help page by their words. The words are analysed as in the search for ads:
 * without case and accents, by stem, and German compounds by their parts. A misspelled word counts as the nearest one
 * of the page.
 */
export function helpSearchIn(sourceIn: (language: Language) => HelpSource): HelpSearch {
  const indexes = new Map<Language, HelpIndex>();
  return (text, language) => {
    const query = helpQueryOf(text);
    const index = indexes.get(language) ?? indexOf(sourceIn(language), language);
    indexes.set(language, index);
    return { query, ids: query === '' ? [] : matchesIn(index, query, language) };
  };
}

/** A question with the weight of each of its terms. */
interface IndexedQuestion {
  readonly id: string;
  readonly terms: ReadonlyMap<string, number>;
}

interface HelpIndex {
  readonly questions: readonly IndexedQuestion[];
  /** Every word of the help page as it is written, folded. */
  readonly vocabulary: ReadonlySet<string>;
}

function indexOf({ page, words }: HelpSource, language: Language): HelpIndex {
  const questions = page.sections.map((section) => {
    const terms = new Map<string, number>();
    for (const [text, weight] of weightedTexts(section, words.get(section.id) ?? [])) {
      for (const term of partsIn(text).flatMap((part) => termsOf(part, language)))
        terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    }
    return { id: section.id, terms };
  });
  const vocabulary = page.sections.flatMap((section) =>
    weightedTexts(section, words.get(section.id) ?? []).flatMap(([text]) => partsIn(text).map(fold)),
  );
  return { questions, vocabulary: new Set(vocabulary) };
}

function weightedTexts({ title, group = '', blocks }: ContentSection, words: readonly string[]) {
  const answer = blocks.flatMap((block) => ('text' in block ? [block.text] : block.list)).map(plainText);
  return [
    [[title, ...words].join('\n'), weights.question],
    [group, weights.group],
    [answer.join('\n'), weights.answer],
  ] as const;
}

function partsIn(text: string): readonly string[] {
  return wordsOf(text).flatMap(({ parts }) => parts);
}

/** The terms of a word: as it is written, its stems, and the parts of a compound with theirs. */
function termsOf(part: string, language: Language): readonly string[] {
  return [part, ...compoundParts(part, language)].flatMap((each) => [fold(each), ...stemsOf(each, language)]);
}

function matchesIn({ questions, vocabulary }: HelpIndex, query: string, language: Language): readonly string[] {
  const parts = withoutStopWords(queryWordsOf(query)).flatMap((word) => word.parts);
  const words = parts.flatMap((part) => {
    const own = weightsOf(part, questions, language);
    const known = own.some((weight) => weight > 0) ? own : weightsOf(nearest(part, vocabulary), questions, language);
    const count = known.filter((weight) => weight > 0).length;
    return count === 0 ? [] : [{ weights: known, rarity: Math.log(questions.length / count) + leastRarity }];
  });
  const whole = words.reduce((total, { rarity }) => total + rarity, 0);
  const scored = questions.map(({ id }, place) => {
    const matching = words.filter((word) => word.weights[place]! > 0);
    const share = matching.reduce((total, { rarity }) => total + rarity, 0) / whole;
    return { id, share, score: matching.reduce((sum, word) => sum + word.rarity * word.weights[place]!, 0) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ share, score }) => score > 0 && share >= leastShare && score >= best * leastOfBest)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** The weight of a typed word in each question; 0 for a question that does not contain it. */
function weightsOf(part: string | undefined, questions: readonly IndexedQuestion[], language: Language) {
  if (part === undefined) return questions.map(() => 0);
  const typed = fold(part);
  const own = [typed, ...stemsOf(part, language)];
  return questions.map(({ terms }) => {
    const exact = Math.max(...own.map((term) => terms.get(term) ?? 0));
    return exact > 0 ? exact : partialWeight(typed, terms);
  });
}

function partialWeight(typed: string, terms: ReadonlyMap<string, number>): number {
  if (typed.length < leastBeginning) return 0;
  let most = 0;
  for (const [term, weight] of terms) {
    if (term.startsWith(typed)) most = Math.max(most, weight * beginningWeight);
    else if (typed.length >= leastPart && term.includes(typed)) most = Math.max(most, weight * partWeight);
  }
  return most;
}

/** The word of the page that a misspelled one is likely to mean: one edit away, or two if it is long. */
function nearest(part: string, vocabulary: ReadonlySet<string>): string | undefined {
  const typed = fold(part);
  const edits = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  const near = [...vocabulary]
    .filter((word) => Math.abs(word.length - typed.length) <= edits)
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance <= edits)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.word;
}
