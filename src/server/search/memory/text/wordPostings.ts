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

/** A word of a query, looked up in a part before documents are compared. */
export interface WordInPart {
  /** The postings of its terms, without empty ones. */
  readonly lists: readonly LanguageList[];
  readonly alternatives: readonly (readonly WordInPart[])[];
  /** An upper bound for the number of documents with the word. */
  readonly most: number;
}

interface LanguageList {
  readonly list: Postings;
  /** As in `QueryTerm`. */
  readonly languages: number;
}

/** Looks up a word, its terms and its parts in a part of the index, without reading documents. */
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

/** The documents of a part that have a word, with the fields that contain it. Removed documents are included. */
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
 * The documents of a part that have all words (at least one), among those given or all. Removed documents are included.
 * The fields of the postings have no meaning.
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

/** The postings that count for a word: in listings of other languages only keywords count. */
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

/** A lookup of a document in a list takes about as long as marking this many documents; */
const marksOfLookup = 16;
/** and marking a document takes as long as clearing the marks of this many. */
const clearedOfMark = 128;

/** The documents that also have the word. They are looked up one by one, because the word may be very frequent. */
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

/** The documents that have the word in any language, by a bitset of marks. */
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
