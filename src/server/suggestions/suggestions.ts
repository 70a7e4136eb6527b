import { categoryById, parentOf } from '#machines/market/categories/categories.ts';
import type { Language } from '#machines/market/language.ts';
import { type SuggestionType, suggestionTypes } from '#machines/suggestions/suggestionTypes.ts';
import type { SuggestionServices } from './suggestionServices.ts';
import { beginWords, categoryNamedBy, distancesToCalls, isNameOf } from './categoryWords.ts';
import { freeThings, isForFree, thingOf } from './freeThings.ts';
import { historyOf } from './history.ts';
import { withoutInflections } from './inflections.ts';
import { keyOfText, wordsIn } from './phrases.ts';
import {
  type Candidate,
  categoryCandidate,
  historyCandidate,
  sameness,
  type Suggestion,
  textCandidate,
  toSuggestion,
} from './suggestion.ts';
import { correction, hasUnwantedWords, type LikelyText, wordCompletions } from './likelyTexts.ts';

/** The typed text and its visitor. */
export interface Typing {
  readonly query: string;
  /** The maximum number of suggestions. */
  readonly first: number;
  /** The visitor whose history is included. */
  readonly userIdentifier?: string | undefined;
  readonly language: Language;
}

/** The suggestions of a type. */
export interface SuggestionGroup {
  readonly type: SuggestionType;
  readonly suggestions: readonly Suggestion[];
}

type SuggestionSources = Pick<SuggestionServices, 'market' | 'search' | 'vocabulary' | 'words'>;

/** The maximum number of suggestions per type for typed text, so that each type gets a place. Texts fill the rest. */
const shares: Readonly<Record<Exclude<SuggestionType, 'searchkeyword'>, number>> = {
  correctkeyword: 1,
  historykeyword: 3,
  categoryItem: 2,
  gratiskeyword: 1,
  historycategory: 1,
  popcategory: 0,
  searchcategory: 2,
};
/** The maximum number of suggestions per type before anything is typed. The largest categories fill the rest. */
const sharesOfNothing = { historykeyword: 6, historycategory: 2 };

/** The fewest listings with a text that show its usual category: a single listing shows nothing. */
const fewestInCategory = 2;

/** The suggestions for the typed text, in groups by type (SUGGESTIONS-2). */
export async function suggestionGroups(
  services: SuggestionSources,
  typing: Typing,
): Promise<readonly SuggestionGroup[]> {
  const { query, first, language } = typing;
  const keys = wordsIn(query).map(({ key }) => key);
  const candidates = distinct(
    keys.length === 0 ? await forNothing(services, typing) : await forText(services, typing, keys),
  );
  const suggestions = suggestionTypes
    .flatMap((type) => candidates.filter((candidate) => candidate.type === type))
    .slice(0, first)
    .flatMap((candidate) => toSuggestion(candidate, keys, language) ?? []);
  return suggestionTypes
    .map((type) => ({ type, suggestions: suggestions.filter((suggestion) => suggestion.type === type) }))
    .filter((group) => group.suggestions.length > 0);
}

/** Before anything is typed: the visitor's latest searches, then the largest categories. */
async function forNothing(services: SuggestionSources, typing: Typing): Promise<readonly Candidate[]> {
  const own = await ownHistory(services, typing, '');
  const shown = (['historykeyword', 'historycategory'] as const).flatMap((type) =>
    own.filter((candidate) => candidate.type === type).slice(0, sharesOfNothing[type]),
  );
  const popular = services.vocabulary.listingsIn
    .filter(([id]) => !parentOf(id))
    .map(([id]) => categoryCandidate('popcategory', id));
  const known = new Set(shown.map(sameness));
  return [
    ...shown,
    ...popular.filter((one) => !known.has(sameness(one))).slice(0, Math.max(0, typing.first - shown.length)),
  ];
}

