import { inKeywords } from '../fields.ts';
import { type Alternative, everyLanguage, type QueryWord } from '../queryWords.ts';
import type { Arena } from './arena.ts';
import { languageMask } from './columns.ts';
import { documentOf, fieldsOf, gallop, intersection, noPostings, type Postings, union } from './postings.ts';
import type { SearchPart } from './searchPart.ts';

/** The documents of a part that have a word, with the fields that have it; dead ones included. */
export function postingsOfWord(part: SearchPart, word: QueryWord, arena: Arena): Postings {
  let found = noPostings;
  for (const alternative of word.alternatives) {
    found = union(found, counted(part, part.postings(alternative.term), alternative, arena), arena);
  }
  if (word.parts.length === 0) return found;
  const all = word.parts.map((inner) => postingsOfWord(part, inner, arena));
  return union(
    found,
    all.reduce((some, more) => intersection(some, more, arena)),
    arena,
  );
}

/** The documents of a part that have all words, and dead ones among them. What fields the postings name means nothing. */
export function postingsOfAll(part: SearchPart, words: readonly QueryWord[], arena: Arena): Postings {
  const [rarest, ...others] = words
    .map((word) => ({ word, most: mostDocuments(part, word) }))
    .toSorted((a, b) => a.most - b.most);
  let found = postingsOfWord(part, rarest!.word, arena);
  for (const { word } of others) found = narrowed(found, part, word, arena);
  return found;
}

/** Those of the postings that count for an alternative: in ads of other languages the keywords alone do. */
function counted(part: SearchPart, list: Postings, { languages }: Alternative, arena: Arena): Postings {
  if (languages === everyLanguage || list.length === 0) return list;
  const { flags } = part.columns;
  const kept = arena.take(list.length);
  let length = 0;
  for (const entry of list) {
    const counting = countingFields(entry, languages, flags);
    if (counting) kept[length++] = entry - fieldsOf(entry) + counting;
  }
  return arena.trim(kept, length);
}

function countingFields(entry: number, languages: number, flags: Uint8Array): number {
  const inLanguage = (languages >>> (flags[documentOf(entry)]! & languageMask)) & 1;
  return inLanguage ? fieldsOf(entry) : fieldsOf(entry) & inKeywords;
}

/** Those of the documents that have the word too: looked up one by one, for the word may be in very many others. */
function narrowed(found: Postings, part: SearchPart, word: QueryWord, arena: Arena): Postings {
  if (word.parts.length > 0) return intersection(found, postingsOfWord(part, word, arena), arena);
  const { flags } = part.columns;
  const lists = word.alternatives.map(({ term, languages }) => ({ list: part.postings(term), languages, cursor: 0 }));
  const kept = arena.take(found.length);
  let length = 0;
  for (const entry of found) {
    for (const place of lists) {
      place.cursor = gallop(place.list, place.cursor, documentOf(entry));
      const other = place.list[place.cursor];
      if (other === undefined || documentOf(other) !== documentOf(entry)) continue;
      if (!countingFields(other, place.languages, flags)) continue;
      kept[length++] = entry;
      break;
    }
  }
  return arena.trim(kept, length);
}

function mostDocuments(part: SearchPart, word: QueryWord): number {
  const whole = word.alternatives.reduce((sum, { term }) => sum + part.postings(term).length, 0);
  return word.parts.length === 0 ? whole : whole + Math.min(...word.parts.map((inner) => mostDocuments(part, inner)));
}
