import { languages } from '#machines/market/language.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { type Word, wordsOf } from '#market/text/words.ts';
import type { SearchAnswer, SearchDocument } from '#server/search/searchPort.ts';

/**
 * Search as one would write it down: a filter over an array. What the index answers is right when this answers the same.
 */
export function naiveSearch(documents: readonly SearchDocument[], filter: SearchFilter, size: number): SearchAnswer {
  const { category: _category, subcategory: _subcategory, ...anyCategory } = filter;
  const { region: _region, ...anyRegion } = filter;
  const found = documents.filter((document) => matches(document, filter)).toSorted(orderOf(documents, filter));
  const newestFirst = found.toSorted(newest);
  return {
    ids: found.slice((filter.page - 1) * size, filter.page * size).map(({ id }) => id),
    total: found.length,
    counts: {
      category: countBy(
        documents.filter((document) => matches(document, anyCategory)),
        ({ category, topCategory }) => [...new Set([category, topCategory])],
      ),
      region: countBy(
        documents.filter((document) => matches(document, anyRegion)),
        ({ region }) => region ?? [],
      ),
    },
    galleryIds: newestFirst
      .filter(({ gallery }) => gallery)
      .slice(0, 12)
      .map(({ id }) => id),
  };
}

/**
 * Whether an ad is what a filter asks for: within category, subcategory, region, price (bounds inclusive; an ad on
 * request is within none), free and seller, and it has every word of the query but the stop words, unless there are only
 * stop words.
 *
 * An ad has a word if it has it as one (`rtx4090` for RTX-4090); or, where the word has several parts and none is a
 * single letter, if it has each part.
 *
 * An ad has a part if, folded, it is among the ad's terms; or if its stem in the ad's language is; or if its stem in any
 * language is among the terms of the ad's keywords. The terms are the folded parts of all words of title, text and
 * keywords, and these words as one, and the stems of both: in the ad's language, for keywords in every language.
 */
export function matches(document: SearchDocument, filter: SearchFilter): boolean {
  const { category, subcategory, region, priceFrom, priceTo, freeOnly, seller } = filter;
  if (category !== undefined && document.topCategory !== category) return false;
  if (subcategory !== undefined && document.category !== subcategory) return false;
  if (region !== undefined && document.region !== region) return false;
  if (priceFrom !== undefined && (document.price === null || document.price < priceFrom)) return false;
  if (priceTo !== undefined && (document.price === null || document.price > priceTo)) return false;
  if (freeOnly && document.price !== 0) return false;
  if (seller === 'company' && !document.company) return false;
  if (seller === 'private' && document.company) return false;
  return withoutStopWords(wordsOf(filter.query)).every((word) => fieldsWithWord(document, word).size > 0);
}

type Field = 'title' | 'keywords' | 'body';

function fieldsWithWord(document: SearchDocument, { parts, joined }: Word): ReadonlySet<Field> {
  const whole = fieldsWithPart(document, joined ?? parts[0]!);
  if (joined === undefined && parts.length === 1) return whole;
  const asOne = joined === undefined ? new Set<Field>() : whole;
  if (joined !== undefined && parts.some((part) => /^\p{L}$/u.test(part))) return asOne;
  const fields = parts.map((part) => fieldsWithPart(document, part));
  if (fields.some((having) => having.size === 0)) return asOne;
  const common = [...fields[0]!].filter((field) => fields.every((having) => having.has(field)));
  return new Set<Field>([...asOne, ...(common.length > 0 ? common : ['body' as const])]);
}

function fieldsWithPart(document: SearchDocument, part: string): ReadonlySet<Field> {
  const written = fold(part);
  const inItsLanguage = stemsOf(part, document.language);
  const inAnyLanguage = languages.flatMap((language) => stemsOf(part, language));
  const fields = new Set<Field>();
  for (const [field, terms] of termsByField(document)) {
    const counting = field === 'keywords' ? [written, ...inAnyLanguage] : [written, ...inItsLanguage];
    if (counting.some((term) => terms.has(term))) fields.add(field);
  }
  return fields;
}

const known = new WeakMap<SearchDocument, ReadonlyMap<Field, ReadonlySet<string>>>();

function termsByField(document: SearchDocument): ReadonlyMap<Field, ReadonlySet<string>> {
  let terms = known.get(document);
  if (!terms) {
    terms = new Map<Field, ReadonlySet<string>>([
      ['title', termsOf(document.title, [document.language])],
      ['body', termsOf(document.body, [document.language])],
      ['keywords', new Set(document.keywords.flatMap((keyword) => [...termsOf(keyword, languages)]))],
    ]);
    known.set(document, terms);
  }
  return terms;
}

function termsOf(text: string, stemmedIn: readonly (typeof languages)[number][]): ReadonlySet<string> {
  const parts = wordsOf(text).flatMap((word) => [...word.parts, ...(word.joined === undefined ? [] : [word.joined])]);
  return new Set(parts.flatMap((part) => [fold(part), ...stemmedIn.flatMap((language) => stemsOf(part, language))]));
}

type Order = (a: SearchDocument, b: SearchDocument) => number;

const newest: Order = (a, b) => b.listedAt - a.listedAt || (a.id < b.id ? -1 : 1);

function orderOf(documents: readonly SearchDocument[], filter: SearchFilter): Order {
  const onRequestLast: Order = (a, b) => Number(a.price === null) - Number(b.price === null);
  const dearer: Order = (a, b) => (a.price ?? 0) - (b.price ?? 0);
  switch (filter.sort) {
    case 'newest':
      return newest;
    case 'oldest':
      return (a, b) => newest(b, a);
    case 'cheapest':
      return (a, b) => onRequestLast(a, b) || dearer(a, b) || newest(a, b);
    case 'expensive':
      return (a, b) => onRequestLast(a, b) || dearer(b, a) || newest(a, b);
    case 'relevant': {
      const scores = new Map(documents.map((document) => [document, 0]));
      for (const word of distinct(withoutStopWords(wordsOf(filter.query)))) {
        const having = documents.filter((document) => fieldsWithWord(document, word).size > 0);
        const rarity = Math.round(8 * Math.log2(1 + documents.length / Math.max(1, having.length)));
        for (const document of having) {
          const points = [...fieldsWithWord(document, word)].map(
            (field) => ({ title: 8, keywords: 4, body: 3 })[field],
          );
          scores.set(document, scores.get(document)! + rarity * points.reduce((sum, more) => sum + more));
        }
      }
      return (a, b) => scores.get(b)! - scores.get(a)! || newest(a, b);
    }
  }
}

function distinct(words: readonly Word[]): readonly Word[] {
  return [...new Map(words.map((word) => [JSON.stringify(word), word])).values()];
}

function countBy(documents: readonly SearchDocument[], keysOf: (document: SearchDocument) => number | number[]) {
  const counts: Record<number, number> = {};
  for (const key of documents.flatMap(keysOf)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
