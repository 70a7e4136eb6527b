import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { queryPieces } from '#market/text/typedQuery.ts';
import type { SuggestionServices } from './suggestionServices.ts';
import { withoutInflections } from './inflections.ts';
import { keyOfText, wordsIn } from './phrases.ts';
import { hardlyAny, timesAsMany, type VocabularyText } from './vocabulary/vocabulary.ts';

type TextSources = Pick<SuggestionServices, 'search' | 'vocabulary'>;

/** A text that the visitor may be typing. */
export interface LikelyText {
  readonly text: string;
  /** Its key for comparison. */
  readonly key: string;
  /** Its entry in the vocabulary. */
  readonly known: VocabularyText | undefined;
}

/** A text that is in no title is suggested only if a search finds something. Only this many are tried. */
const mostTried = 3;

/** Completions of the typed text's last word that listings match. Earlier words stay as typed. */
export async function wordCompletions(
  services: TextSources,
  query: string,
  language: Language,
): Promise<readonly LikelyText[]> {
  const { before, last } = lastWordOf(query);
  if (before === '' || last === '') return [];
  const there = new Set(wordsIn(before).map(({ key }) => key));
  const others = services.vocabulary
    .textsFrom(last, 4 * mostTried, language)
    .filter(({ key }) => !key.split(' ').some((word) => there.has(word)));
  const likely = withoutInflections(others, ({ key }) => key);
  const texts = likely.slice(0, mostTried).map(({ text }) => `${before} ${text}`);
  const found = await Promise.all(texts.map((text) => isFound(services, { ...everything, query: text })));
  return texts
    .filter((_, place) => found[place])
    .map((text) => ({ text, key: keyOfText(text).trim(), known: services.vocabulary.textWith(text, language) }));
}

/**
 * The typed text without its typing errors. The typed text must find hardly anything in the language, and the corrected
 * one far more. The last word is no error while it is the beginning of a known word.
 */
export async function correction(
  services: TextSources,
  query: string,
  language: Language,
): Promise<string | undefined> {
  const { vocabulary } = services;
  const { before, last } = lastWordOf(query);
  const [grown] = last === '' ? [] : vocabulary.textsFrom(last, 1, language);
  const better = grown ? vocabulary.corrected(before, language) : vocabulary.corrected(toSearchText(query), language);
  if (better === undefined) return undefined;
  const text = grown ? `${better} ${grown.text}` : better;
  return (await findsFarMore(services, text, toSearchText(query), language)) ? text : undefined;
}

/**
 * Whether a text finds far more than another, which finds hardly anything in its language. Words that only the other
 * text has must match as written, because their letters may only be a stem. Otherwise «chiar» would match every chiaro,
 * and by its German stem «lampee» every Lampe.
 */
export async function findsFarMore(
  services: Pick<TextSources, 'search'>,
  text: string,
  other: string,
  queryLanguage: Language,
): Promise<boolean> {
  const [then, now] = await Promise.all([
    totalOf(services, { ...everything, query: text }),
    totalOf(services, { ...everything, query: asWritten(other, text), queryLanguage }),
  ]);
  return now <= hardlyAny && then > now * timesAsMany;
}

/** The query with quotation marks around the words that `other` lacks, so that they match only as written. */
function asWritten(query: string, other: string): string {
  const there = new Set(queryPieces(other).map(({ written }) => written.toLowerCase()));
  return queryPieces(query)
    .map(({ written, isPhrase, isUnwanted }) =>
      isPhrase || isUnwanted || there.has(written.toLowerCase()) ? written : `"${written}"`,
    )
    .join(' ');
}

/** Whether a search finds anything. */
export async function isFound(services: Pick<TextSources, 'search'>, search: SearchFilter): Promise<boolean> {
  return (await totalOf(services, search)) > 0;
}

async function totalOf({ search: { port } }: Pick<TextSources, 'search'>, search: SearchFilter): Promise<number> {
  return (await port.search(search, { size: 1, isUncounted: true })).total;
}

/** Whether a text has unwanted words. */
export function hasUnwantedWords(text: string): boolean {
  return queryPieces(text).some(({ isUnwanted }) => isUnwanted);
}

/**
 * Splits a query into the text before its last word and the unfinished last word. The last word is empty after a space,
 * and if it is an unwanted word.
 */
function lastWordOf(query: string): { readonly before: string; readonly last: string } {
  const text = toSearchText(query);
  if (/\s$/.test(query)) return { before: text, last: '' };
  const space = text.lastIndexOf(' ');
  if (hasUnwantedWords(text.slice(space + 1))) return { before: text, last: '' };
  return { before: text.slice(0, Math.max(0, space)), last: text.slice(space + 1) };
}
