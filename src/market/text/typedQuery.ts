import { fold } from './fold.ts';
import { wordsOf } from './words.ts';

/** What a typed query says, besides the words that it is made of. */
export interface TypedQuery {
  /** All that an ad must have, quoted or not, without the quotation marks. */
  readonly wanted: string;
  /** What stood in quotation marks: the folded parts of its words, which an ad must have one after another as written. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that an ad must not have, as typed after a minus sign. */
  readonly unwanted: readonly string[];
  /** Phrases that an ad must not have. */
  readonly unwantedPhrases: readonly (readonly string[])[];
}

/** A minus sign begins an exclusion only where a word could begin: E-Bike is one word, and 3 - 4 are two numbers. */
const pieces =
  /(?<minus>(?<![^\s])[-‐‑–−])?"(?<quoted>[^"]*)"|(?<![^\s])[-‐‑–−](?<word>[\p{L}\p{N}][^\s"]*)|[^\s"]+|"/gu;

/**
 * Takes a query apart: `"rotes velo" -damen` wants both words as they stand, and no ad with «damen». A quotation mark
 * without its other half is none. Whoever types only what they do not want gets everything else.
 */
export function typedQuery(query: string): TypedQuery {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const phrases: (readonly string[])[] = [];
  const unwantedPhrases: (readonly string[])[] = [];
  for (const { 0: piece, groups } of query.replace(/[“”„«»‟]/g, '"').matchAll(pieces)) {
    const { minus, quoted, word } = groups!;
    if (word !== undefined) {
      unwanted.push(word);
    } else if (quoted === undefined) {
      if (piece !== '"') wanted.push(piece);
    } else {
      const phrase = phraseOf(quoted);
      if (minus === undefined) wanted.push(quoted);
      if (phrase.length > 0) (minus === undefined ? phrases : unwantedPhrases).push(phrase);
    }
  }
  return { wanted: wanted.join(' '), phrases, unwanted, unwantedPhrases };
}

/** The folded parts of a text's words in their order: what phrases are compared by. */
export function phraseOf(text: string): readonly string[] {
  return wordsOf(text).flatMap(({ parts }) => parts.map(fold));
}
