import { inKeywords } from '../../fields.ts';
import { everyLanguage, type QueryWord } from '../../queryWords.ts';
import type { Arena } from '../arena.ts';
import { addBit, hasBit, wordsFor } from '../bitsets.ts';
import {
  documentOf,
  fieldsOf,
  gallop,
  intersection,
  languageOf,
  noPostings,
  type Postings,
  union,
} from './postings.ts';
import type { SearchPart } from '../searchPart.ts';

/** A word of a query, looked up in a part: what is known of it there before documents are compared. */
export interface WordInPart {
  /** The postings of its terms, but those that no document has. */
  readonly lists: readonly LanguageList[];
  readonly alternatives: readonly (readonly WordInPart[])[];
  /** No more documents than this have it. */
  readonly most: number;
}

interface LanguageList {
  readonly list: Postings;
  /** As in `QueryTerm`. */
  readonly languages: number;
}

/** Looks a word, its terms and its parts up in a part of the index; reads no document yet. */
export function lookedUp(part: SearchPart, word: QueryWord): WordInPart {
  const lists: LanguageList[] = [];
  let most = 0;
  for (const { term, languages } of word.terms) {
    const list = part.postings(term);
    if (list.length > 0) lists.push({ list, languages });
    most += list.length;
  }
  const alternatives = word.alternatives.map((alternative) => alternative.map((inner) => lookedUp(part, inner)));
  for (const alternative of alternatives) most += Math.min(...alternative.map((inner) => inner.most));
  return {
    lists,
    alternatives: alternatives.filter((alternative) => alternative.every((inner) => inner.most > 0)),
    most,
  };
}

/** The documents of a part that have a word, with the fields that have it; dead ones included. */
export function postingsOfWord(word: WordInPart, arena: Arena): Postings {
  let found = noPostings;
  for (const list of word.lists) found = union(found, counted(list, arena), arena);
  for (const alternative of word.alternatives) {
    const inAll = alternative
      .map((inner) => postingsOfWord(inner, arena))
      .reduce((some, more) => intersection(some, more, arena));
    found = union(found, inAll, arena);
  }
  return found;
}

/**
 * The documents of a part that have all words, at least one, among those given, or of all; dead ones included. What
 * fields the postings name means nothing.
 */
export function postingsOfAll(
  part: SearchPart,
  words: readonly WordInPart[],
  among: Postings | undefined,
  arena: Arena,
): Postings {
  const rarestFirst = words.toSorted((a, b) => a.most - b.most);
  let found = among ?? postingsOfWord(rarestFirst[0]!, arena);
  for (const word of among ? rarestFirst : rarestFirst.slice(1)) {
    if (found.length > 0) found = narrowed(found, part, word, arena);
  }
  return found;
}

/** Those of the postings that count for a word: in ads of other languages the keywords alone do. */
function counted({ list, languages }: LanguageList, arena: Arena): Postings {
  if (languages === everyLanguage) return list;
  const kept = arena.take(list.length);
  let length = 0;
  for (let at = 0; at < list.length; at += 1) {
    const entry = list[at]!;
    const counting = countingFields(entry, languages);
    kept[length] = entry - fieldsOf(entry) + counting;
    length += Number(counting !== 0);
  }
  return arena.trim(kept, length);
}

function countingFields(entry: number, languages: number): number {
  const inLanguage = (languages >>> languageOf(entry)) & 1;
  return fieldsOf(entry) & (-inLanguage | inKeywords);
}

/** To look a document up in a list takes about as long as to mark so many documents; */
const marksOfLookup = 16;
/** and to mark one, as to clear the marks of so many. */
const clearedOfMark = 128;

/** Those of the documents that have the word too: looked up one by one, for the word may be in very many others. */
function narrowed(all: Postings, part: SearchPart, word: WordInPart, arena: Arena): Postings {
  if (word.alternatives.length > 0) return intersection(all, postingsOfWord(word, arena), arena);
  const isSoonerMarked = word.most + part.size / clearedOfMark < marksOfLookup * all.length * word.lists.length;
  const found = isSoonerMarked ? likely(all, part, word, arena) : all;
  const cursors = word.lists.map(() => 0);
  const kept = arena.take(found.length);
  let length = 0;
  for (let at = 0; at < found.length; at += 1) {
    const document = documentOf(found[at]!);
    for (let number = 0; number < cursors.length; number += 1) {
      const { list, languages } = word.lists[number]!;
      const cursor = gallop(list, cursors[number]!, document);
      cursors[number] = cursor;
      if (cursor === list.length || documentOf(list[cursor]!) !== document) continue;
      if (!countingFields(list[cursor]!, languages)) continue;
      kept[length++] = found[at]!;
      break;
    }
  }
  return arena.trim(kept, length);
}

/** Those of the documents that have the word in any language: it is marked in all. */
function likely(found: Postings, { size }: SearchPart, { lists }: WordInPart, arena: Arena): Postings {
  const marks = arena.take(wordsFor(size)).fill(0);
  for (const { list } of lists) for (let at = 0; at < list.length; at += 1) addBit(marks, documentOf(list[at]!));
  const kept = arena.take(found.length);
  let length = 0;
  for (let at = 0; at < found.length; at += 1) {
    kept[length] = found[at]!;
    length += Number(hasBit(marks, documentOf(found[at]!)));
  }
  return arena.trim(kept, length);
}
