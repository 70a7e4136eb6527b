import { createHash } from 'node:crypto';
import { type Language, languages } from '#machines/market/language.ts';
import { eachTerm } from '../documentTerms.ts';
import { inBody, inCompoundOfBody, inCompoundOfTitle, inKeywords, inTitle } from '../fields.ts';
import { filterTerms, isFilterTerm } from '../filterTerms.ts';
import type { QueryTerm } from '../queryWords.ts';
import type { SearchDocument } from '../searchPort.ts';

/**
 * What PostgreSQL keeps of an ad's terms, and looks for. A term counts in ads of some languages by any field, in the
 * others by the keywords alone; so each is kept with the language of its ad (`velo/d`), and once more if it is among the
 * keywords (`velo/k`). The weights A and C say that title and text have it. So every search is one over lexemes, without
 * a second look at the ad. Filters are lexemes too (`region=23`).
 */

/**
 * A field in which an ad may have a word. Keywords have lexemes of their own; other fields differ by the weights of
 * lexemes.
 */
export type WordField = 'title' | 'keywords' | 'body' | 'compoundOfTitle' | 'compoundOfBody';
export type LexemeField = WordField | 'any';

/** By field: its bit in `fields.ts`, and the place and weight of its lexemes. */
const weighted = {
  title: [inTitle, '1', 'A'],
  compoundOfTitle: [inCompoundOfTitle, '2', 'B'],
  body: [inBody, '3', 'C'],
  compoundOfBody: [inCompoundOfBody, '4', 'D'],
} as const;

const letterOf: Readonly<Record<Language, string>> = { de: 'd', fr: 'f', it: 'i', en: 'e' };
const keyword = 'k';

/** PostgreSQL takes lexemes of 2 kB and no longer; what nobody would type is kept by its hash. */
const longestTerm = 100;

/** The terms of an ad in the text form of a `tsvector`. */
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

/** The lexemes, in the text form of a `tsquery`, any of which says that an ad has the term in a field. */
export function lexemesFor({ term, languages: counting }: QueryTerm, field: LexemeField): string[] {
  if (isFilterTerm(term)) return field === 'any' || field === 'keywords' ? [quoted(term)] : [];
  const weight = field === 'any' ? '' : field === 'keywords' ? undefined : `:${weighted[field][2]}`;
  const inLanguages =
    weight === undefined
      ? []
      : languages
          .filter((_, place) => counting & (1 << place))
          .map((language) => lexeme(term, letterOf[language]) + weight);
  return field === 'any' || field === 'keywords' ? [...inLanguages, lexeme(term, keyword)] : inLanguages;
}

/** A lexeme, or any text, as it stands in both forms. */
export function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`;
}

function lexeme(term: string, where: string): string {
  const kept = term.length <= longestTerm ? term : `#${createHash('sha256').update(term).digest('base64url')}`;
  return quoted(`${kept}/${where}`);
}
