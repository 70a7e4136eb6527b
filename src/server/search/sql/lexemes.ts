import { createHash } from 'node:crypto';
import { type Language, languages } from '#machines/market/language.ts';
import { eachTerm } from '../documentTerms.ts';
import { inBody, inCompoundOfBody, inCompoundOfTitle, inKeywords, inTitle } from '../fields.ts';
import { filterTerms, isFilterTerm } from '../filterTerms.ts';
import type { QueryTerm } from '../queryWord.ts';
import type { SearchDocument } from '../searchPort.ts';

/**
 * The lexemes of a listing's terms in PostgreSQL. A term matches listings in some languages by any field, and listings
 * in others by keywords only. Each term is therefore stored with the language of its listing (`velo/d`), and again if
 * it is a keyword (`velo/k`). The weights mark the other fields. A search thus uses lexemes alone. It rechecks a listing
 * only for names that must be whole words, because the index has no weights. Filters are lexemes too (`region=23`).
 */

/**
 * A field of a listing that can contain a word. Keywords have separate lexemes; the other fields differ by the weights
 * of lexemes.
 */
export type WordField = 'title' | 'keywords' | 'body' | 'compoundOfTitle' | 'compoundOfBody';
export type LexemeField = WordField | 'any';

/** For each field: its bit in `fields.ts`, and the position and weight of its lexemes. */
const weighted = {
  title: [inTitle, '1', 'A'],
  compoundOfTitle: [inCompoundOfTitle, '2', 'B'],
  body: [inBody, '3', 'C'],
  compoundOfBody: [inCompoundOfBody, '4', 'D'],
} as const;

const letterOf: Readonly<Record<Language, string>> = { de: 'd', fr: 'f', it: 'i', en: 'e' };
const keyword = 'k';

/** PostgreSQL limits lexemes to 2 kB. A longer term than this, which users do not type, is stored as its hash. */
const longestTerm = 100;

/** The terms of a listing in the text form of a `tsvector`. */
export function lexemesOf(document: SearchDocument): string {
  const fields = new Map<string, number>();
  eachTerm(document, (term, field) => fields.set(term, (fields.get(term) ?? 0) | field));
  const lexemes = filterTerms(document).map(quoted);
  for (const [term, having] of fields) {
    const positions = Object.values(weighted).flatMap(([bit, place, weight]) => (having & bit ? place + weight : []));
    if (positions.length > 0) lexemes.push(`${lexeme(term, letterOf[document.language])}:${positions.join(',')}`);
    if (having & inKeywords) lexemes.push(lexeme(term, keyword));
  }
  return lexemes.join(' ');
}

/** The lexemes that match a term in a field, in the text form of a `tsquery`. Any of them suffices. */
export function lexemesFor({ term, languages: counting, fields }: QueryTerm, field: LexemeField): string[] {
  const isKeyword = (field === 'any' || field === 'keywords') && (fields & inKeywords) > 0;
  if (isFilterTerm(term)) return isKeyword ? [quoted(term)] : [];
  const weight = weightsIn(field, fields);
  const inLanguages =
    weight === undefined
      ? []
      : languages
          .filter((_, place) => counting & (1 << place))
          .map((language) => lexeme(term, letterOf[language]) + weight);
  return isKeyword ? [...inLanguages, lexeme(term, keyword)] : inLanguages;
}

/** The weights of a field's lexemes as in a `tsquery`, if the term counts there. Undefined if it does not. */
function weightsIn(field: LexemeField, fields: number): string | undefined {
  if (field === 'keywords') return undefined;
  const counting = (field === 'any' ? Object.values(weighted) : [weighted[field]]).filter(([bit]) => fields & bit);
  if (counting.length === Object.values(weighted).length) return '';
  return counting.length === 0 ? undefined : `:${counting.map(([, , weight]) => weight).join('')}`;
}

/** A lexeme, or any other text, quoted for a `tsvector` or a `tsquery`. */
export function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`;
}

function lexeme(term: string, where: string): string {
  const searchedTerm = term.length <= longestTerm ? term : `#${createHash('sha256').update(term).digest('base64url')}`;
  return quoted(`${searchedTerm}/${where}`);
}
