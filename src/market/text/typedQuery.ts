import { fold } from './fold.ts';
import { wordsOf } from './words.ts';

/** The parsed parts of a typed query. */
export interface TypedQuery {
  /** All required text, quoted or not, without the quotation marks. */
  readonly wanted: string;
  /** The quoted phrases: the folded parts of their words, which a listing must have in succession as written. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that a listing must not have, as typed after a minus sign. */
  readonly unwanted: readonly string[];
  /** Phrases that a listing must not have. */
  readonly unwantedPhrases: readonly (readonly string[])[];
}

/** A part of a query: a word or a phrase, wanted or not. */
export interface QueryPiece {
  /** The piece as typed, with normalised quotation marks. */
  readonly written: string;
  /** The text of the piece, without quotation marks and minus sign. */
  readonly text: string;
  readonly isPhrase: boolean;
  readonly isUnwanted: boolean;
}

/**
 * A minus sign starts an exclusion only where a word can start: E-Bike is one word, and 3 - 4 are two numbers. A
 * quotation mark directly after a number means inches: 27".
 */
const pieces =
  /(?<minus>(?<![^\s])[-‐‑–−])?"(?<quoted>[^"]*)"|(?<![^\s])[-‐‑–−](?<word>[\p{L}\p{N}](?:[^\s"]|(?<=\d)")*)|(?:[^\s"]|(?<=\d)")+|"/gu;

/** The parts of a query in order. An unpaired quotation mark has no effect. */
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
 * Parses a query: `"rotes velo" -damen` requires both words as written, and no «damen». A query with only exclusions
 * finds everything else.
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

/** The folded parts of a text's words in order, by which phrases are compared. */
export function phraseOf(text: string): readonly string[] {
  return wordsOf(text).flatMap(({ parts }) => parts.map(fold));
}