async function forText(
  services: SuggestionSources,
  typing: Typing,
  keys: readonly string[],
): Promise<readonly Candidate[]> {
  const { query, first, language } = typing;
  const thing = thingOf(query);
  // The vocabulary ignores signs: for `velo -rot` it would suggest the unwanted word.
  const isExcluding = hasUnwantedWords(query);
  const [own, texts, corrected] = await Promise.all([
    ownHistory(services, typing, keys[0]!),
    isExcluding ? [] : completions(services, thing || query, typing),
    correction(services, query, language),
  ]);
  const candidates: Candidate[] = [
    ...(corrected === undefined ? [] : [textCandidate('correctkeyword', corrected)]),
    ...own.filter((candidate) => {
      const title = titleOf(candidate, language);
      return beginWords(keyOfText(title), keys) && (!isExcluding || hasUnwantedWords(title));
    }),
    ...textsInCategory(services, texts, language),
    ...(await freeThings(services, query, language, texts)),
    ...(isExcluding ? [] : namedCategories(services, keys, language)).map((id) =>
      categoryCandidate('searchcategory', id),
    ),
  ];
  const others = suggestionTypes
    .filter((type) => type !== 'searchkeyword')
    .flatMap((type) => candidates.filter((candidate) => candidate.type === type).slice(0, shares[type]));
  const known = new Set(others.map(sameness));
  const keywords: Candidate[] = [];
  for (const { text, key } of texts) {
    if (others.length + keywords.length >= first) break;
    const candidate = textCandidate('searchkeyword', text, 0, key);
    if (!known.has(sameness(candidate))) keywords.push(candidate);
  }
  return [...others, ...keywords];
}

/** The likely texts as searches in their usual category, as many as are shown. */
function textsInCategory(
  { vocabulary }: SuggestionSources,
  texts: readonly LikelyText[],
  language: Language,
): readonly Candidate[] {
  const filled = vocabulary.listingsIn.map(([id]) => id);
  const found: Candidate[] = [];
  for (const likely of texts) {
    if (found.length === shares.categoryItem) break;
    const category = categoryOf(likely, language, filled);
    if (category === 0 || isNameOf(category, likely.key)) continue;
    found.push(textCandidate('categoryItem', likely.text, category, likely.key));
  }
  return found;
}

/** The visitor's earlier searches: categories, and texts that have a word with this beginning. */
async function ownHistory(
  { market }: SuggestionSources,
  { userIdentifier }: Typing,
  beginning: string,
): Promise<readonly Candidate[]> {
  const entries = userIdentifier === undefined ? [] : await historyOf(market, userIdentifier, beginning);
  // An entry's category may have been removed from the tree since the search.
  return entries.filter(({ category }) => category === 0 || categoryById(category)).map(historyCandidate);
}

/**
 * Texts that may be typed. The typed text comes first if it is known, then texts that begin with it, then the typed
 * text with its last word completed. Inflections of the same text are dropped, because they find the same listings.
 * Words for free are left out.
 */
async function completions(
  services: SuggestionSources,
  query: string,
  { first, language }: Typing,
): Promise<readonly LikelyText[]> {
  const own = services.vocabulary.textWith(query, language);
  const begun = services.vocabulary.textsFrom(query, 2 * first, language);
  const things = (own?.listings ? [own, ...begun] : begun).filter(({ key }) => !isForFree(key));
  const texts = withoutInflections(things, ({ key }) => key).map((known) => ({
    text: known.text,
    key: known.key,
    known,
  }));
  return texts.length >= first ? texts : [...texts, ...(await wordCompletions(services, query, language))];
}

/**
 * Categories with listings by name: the language's names first, then the closest to the typed text, then the largest.
 */
function namedCategories(
  { vocabulary }: SuggestionSources,
  keys: readonly string[],
  language: Language,
): readonly number[] {
  const distances = distancesToCalls(keys, language);
  return vocabulary.listingsIn
    .map(([id, listings]) => ({ id, listings, distance: distances.get(id) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((one, other) => one.distance! - other.distance! || other.listings - one.listings || one.id - other.id)
    .map(({ id }) => id);
}

/**
 * The likely category of a text: the category of that name, or otherwise the usual category of several listings; 0 for
 * none.
 */
function categoryOf({ key, known }: LikelyText, language: Language, filled: readonly number[]): number {
  const called = categoryNamedBy(key, language, filled);
  if (called !== undefined) return called;
  return known && known.listings >= fewestInCategory ? known.category : 0;
}

function titleOf({ search }: Candidate, language: Language): string {
  return search.query || (categoryById(search.subcategory ?? search.category ?? 0)?.name[language] ?? '');
}

/** Of candidates for the same search, retains the one that is shown first. */
function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const known = new Set<string>();
  return candidates.filter((candidate) => {
    const key = sameness(candidate);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
