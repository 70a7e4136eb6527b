import { languages } from '#machines/market/language.ts';
import { analysisVersion } from '#market/text/stems.ts';
import type { PipelinedStatement } from '#server/store/postgres/pipeline.ts';
import type { SearchDocument } from '../searchPort.ts';
import { lexemesOf } from './lexemes.ts';

/** Counts up when `lexemesOf` or a column says an ad differently, so that rows of before are made afresh. */
const rowVersion = 1;

/** How rows are made here, given the version by which documents are. */
export function madeBy(documentVersion: number): string {
  return `${documentVersion}.${analysisVersion}.${rowVersion}.${languages.join('')}`;
}

/** The columns of search_ads but its id, with their types. */
const columns = {
  listed_at: 'bigint',
  price: 'bigint',
  category: 'integer',
  top_category: 'integer',
  region: 'smallint',
  company: 'boolean',
  gallery: 'boolean',
  terms: 'tsvector',
} as const;
const names = Object.keys(columns);
const list = (prefix: string) => names.map((name) => prefix + name).join(', ');

/** The cells in which an ad is counted. */
const cells = `CROSS JOIN LATERAL (VALUES (region), (-1)) AS regions (of_region)
  CROSS JOIN LATERAL (VALUES (top_category, category), (top_category, 0), (0, 0)) AS levels (of_top, of_category)`;
const cell = 'of_region, of_top, of_category, company, free';
/** What decides in which cells. */
const counted = 'region, top_category, category, company, coalesce(price = 0, false) AS free';

/**
 * Writes ads and takes others away, with what is counted of them; rows that say so already are left alone. Whoever
 * writes must be the only one: what an ad was counted as is read in the same statement.
 */
const write = `WITH given AS MATERIALIZED (
    SELECT id, ${names.map((name) => `${name}::${columns[name as keyof typeof columns]}`).join(', ')}
    FROM unnest($1::text[], ${names.map((_, index) => `$${index + 2}::text[]`).join(', ')}) AS row (id, ${list('')})
  ), before AS MATERIALIZED (
    SELECT * FROM search_ads WHERE id = ANY($1::text[]) OR id = ANY($10::text[])
  ), gone AS (
    DELETE FROM search_ads WHERE id = ANY($10::text[])
  ), written AS (
    INSERT INTO search_ads (id, ${list('')}) SELECT id, ${list('')} FROM given
    ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
    WHERE (${list('search_ads.')}) IS DISTINCT FROM (${list('excluded.')})
  )
  INSERT INTO search_counts (region, top_category, category, company, free, ads)
  SELECT ${cell}, sum(difference)
  FROM (
    SELECT ${counted}, 1 AS difference FROM given
    UNION ALL SELECT ${counted}, -1 FROM before
  ) AS changed ${cells}
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(difference) <> 0
  ON CONFLICT (region, top_category, category, company, free) DO UPDATE SET ads = search_counts.ads + excluded.ads`;

/** Puts documents, no id twice, and removes ids that are not among them. */
export function writeAds(documents: readonly SearchDocument[], removed: readonly string[]): PipelinedStatement {
  const column = (of: (document: SearchDocument) => unknown) => documents.map(of);
  return {
    text: write,
    values: [
      column(({ id }) => id),
      column(({ listedAt }) => listedAt),
      column(({ price }) => price),
      column(({ category }) => category),
      column(({ topCategory }) => topCategory),
      column(({ region }) => region ?? 0),
      column(({ company }) => String(company)),
      column(({ gallery }) => String(gallery)),
      column(lexemesOf),
      removed,
    ],
  };
}

/** Counts all ads afresh. */
export const countAll: readonly PipelinedStatement[] = [
  { text: 'DELETE FROM search_counts', values: [] },
  {
    text: `INSERT INTO search_counts (region, top_category, category, company, free, ads)
      SELECT ${cell}, sum(alike)
      FROM (SELECT ${counted}, count(*) AS alike FROM search_ads GROUP BY 1, 2, 3, 4, 5) AS ads ${cells}
      GROUP BY 1, 2, 3, 4, 5`,
    values: [],
  },
];
