import { mostOptions } from '#machines/market/limits.ts';
import { normalFilter, relevantParameters } from '#machines/search/normalFilter.ts';
import type { SearchFilter, SelectCounts } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/places/areas.ts';
import { fold } from '#market/text/fold.ts';
import { postcodeCodes, postcodeOf } from '#market/places/postcodes.ts';
import { optionOf, type SelectParameter, spellingOf } from '#server/search/query/options.ts';
import type { Word } from '#market/text/words.ts';
import type { SearchAnswer, SearchDocument, SearchPage } from '#server/search/searchPort.ts';
import { fieldsWithWords, hasText, readQuery } from './naiveText.ts';

/** The naive form of search: it filters an array. It is the oracle for the results of the index. */
export function naiveSearch(
  all: readonly SearchDocument[],
  filter: SearchFilter,
  { size, area }: SearchPage,
): SearchAnswer {
  // The text is tested first and once, because every count requires it and it takes the longest.
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
 * The number of ads in each category that match the filters that apply there, as if the user had chosen the category
 * (`withCategory`).
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
      const requested = chosen.get(id) ?? normalFilter({ ...filter, ...option });
      chosen.set(id, requested);
      if (fits(document, requested, area)) counts.set(id, (counts.get(id) ?? 0) + 1);
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
 * Whether an ad matches a filter, apart from its text. Every filter that is set must hold: category, subcategory, place
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

function distancesOf(found: readonly SearchDocument[], area: Area | undefined): Record<string, number> {
  if (area?.kind !== 'postcodes') return {};
  return Object.fromEntries(found.map(({ id, postcode }) => [id, area.metres.get(postcode!)!]));
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
      for (const words of distinct(readQuery(filter.query, filter.queryLanguage).wanted)) {
        const having = documents.filter((document) => fieldsWithWords(document, words, filter.queryLanguage).size > 0);
        const rarity = Math.round(8 * Math.log2(1 + documents.length / Math.max(1, having.length)));
        for (const document of having) {
          const points = [...fieldsWithWords(document, words, filter.queryLanguage)].map(
            (field) => ({ title: 16, keywords: 20, body: 6, compoundOfTitle: 3, compoundOfBody: 2 })[field],
          );
          scores.set(document, scores.get(document)! + rarity * points.reduce((sum, more) => sum + more));
        }
      }
      return (a, b) => scores.get(b)! - scores.get(a)! || newest(a, b);
    }
  }
}

function distinct(names: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  return [...new Map(names.map((words) => [JSON.stringify(words.map((word) => word.alternatives)), words])).values()];
}

function countBy<Key extends string | number>(
  documents: readonly SearchDocument[],
  keysOf: (document: SearchDocument) => Key | readonly Key[],
): Record<Key, number> {
  const counts = {} as Record<Key, number>;
  for (const key of documents.flatMap(keysOf)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function byPostcode(counted: Readonly<Record<string, number>>): Uint32Array {
  const counts = new Uint32Array(postcodeCodes);
  for (const [postcode, count] of Object.entries(counted)) counts[postcodeOf(postcode)] = count;
  return counts;
}
