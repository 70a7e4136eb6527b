import { type Language, languages } from '#machines/market/language.ts';
import { mostOptions } from '#machines/market/limits.ts';
import { normalFilter, relevantParameters } from '#machines/search/normalFilter.ts';
import type { SearchFilter, SelectCounts } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/places/areas.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { compoundParts } from '#market/text/compounds/compoundParts.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { phraseOf, typedQuery } from '#market/text/typedQuery.ts';
import { queryWordsOf, type Word, wordOf, wordsOf, writtenWords } from '#market/text/words.ts';
import { postcodeCodes, postcodeOf } from '#market/places/postcodes.ts';
import { optionOf, type SelectParameter, spellingOf } from '#server/search/query/options.ts';
import type { SearchAnswer, SearchDocument, SearchPage } from '#server/search/searchPort.ts';

/** Search in its naive form: a filter over an array. It is the oracle for the results of the index. */
export function naiveSearch(
  all: readonly SearchDocument[],
  filter: SearchFilter,
  { size, area }: SearchPage,
): SearchAnswer {
  // Every count requires the text, which takes the longest to search.
  const documents = all.filter((document) => hasText(document, filter));
  const found = documents.filter((document) => fits(document, filter, area)).toSorted(orderOf(all, filter, area));
  const without = (...keys: readonly (keyof SearchFilter)[]) => {
    const others = { ...filter };
    for (const key of keys) delete (others as Partial<Record<keyof SearchFilter, unknown>>)[key];
    return others;
  };
  const countedBy = <Key extends string | number>(
    others: SearchFilter,
    keyOf: (document: SearchDocument) => Key | readonly Key[],
    where: Area | undefined,
  ) =>
    countBy(
      documents.filter((document) => fits(document, others, where)),
      keyOf,
    );
  const placed = found.filter(({ listedAt }) => listedAt <= (filter.asOf ?? Infinity));
  const ids = placed.slice((filter.page - 1) * size, filter.page * size).map(({ id }) => id);
  return {
    ids,
    distances: distancesOf(
      found.filter(({ id }) => ids.includes(id)),
      area,
    ),
    total: found.length,
    counts: {
      category: categoryCounts(documents, without('category', 'subcategory'), area),
      region: countedBy(filter, ({ region }) => region ?? [], undefined),
      postcode:
        area?.kind === 'postcodes'
          ? byPostcode(countedBy(filter, ({ postcode }) => postcode ?? [], undefined))
          : new Uint32Array(),
      kind: countedBy(without('kind'), ({ kind }) => kind, area),
      seller: countedBy(without('seller'), ({ company }) => (company ? 'company' : 'private'), area),
      free: documents.filter((document) => document.price === 0 && fits(document, filter, area)).length,
      selects: relevantParameters(filter).flatMap((parameter) =>
        parameter.kind === 'number' ? [] : [selectCounts(documents, parameter, filter, area)],
      ),
    },
    galleryIds: filter.organic
      ? []
      : found
          .toSorted(newest)
          .filter(({ gallery }) => gallery)
          .slice(0, 12)
          .map(({ id }) => id),
    newestAt: Math.max(0, ...all.map(({ listedAt }) => listedAt)),
  };
}

/**
 * The number of ads in each category, with the filters that apply to it, as if the user had chosen it (`withCategory`).
 */
