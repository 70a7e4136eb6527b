import { fieldMask, inBody, inKeywords } from '../../fields.ts';
import { everyLanguage, type QueryTerm, type QueryWord } from '../../queryWord.ts';
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
  /** The postings of the word's terms, without empty lists. */
  readonly lists: readonly LanguageList[];
  readonly alternatives: readonly (readonly WordInPart[])[];
  /** An upper bound for the number of documents with the word. */
  readonly most: number;
}

interface LanguageList extends Pick<QueryTerm, 'languages' | 'fields'> {
  readonly list: Postings;
}

/** Looks up a word, its terms and its parts in a part of the index, without reading documents. */
export function lookedUp(part: SearchPart, word: QueryWord): WordInPart {
  const lists: LanguageList[] = [];
  let most = 0;
  for (const { term, languages, fields } of word.terms) {
    const list = part.postings(term);
    if (list.length > 0) lists.push({ list, languages, fields });
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
  for (const alternative of word.alternatives) found = union(found, postingsOfParts(alternative, arena), arena);
  return found;
}

/** The documents that have all words of an alternative; their fields are as in `intersection`. */
function postingsOfParts(alternative: readonly WordInPart[], arena: Arena): Postings {
  const [rarest, ...others] = rarestFirst(alternative);
  let found = postingsOfWord(rarest!, arena);
  for (const other of others) if (found.length > 0) found = togetherWith(found, other, arena);
  return found;
}

function rarestFirst(words: readonly WordInPart[]): readonly WordInPart[] {
  return words.toSorted((a, b) => a.most - b.most);
}

/** Those of some documents that also have a word; their fields are as in `intersection`. */
function togetherWith(some: Postings, word: WordInPart, arena: Arena): Postings {
  const isSoonerFound = word.most < marksOfLookup * some.length * word.lists.length;
  if (word.alternatives.length > 0 || isSoonerFound) return intersection(some, postingsOfWord(word, arena), arena);
  const cursors = word.lists.map(() => 0);
  const common = arena.take(some.length);
  let length = 0;
  for (let at = 0; at < some.length; at += 1) {
    const entry = some[at]!;
    let having = 0;
    for (let number = 0; number < cursors.length; number += 1) {
      const { list, languages, fields } = word.lists[number]!;
      const cursor = gallop(list, cursors[number]!, documentOf(entry));
      cursors[number] = cursor;
      if (cursor === list.length || documentOf(list[cursor]!) !== documentOf(entry)) continue;
      having |= countingFields(list[cursor]!, languages, fields);
    }
    if (having !== 0) common[length++] = entry - fieldsOf(entry) + (fieldsOf(entry) & having || inBody);
  }
  return arena.trim(common, length);
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
  const sorted = rarestFirst(words);
  let found = among ?? postingsOfWord(sorted[0]!, arena);
  for (const word of among ? sorted : sorted.slice(1)) {
    if (found.length > 0) found = narrowed(found, part, word, arena);
  }
  return found;
}

/** The postings that count for a word: in listings of other languages only keywords count. */
function counted({ list, languages, fields }: LanguageList, arena: Arena): Postings {
  if (languages === everyLanguage && fields === fieldMask) return list;
  const matching = arena.take(list.length);
  let length = 0;
  for (let at = 0; at < list.length; at += 1) {
    const entry = list[at]!;
    const counting = countingFields(entry, languages, fields);
    matching[length] = entry - fieldsOf(entry) + counting;
    length += Number(counting !== 0);
  }
  return arena.trim(matching, length);
}

function countingFields(entry: number, languages: number, fields: number): number {
  const inLanguage = (languages >>> languageOf(entry)) & 1;
  return fieldsOf(entry) & fields & (-inLanguage | inKeywords);
}

/** A lookup of a document in a list takes about as long as marking this many documents; */
const marksOfLookup = 16;
/** Marking a document takes about as long as clearing the marks of this many documents. */
const clearedOfMark = 128;

/**
 * Those of the documents that also have the word, by one of its terms or alternatives. The fields of the postings have
 * no meaning.
 */
function narrowed(all: Postings, part: SearchPart, word: WordInPart, arena: Arena): Postings {
  let found = narrowedByTerms(all, part, word, arena);
  for (const alternative of word.alternatives) {
    const parts = rarestFirst(alternative);
    let some = all;
    if (parts[0]!.most < all.length) some = intersection(all, postingsOfParts(parts, arena), arena);
    else for (const inner of parts) if (some.length > 0) some = narrowed(some, part, inner, arena);
    found = union(found, some, arena);
  }
  return found;
}

/** The documents that have one of the terms. They are looked up one by one, because the word may be very frequent. */
function narrowedByTerms(all: Postings, part: SearchPart, word: WordInPart, arena: Arena): Postings {
  if (word.lists.length === 0) return noPostings;
  const most = word.lists.reduce((sum, { list }) => sum + list.length, 0);
  const isSoonerMarked = most + part.size / clearedOfMark < marksOfLookup * all.length * word.lists.length;
  const found = isSoonerMarked ? likely(all, part, word, arena) : all;
  const cursors = word.lists.map(() => 0);
  const matching = arena.take(found.length);
  let length = 0;
  for (let at = 0; at < found.length; at += 1) {
    const document = documentOf(found[at]!);
    for (let number = 0; number < cursors.length; number += 1) {
      const { list, languages, fields } = word.lists[number]!;
      const cursor = gallop(list, cursors[number]!, document);
      cursors[number] = cursor;
      if (cursor === list.length || documentOf(list[cursor]!) !== document) continue;
      if (!countingFields(list[cursor]!, languages, fields)) continue;
      matching[length++] = found[at]!;
      break;
    }
  }
  return arena.trim(matching, length);
}

/**
 * Those of the found documents that have the word in any language, by a bitset of marks. It ignores which fields and
 * languages count.
 */
function likely(found: Postings, { size }: SearchPart, { lists }: WordInPart, arena: Arena): Postings {
  const marks = arena.take(wordsFor(size)).fill(0);
  for (const { list } of lists) for (let at = 0; at < list.length; at += 1) addBit(marks, documentOf(list[at]!));
  const matching = arena.take(found.length);
  let length = 0;
  for (let at = 0; at < found.length; at += 1) {
    matching[length] = found[at]!;
    length += Number(hasBit(marks, documentOf(found[at]!)));
  }
  return arena.trim(matching, length);
}
