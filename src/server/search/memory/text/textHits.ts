import type { AskedText } from '../../queryWords.ts';
import type { Arena } from '../arena.ts';
import { postingsOfPhrase } from './phrases.ts';
import { difference, posting, type Postings } from './postings.ts';
import type { SearchPart } from '../searchPart.ts';
import { lookedUp, postingsOfAll, postingsOfWord, type WordInPart } from './wordPostings.ts';

/** What the text of a search finds in a part. */
export interface TextHits {
  /** What it wants, in the order of the query. */
  readonly words: readonly WordInPart[];
  /** In the order of numbers, dead ones among them. What fields the postings name means nothing. */
  readonly list: Postings;
}

/** The documents of a part that have what the text wants, if anything, and nothing that it does not want. */
export function textHits(part: SearchPart, text: AskedText, arena: Arena): TextHits {
  const words = text.words.map((word) => lookedUp(part, word));
  let list: Postings | undefined;
  for (const phrase of text.phrases) list = postingsOfPhrase(part, phrase, list, arena);
  // Their words are among all words, and may be in very many documents.
  if (words.length > 0) list = postingsOfAll(part, words, list, arena);
  list ??= everyDocument(part, arena);
  for (const word of text.unwanted) {
    list = difference(list, postingsOfWord(lookedUp(part, word), arena), arena);
  }
  for (const phrase of text.unwantedPhrases) {
    list = difference(list, postingsOfPhrase(part, phrase, list, arena), arena);
  }
  return { words, list };
}

/** All documents of a part, dead ones among them, in the order of numbers. */
export function everyDocument({ size }: SearchPart, arena: Arena): Postings {
  const all = arena.take(size);
  for (let document = 0; document < size; document += 1) all[document] = posting(document);
  return all;
}
