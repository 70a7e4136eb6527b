import type { ParsedText } from '../../queryWords.ts';
import type { Arena } from '../arena.ts';
import { postingsOfPhrase } from './phrases.ts';
import { difference, posting, type Postings } from './postings.ts';
import type { SearchPart } from '../searchPart.ts';
import { lookedUp, postingsOfAll, postingsOfWord, type WordInPart } from './wordPostings.ts';

/** The hits of a text in a part. */
export interface TextHits {
  /** The wanted words, in the order of the query. */
  readonly words: readonly WordInPart[];
  /** In the order of document numbers, removed ones included. The fields of the postings have no meaning. */
  readonly list: Postings;
}

/** The documents of a part that match all wanted words and phrases, and no unwanted ones. */
export function textHits(part: SearchPart, text: ParsedText, arena: Arena): TextHits {
  const words = text.words.map((word) => lookedUp(part, word));
  let list: Postings | undefined;
  for (const phrase of text.phrases) list = postingsOfPhrase(part, phrase, list, arena);
  // The words of phrases are in `words` too. They may be very frequent, so the phrases come first.
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

/** All documents of a part in the order of numbers, removed ones included. */
export function everyDocument({ size }: SearchPart, arena: Arena): Postings {
  const all = arena.take(size);
  for (let document = 0; document < size; document += 1) all[document] = posting(document);
  return all;
}
