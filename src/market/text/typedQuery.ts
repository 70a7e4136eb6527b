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

/** One thing that a query says: a word or a phrase, wanted or not. */
export interface QueryPiece {
  /** As typed, with quotation marks of one kind. */
  readonly written: string;
  /** Without the signs. */
  readonly text: string;
  readonly isPhrase: boolean;
  readonly isUnwanted: boolean;
}

/**
 * A minus sign begins an exclusion only where a word can begin: E-Bike is one word, and 3 - 4 are two numbers. A
 * quotation mark right after a number means inches: 27".
 */
const pieces =
  /(?<minus>(?<![^\s])[-‐‑–−])?"(?<quoted>[^"]*)"|(?<![^\s])[-‐‑–−](?<word>[\p{L}\p{N}](?:[^\s"]|(?<=\d)")*)|(?:[^\s"]|(?<=\d)")+|"/gu;

/** The pieces of a query in their order. A quotation mark without its other half is none. */
export function queryPieces(query: string): readonly QueryPiece[] {
  return Array.from(query.replace(/[“”„«»‟]/g, '"').matchAll(pieces), ({ 0: written, groups }) => {
    const { minus, quoted, word } = groups!;
    return {
      written,
      text: quoted ?? word ?? written,
      isPhrase: quoted !== undefined,
      isUnwanted: minus !== undefined || word !== undefined,
    };
  }).filter(({ written }) => written !== '"');
}

/**
 * Takes a query apart: `"rotes velo" -damen` wants both words as they stand, and no ad with «damen». Whoever types only
 * what they do not want gets everything else.
 */
export function typedQuery(query: string): TypedQuery {
  const all = queryPieces(query);
  const wanted = all.filter(({ isUnwanted }) => !isUnwanted);
  const unwanted = all.filter(({ isUnwanted }) => isUnwanted);
  return {
    wanted: wanted.map(({ text }) => text).join(' '),
    phrases: phrasesAmong(wanted),
    unwanted: unwanted.filter(({ isPhrase }) => !isPhrase).map(({ text }) => text),
    unwantedPhrases: phrasesAmong(unwanted),
  };
}

function phrasesAmong(those: readonly QueryPiece[]): readonly (readonly string[])[] {
  return those
    .filter(({ isPhrase }) => isPhrase)
    .map(({ text }) => phraseOf(text))
    .filter(({ length }) => length > 0);
}

/** The folded parts of a text's words in their order: what phrases are compared by. */
export function phraseOf(text: string): readonly string[] {
  return wordsOf(text).flatMap(({ parts }) => parts.map(fold));
}
