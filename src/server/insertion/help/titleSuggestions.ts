import { codePointsIn } from '#machines/market/text/codePoints.ts';
import type { Language } from '#machines/market/language.ts';
import { parentOf } from '#machines/market/categories/categories.ts';
import { titleLength } from '#machines/market/limits.ts';
import { spelledWords } from '#market/text/words.ts';
import type { Market } from '#server/store/market.ts';
import { categoryAt } from '../../suggestions/vocabulary/countedCategories.ts';
import { clearHistory, deleteEntry, historyOf, noteSearch } from '../../suggestions/history.ts';
import { withoutInflections } from '../../suggestions/inflections.ts';
import { bitOf } from '../../suggestions/vocabulary/knownWords.ts';
import { keyOfText, saysNothing, wordsIn } from '../../suggestions/phrases.ts';
import {
  hardlyAny,
  timesAsMany,
  type Vocabulary,
  type VocabularyText,
} from '../../suggestions/vocabulary/vocabulary.ts';
import { languageOfTitle } from './titleVotes.ts';
import { isTradeWord } from './tradeWords.ts';

/** A completion of the title that is being typed. */
export interface TitleSuggestion {
  readonly id: string;
  readonly text: string;
}

/** The most suggestions for a title. */
export const mostTitleSuggestions = 6;

/** The number of vocabulary texts that are read for each beginning. */
const candidates = 40;

/** The longest text that a suggestion's id may contain, in UTF-16 units. */
const longestText = 400;

/** The two histories of a person: picked suggestions, and deleted ones. */
type HistoryKind = 'picked' | 'deleted';

interface Typing {
  readonly title: string;
  readonly category: number | null;
  readonly language: Language;
  /** The person whose picks and deletions count; undefined if unknown. */
  readonly person: string | undefined;
}

/**
 * The suggestions for a title: its last word completed, with the word before it, or alone by a word of listings in the
 * same category. After a complete word, the next word that listings have there. All are in the language of the title's
 * other words. The person's earlier picks come first, then texts with listings in the category, then the most frequent
 * texts. Texts that the person has deleted are left out.
 */
export async function titleSuggestions(
  { market, vocabulary }: { readonly market: Market; readonly vocabulary: Vocabulary },
  { title, category, language, person }: Typing,
): Promise<readonly TitleSuggestion[]> {
  const [first] = wordsIn(title);
  if (!first) return [];
  const history = async (kind: HistoryKind, beginning?: string) =>
    person === undefined ? [] : historyOf(market, historyName(person, kind), beginning);
  const [picked, deleted] = await Promise.all([history('picked', first.key), history('deleted')]);
  const typed = keyOfText(title);
  const own = picked.map(({ query }) => query).filter((text) => keyOfText(text).startsWith(typed));
  const refused = new Set(deleted.map(({ query }) => keyOfText(query)));
  const whole = keyOfText(title).trim();
  const offered = [...own, ...completions(vocabulary, title, category, language)].filter((text) => {
    const key = keyOfText(text);
    return key !== whole && !refused.has(key) && codePointsIn(text) <= titleLength;
  });
  return withoutInflections(offered, keyOfText)
    .slice(0, mostTitleSuggestions)
    .map((text) => ({ id: titleSuggestionId(text), text }));
}

/** Whole titles with the typed end completed, in the language of the other words. */
function completions(
  vocabulary: Vocabulary,
  title: string,
  category: number | null,
  reader: Language,
): readonly string[] {
  const starts = wordStarts(title);
  const ends = starts.slice(-2);
  const isBehindSpace = /\s$/.test(title);
  const before = isBehindSpace ? title : title.slice(0, starts.at(-1));
  const language = languageOfTitle(before, reader);
  const isOfTitle = (text: VocabularyText) => (text.languages & bitOf(language)) > 0;
  if (!isBehindSpace && isWhole(vocabulary, title.slice(starts.at(-1)), language))
    return completions(vocabulary, `${title} `, category, reader);
  // The last two words, since the vocabulary has pairs; then the last alone, unless it is complete.
  const beginnings = isBehindSpace ? ends.slice(-1) : ends;
  const there = new Set(wordsIn(title).map(({ key }) => key));
  const fits = fitsBehind(vocabulary, before, language);
  return beginnings.flatMap((at, number) => {
    // The number of words in a matching text. Only its last word is a completion; the words before it are typed
    // already.
    const words = beginnings.length - number + (isBehindSpace ? 1 : 0);
    const found = vocabulary.textsFrom(title.slice(at), candidates, language).filter(({ key }) => {
      const known = key.split(' ');
      return known.length === words && !there.has(known.at(-1)!);
    });
    const ofTitle = found.filter(isOfTitle);
    const fitting = words === 1 ? ofTitle.filter(fits) : ofTitle;
    return fitting
      .map((text) => ({ text: title.slice(0, at) + text.text, listings: listingsIn(text, category) }))
      .toSorted((one, other) => other.listings - one.listings)
      .map(({ text }) => text);
  });
}

