import { inBody, inCompoundOfBody, inCompoundOfTitle, inKeywords, inTitle } from '../fields.ts';
import type { QueryWord } from '../queryWord.ts';
import { weightOfFields } from '../relevance.ts';
import { allListings, type SearchStatementParts } from './statementParts.ts';
import { fieldsHaving, matchingAll } from './textQuery.ts';

/**
 * The relevance of a listing: `relevance.ts` in SQL. A single word has the same rarity in every listing, so it is left
 * out.
 */
export function score(words: readonly QueryWord[]): string {
  if (words.length === 1) return 'weight_0';
  return words.map((_, word) => `weight_${word} * (SELECT rarity_${word} FROM rarities)`).join(' + ');
}

/** Columns with the weight of each word, by the fields that contain it. */
export function weights({ words, value }: SearchStatementParts): readonly string[] {
  return words.map((word, number) => {
    const { title, keywords, body, compoundOfTitle, compoundOfBody } = fieldsHaving(word);
    const points = [
      [title, weightOfFields[inTitle]],
      [keywords, weightOfFields[inKeywords]],
      [body, weightOfFields[inBody]],
      [compoundOfTitle, weightOfFields[inCompoundOfTitle]],
      [compoundOfBody, weightOfFields[inCompoundOfBody]],
    ] as const;
    const sum = points.flatMap(([query, weight]) =>
      query === undefined ? [] : [`(terms @@ ${value(query, 'tsquery')})::integer * ${weight}`],
    );
    return `${sum.join(' + ')} AS weight_${number}`;
  });
}

/** `rarity` of relevance.ts, in SQL. */
export function rarityIn(all: string, having: string): string {
  return `round(8 * ln(1 + ${all} / greatest(${having}, 1)::float8) / ln(2::float8))::integer`;
}

/** The rarity of each word, as columns of one row. */
export function rarities({ words, value }: SearchStatementParts): string {
  const columns = words.map((word, number) => {
    const having = `(SELECT count(*) FROM search_ads WHERE terms @@ ${value(matchingAll([word]), 'tsquery')})`;
    return `${rarityIn(allListings, having)} AS rarity_${number}`;
  });
  return `SELECT ${columns.join(', ')}`;
}