function categoryCounts(documents: readonly SearchDocument[], filter: SearchFilter, area: Area | undefined) {
  const counts = new Map<number, number>();
  const chosen = new Map<number, SearchFilter>();
  for (const document of documents) {
    const { category, topCategory } = document;
    const options =
      category === topCategory
        ? [{ category }]
        : [{ category: topCategory }, { category: topCategory, subcategory: category }];
    for (const option of options) {
      const id = option.subcategory ?? option.category;
      const asked = chosen.get(id) ?? normalFilter({ ...filter, ...option });
      chosen.set(id, asked);
      if (fits(document, asked, area)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

function selectCounts(
  documents: readonly SearchDocument[],
  parameter: SelectParameter,
  filter: SearchFilter,
  area: Area | undefined,
): SelectCounts {
  const { key } = parameter;
  const { [key]: chosen = [], ...selects } = filter.selects ?? {};
  const others = { ...filter, selects };
  const spellings = new Map<string, Map<string, number>>(
    chosen.map((option) => [parameter.kind === 'choice' ? option : fold(option), new Map()]),
  );
  const obliged = new Set(spellings.keys());
  for (const document of documents) {
    if (!fits(document, others, area)) continue;
    const value = document.parameters[key];
    if (value === undefined) continue;
    const option = optionOf(parameter, value);
    const spelled = spellings.get(option) ?? new Map<string, number>();
    spellings.set(option, spelled);
    const spelling = parameter.kind === 'choice' ? option : spellingOf(value);
    spelled.set(spelling, (spelled.get(spelling) ?? 0) + 1);
  }
  const options = Array.from(spellings, ([option, spelled]) => {
    const [most] = [...spelled].toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
    return {
      option,
      spelling: most?.[0] ?? option,
      count: [...spelled.values()].reduce((sum, count) => sum + count, 0),
    };
  }).toSorted((a, b) => b.count - a.count || (a.option < b.option ? -1 : 1));
  return { key, options: options.filter(({ option }, place) => place < mostOptions || obliged.has(option)) };
}

/**
 * Whether an ad passes a filter, apart from its text. Every filter that is set must hold: category, subcategory, place
 * (`area`), ad type, seller, price, free. Price bounds are inclusive, and an ad on request is within none. For a
 * parameter, the ad must have it, within the bounds or as one of the options.
 */
function fits(document: SearchDocument, filter: SearchFilter, area: Area | undefined): boolean {
  const { category, subcategory, kind, priceFrom, priceTo, freeOnly, seller, intervals = {}, selects = {} } = filter;
  if (category !== undefined && document.topCategory !== category) return false;
  if (subcategory !== undefined && document.category !== subcategory) return false;
  if (area?.kind === 'regions' && !(document.region !== null && area.regions.has(document.region))) return false;
  if (area?.kind === 'postcodes' && !(document.postcode !== null && area.metres.has(document.postcode))) return false;
  if (kind !== undefined && document.kind !== kind) return false;
  if (priceFrom !== undefined && (document.price === null || document.price < priceFrom)) return false;
  if (priceTo !== undefined && (document.price === null || document.price > priceTo)) return false;
  if (freeOnly && document.price !== 0) return false;
  if (seller === 'company' && !document.company) return false;
  if (seller === 'private' && document.company) return false;
  for (const parameter of relevantParameters(filter)) {
    const value = document.parameters[parameter.key];
    if (parameter.kind === 'number') {
      const { min = -Infinity, max = Infinity } = intervals[parameter.key] ?? {};
      if (intervals[parameter.key] && !(typeof value === 'number' && value >= min && value <= max)) return false;
      continue;
    }
    const options = selects[parameter.key]?.map((option) => (parameter.kind === 'choice' ? option : fold(option)));
    if (options && (value === undefined || !options.includes(optionOf(parameter, value)))) return false;
  }
  return true;
}

/**
 * Whether an ad has the text. It needs every word of the query except the stop words, unless all words are stop words.
 * It needs each phrase, with its parts one after another in the title or in the text. It must have no unwanted word and
 * no unwanted phrase.
 *
 * An ad has a word if it has all parts of one of its alternatives (`#market/text/words.ts`): `rtx4090`, or `rtx` and
 * `4090`. It has a part in any of these cases:
 *
 * - The folded part is among the ad's terms.
 * - The part's stem in the ad's language is among the ad's terms.
 * - The part's stem in any language is among the terms of the ad's keywords.
 * - A compound of the title or the text contains it.
 * - It is a word for the ad's category, with the same folded form or the same stem in the word's language. This counts as
 *   a keyword.
 *
 * The terms are the folded parts of all words of title, text and keywords, these words as one, and the stems of both.
 * Stems are in the ad's language, those of keywords in every language. If the filter names the language of the query
 * (`query_lang`), only that language's stems of the query count.
 */
function hasText(document: SearchDocument, { query, queryLanguage }: SearchFilter): boolean {
  const { wanted, phrases, unwanted, unwantedPhrases } = readQuery(query);
  const has = (word: Word) => fieldsWithWord(document, word, queryLanguage).size > 0;
  return (
    wanted.every(has) &&
    phrases.every((phrase) => hasPhrase(document, phrase)) &&
    !unwanted.some(has) &&
    !unwantedPhrases.some((phrase) => hasPhrase(document, phrase))
  );
}

/** The parsed words of a query. */
const readQuery = remembered((query: string) => {
  const { wanted, unwanted, ...phrases } = typedQuery(query);
  return { wanted: withoutStopWords(queryWordsOf(wanted)), unwanted: unwanted.flatMap(queryWordsOf), ...phrases };
});

function hasPhrase({ title, body }: SearchDocument, phrase: readonly string[]): boolean {
  return [title, body].some((text) => ` ${partsOf(text)} `.includes(` ${phrase.join(' ')} `));
}

const partsOf = remembered((text: string) => phraseOf(text).join(' '));

function distancesOf(found: readonly SearchDocument[], area: Area | undefined): Record<string, number> {
  if (area?.kind !== 'postcodes') return {};
  return Object.fromEntries(found.map(({ id, postcode }) => [id, area.metres.get(postcode!)!]));
}

type Field = 'title' | 'keywords' | 'body' | 'compoundOfTitle' | 'compoundOfBody';

function fieldsWithWord(document: SearchDocument, { alternatives }: Word, language?: Language): ReadonlySet<Field> {
  return new Set(alternatives.flatMap((alternative) => [...fieldsWithAll(document, alternative, language)]));
}

function fieldsWithAll(
  document: SearchDocument,
  alternative: readonly string[],
  language?: Language,
): readonly Field[] {
  const fields = alternative.map((part) => fieldsWithPart(document, part, language));
  if (fields.some((having) => having.size === 0)) return [];
  const common = [...fields[0]!].filter((field) => fields.every((having) => having.has(field)));
  return common.length > 0 ? common : ['body'];
}

function fieldsWithPart(document: SearchDocument, part: string, only?: Language): ReadonlySet<Field> {
  const { written, stems } = spellingsOf(part);
  const stemmed = only === undefined ? languages : [only];
  const inItsLanguage = stemmed.includes(document.language) ? stems[document.language] : [];
  const inAnyLanguage = stemmed.flatMap((language) => stems[language]);
  const fields = new Set<Field>(means(document, part, stemmed) ? ['keywords'] : []);
  for (const [field, terms] of termsByField(document)) {
    const counting = field === 'keywords' ? [written, ...inAnyLanguage] : [written, ...inItsLanguage];
    if (counting.some((term) => terms.has(term))) fields.add(field);
  }
  return fields;
}

/** Whether a word for the ad's category, or the one above, has this spelling, or the same stem in its language. */
function means({ category, topCategory }: SearchDocument, part: string, stemmed: readonly Language[]): boolean {
  return synonymsOf(part).some(
    (synonym) =>
      (synonym.category === category || synonym.category === topCategory) &&
      (synonym.isWritten || stemmed.includes(synonym.language)),
  );
}

const synonymsOf = remembered((part: string) =>
  categorySynonyms.flatMap(({ category, language, word }) => {
    const whole = word.replace('-', '').toLowerCase();
    const isWritten = fold(whole) === fold(part);
    const isStem = stemsOf(part, language).some((stem) => stemsOf(whole, language).includes(stem));
    return isWritten || isStem ? [{ category, language, isWritten }] : [];
  }),
);

const spellingsOf = remembered((part: string) => ({
  written: fold(part),
  stems: Object.fromEntries(languages.map((language) => [language, stemsOf(part, language)])) as Record<
    Language,
    readonly string[]
  >,
}));

const known = new WeakMap<SearchDocument, ReadonlyMap<Field, ReadonlySet<string>>>();

function termsByField(document: SearchDocument): ReadonlyMap<Field, ReadonlySet<string>> {
  let terms = known.get(document);
  if (!terms) {
    terms = new Map<Field, ReadonlySet<string>>([
      ['title', termsOf(document.title, [document.language])],
      ['body', termsOf(document.body, [document.language])],
      ['keywords', new Set(document.keywords.flatMap((keyword) => [...termsOf(keyword, languages)]))],
      ['compoundOfTitle', compoundTermsOf(document.title, document.language)],
      ['compoundOfBody', compoundTermsOf(document.body, document.language)],
    ]);
    known.set(document, terms);
  }
  return terms;
}

function termsOf(text: string, stemmedIn: readonly Language[]): ReadonlySet<string> {
  const words = wordsOf(text);
  const parts = words.flatMap((word) => [...word.parts, ...(word.joined === undefined ? [] : [word.joined])]);
  return new Set([
    ...parts
      .map(spellingsOf)
      .flatMap(({ written, stems }) => [written, ...stemmedIn.flatMap((spoken) => stems[spoken])]),
    ...words.flatMap(({ measures }) => measures.map(fold)),
  ]);
}

/** The terms of the parts in a text's compounds, without those that equal the compound's own. */
function compoundTermsOf(text: string, language: Language): ReadonlySet<string> {
  return new Set(writtenWords(text).flatMap(compoundTermsIn[language]));
}

const compoundTermsIn = Object.fromEntries(
  languages.map((language) => [
    language,
    remembered((word) => {
      const { parts, joined, measures } = wordOf(word);
      const whole = [...parts, ...(joined === undefined ? [] : [joined])].flatMap((part) =>
        termsOfPart(part, language),
      );
      const inCompound = parts.flatMap((part) => compoundParts(part, language));
      const terms = inCompound.flatMap((part) => termsOfPart(part, language));
      return terms.filter((term) => ![...whole, ...measures.map(fold)].includes(term));
    }),
  ]),
) as unknown as Readonly<Record<Language, (word: string) => readonly string[]>>;

function termsOfPart(part: string, language: Language): readonly string[] {
  const { written, stems } = spellingsOf(part);
  return [written, ...stems[language]];
}

type Order = (a: SearchDocument, b: SearchDocument) => number;

const newest: Order = (a, b) => b.listedAt - a.listedAt || (a.id < b.id ? -1 : 1);

function orderOf(documents: readonly SearchDocument[], filter: SearchFilter, area: Area | undefined): Order {
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
    case 'nearest': {
      const metres = ({ postcode }: SearchDocument) =>
        (area?.kind === 'postcodes' && postcode !== null ? area.metres.get(postcode) : undefined) ?? Infinity;
      return (a, b) => (metres(a) === metres(b) ? newest(a, b) : metres(a) - metres(b));
    }
    case 'relevant': {
      const scores = new Map(documents.map((document) => [document, 0]));
      for (const word of distinct(readQuery(filter.query).wanted)) {
        const having = documents.filter((document) => fieldsWithWord(document, word, filter.queryLanguage).size > 0);
        const rarity = Math.round(8 * Math.log2(1 + documents.length / Math.max(1, having.length)));
        for (const document of having) {
          const points = [...fieldsWithWord(document, word, filter.queryLanguage)].map(
            (field) => ({ title: 16, keywords: 8, body: 6, compoundOfTitle: 3, compoundOfBody: 2 })[field],
          );
          scores.set(document, scores.get(document)! + rarity * points.reduce((sum, more) => sum + more));
        }
      }
      return (a, b) => scores.get(b)! - scores.get(a)! || newest(a, b);
    }
  }
}

function distinct(words: readonly Word[]): readonly Word[] {
  return [...new Map(words.map((word) => [JSON.stringify(word.alternatives), word])).values()];
}

function countBy<Key extends string | number>(
  documents: readonly SearchDocument[],
  keysOf: (document: SearchDocument) => Key | readonly Key[],
): Record<Key, number> {
  const counts = {} as Record<Key, number>;
  for (const key of documents.flatMap(keysOf)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** A memoised function of a text: the same few texts are tested against each of very many ads. */
function remembered<Value>(of: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text) ?? of(text);
    values.set(text, value);
    return value;
  };
}

function byPostcode(counted: Readonly<Record<string, number>>): Uint32Array {
  const counts = new Uint32Array(postcodeCodes);
  for (const [postcode, count] of Object.entries(counted)) counts[postcodeOf(postcode)] = count;
  return counts;
}
