import { galleryLength } from '#machines/market/limits.ts';
import type { SearchStatementParts } from './statementParts.ts';
import { score } from './scoring.ts';

/** The ORDER BY of the gallery. Most other orders use it to break ties. */
export const newestFirst = 'listed_at DESC, id';

/** The ORDER BY of a search. By distance, rows need `metres` (`listingsToOrder`); by relevance, their weights. */
export function orderOf({ filter: { sort }, words }: SearchStatementParts): string {
  switch (sort) {
    case 'oldest':
      return 'listed_at, id DESC';
    case 'cheapest':
      return `price, ${newestFirst}`;
    case 'expensive':
      return `price DESC NULLS LAST, ${newestFirst}`;
    case 'relevant':
      return words.length > 0 ? `${score(words)} DESC, ${newestFirst}` : newestFirst;
    case 'nearest':
      return `metres, ${newestFirst}`;
    case 'newest':
      return newestFirst;
  }
}

/** Whether listings are ordered by relevance to the text. */
export function isByScore({ filter, words }: SearchStatementParts): boolean {
  return filter.sort === 'relevant' && words.length > 0;
}

/** The table `search_ads`, joined with distances if listings are ordered by them. */
export function listingsToOrder({ filter, area, value }: SearchStatementParts): string {
  if (filter.sort !== 'nearest') return 'search_ads';
  const metres = area?.kind === 'postcodes' ? area.metres : undefined;
  const places = `unnest(${value(metres && [...metres.keys()], 'text[]')}, ${value(metres && [...metres.values()], 'integer[]')})`;
  return `search_ads LEFT JOIN ${places} AS near (place, metres) ON place = postcode`;
}

/** The listings of the page in order, among all matches up to the page's moment: pairs of id and postcode, as JSON. */
export function pageOf(parts: SearchStatementParts, found: string): string {
  const { limit, offset } = parts.page;
  const cut = `LIMIT ${parts.value(limit, 'bigint')} OFFSET ${parts.value(offset, 'bigint')}`;
  const { asOf } = parts.filter;
  const listed = asOf === undefined ? '' : ` AND listed_at <= ${parts.value(asOf, 'bigint')}`;
  return asArrays(`SELECT id, postcode FROM ${found}${listed} ORDER BY ${orderOf(parts)} ${cut}`, 'id, postcode');
}

/** The newest promoted listings among all matches. */
export function galleryOf({ filter, value }: SearchStatementParts, found: string): string {
  return `ARRAY(SELECT id FROM ${found} AND gallery AND NOT ${value(filter.organic === true, 'boolean')}
    ORDER BY ${newestFirst} LIMIT ${galleryLength})`;
}

/** When the newest of all listings was published, in epoch milliseconds; 0 for none. */
export const newestAt = `coalesce((SELECT max(listed_at) FROM search_ads), 0)::double precision`;

/** Rows as JSON arrays, in the order of the query. */
export function asArrays(query: string, columns: string): string {
  return `(SELECT coalesce(json_agg(json_build_array(${columns})), '[]') FROM (${query}) AS rows)`;
}