/** The offsets where the words of a title begin: after punctuation, and after an elided article (`d’`). */
function wordStarts(title: string): readonly number[] {
  return [...title.matchAll(/[\p{L}\p{M}\p{N}][^\s,;:!?()[\]/|«»"“”]*/gu)].map(({ 0: word, index }) => {
    const [spelled] = spelledWords(word);
    const inside = spelled === undefined ? -1 : normalizedApostrophes(word).indexOf(spelled);
    return index + Math.max(0, inside);
  });
}

/** Replaces all apostrophes by `'`, without changing the length of the word. */
function normalizedApostrophes(word: string): string {
  return word.replace(/[’‘ʼ`´′ʹ]/g, "'");
}

/**
 * Whether the last word is complete, so that it is not extended to another word. A rare spelling is not complete if it
 * begins a far more frequent word: some listings have a half-typed title.
 */
function isWhole(vocabulary: Vocabulary, last: string, language: Language): boolean {
  const key = keyOfText(last);
  if (isTradeWord(key)) return true;
  const own = vocabulary.textWith(last, language);
  if (!own || own.known === 0 || (own.languages & bitOf(language)) === 0) return false;
  const others = vocabulary.textsFrom(last, candidates, language);
  return own.known > hardlyAny || !others.some(({ known }) => known > own.known * timesAsMany);
}

/**
 * Whether listings of one category have both a word and the last word before it that names a thing. After an unknown
 * word, such as a name, rare words are left out, because they match by chance.
 */
function fitsBehind(vocabulary: Vocabulary, before: string, language: Language): (text: VocabularyText) => boolean {
  const last = wordsIn(before).findLast(
    ({ key, spelling }) => !isTradeWord(key) && !saysNothing(spelling) && key.length > 1,
  );
  if (!last) return () => true;
  const known = vocabulary.textWith(last.spelling, language);
  if (!known) return (text) => text.known > hardlyAny;
  if (known.inCategories.places.length === 0) return () => true;
  const places = new Set(known.inCategories.places);
  return ({ inCategories }) => inCategories.places.some((place) => places.has(place));
}

/**
 * The number of listings with a text in a category and its subcategories; 0 without a category, so that the order
 * stays.
 */
function listingsIn({ inCategories: { places, listings } }: VocabularyText, category: number | null): number {
  if (category === null) return 0;
  return places.reduce((sum, place, at) => {
    const id = categoryAt(place);
    return id === category || parentOf(id)?.id === category ? sum + listings[at]! : sum;
  }, 0);
}

/** The id of a suggestion, which contains its text: it is not secret. */
export function titleSuggestionId(text: string): string {
  return `title.${Buffer.from(text).toString('base64url')}`;
}

/** The text of an id; undefined if it is invalid. */
export function readTitleSuggestionId(id: string): string | undefined {
  const [, encoded] = /^title\.([\w-]+)$/.exec(id) ?? [];
  if (encoded === undefined || encoded.length > 4 * longestText) return undefined;
  const text = Buffer.from(encoded, 'base64url').toString();
  const isText = titleSuggestionId(text) === id && text.length <= longestText && wordsIn(text).length > 0;
  return isText ? text : undefined;
}

/** Stores a picked title suggestion, which from now on comes first for this person. */
export async function pickTitle(market: Market, person: string, text: string): Promise<void> {
  await forgetEntry(market, historyName(person, 'deleted'), text);
  await noteSearch(market, historyName(person, 'picked'), { query: text });
}

/** Stores a deleted text: it is no longer suggested to this person. The last 50 deletions count. */
export async function deleteTitle(market: Market, person: string, text: string): Promise<void> {
  await forgetEntry(market, historyName(person, 'picked'), text);
  await noteSearch(market, historyName(person, 'deleted'), { query: text });
}

async function forgetEntry(market: Market, name: string, text: string): Promise<void> {
  const key = keyOfText(text);
  for (const entry of await historyOf(market, name))
    if (keyOfText(entry.query) === key) await deleteEntry(market, entry.id);
}

/**
 * A person's key in the table of histories: an account, or the random id of a browser. The prefix separates the two.
 */
export function titlePerson(account: string | undefined, userIdentifier: string | undefined): string | undefined {
  if (account !== undefined) return `account ${account}`;
  return userIdentifier === undefined ? undefined : `browser ${userIdentifier}`;
}

/** An account's stored picks and deletions, newest first. */
export async function titleHistoryOf(market: Market, account: string): Promise<Record<HistoryKind, readonly string[]>> {
  const person = titlePerson(account, undefined)!;
  const [picked, deleted] = await Promise.all(
    (['picked', 'deleted'] as const).map((kind) => historyOf(market, historyName(person, kind))),
  );
  return { picked: picked!.map(({ query }) => query), deleted: deleted!.map(({ query }) => query) };
}

/** Deletes all picks and deletions of an account. */
export async function clearTitleHistory(market: Market, account: string): Promise<void> {
  const person = titlePerson(account, undefined)!;
  for (const kind of ['picked', 'deleted'] as const) await clearHistory(market, historyName(person, kind));
}

/** The name of a person's picks or deletions in the table, which stores only its hash. */
function historyName(person: string, kind: HistoryKind): string {
  return `titles ${kind} ${person}`;
}
