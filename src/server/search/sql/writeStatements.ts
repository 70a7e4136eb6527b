import { languages } from '#machines/market/language.ts';
import { analysisVersion } from '#market/text/stems.ts';
import { phraseOf } from '#market/text/typedQuery.ts';
import type { PipelinedStatement } from '#server/store/postgres/pipeline.ts';
import type { SearchDocument } from '../searchPort.ts';
import { lexemesOf } from './lexemes.ts';
import { storedParameters } from './storedParameters.ts';

/**
 * The version of the rows of search. Increment it when `lexemesOf` or a column changes, so that older rows are rebuilt.
 */
const rowVersion = 3;

/** The version of rows that this code writes, given the version of search documents. */
export function madeBy(documentVersion: number): string {
  return `${documentVersion}.${analysisVersion}.${rowVersion}.${languages.join('')}`;
}

/** The columns of search_ads except the id, with their types. */
const columns = {
  listed_at: 'bigint',
  price: 'bigint',
  category: 'integer',
  top_category: 'integer',
  region: 'smallint',
  postcode: 'text',
  company: 'boolean',
  wanted: 'boolean',
  gallery: 'boolean',
  parameters: 'jsonb',
  spellings: 'jsonb',
  terms: 'tsvector',
  phrases: 'text',
} as const;
const names = Object.keys(columns);
const list = (prefix: string) => names.map((name) => prefix + name).join(', ');

/** The cells of `search_counts` that count a listing. */
const cells = `CROSS JOIN LATERAL (VALUES (region), (-1)) AS regions (of_region)
  CROSS JOIN LATERAL (VALUES (top_category, category), (top_category, 0), (0, 0)) AS levels (of_top, of_category)`;
const cell = 'of_region, of_top, of_category, company, wanted, free';
const cellKey = 'region, top_category, category, company, wanted, free';
/** The key of the only cell in `search_place_counts` that counts a listing, if it has a postcode. */
const placeKey = 'postcode, top_category, category, company, wanted, free';
/** The cells of `search_option_counts`: for each choice and each text of a listing. */
const optionKey = 'top_category, category, company, wanted, free, told';
const optionCell = `${optionKey}, parameter, option, spelling`;
const options = `CROSS JOIN LATERAL (
    SELECT key AS parameter, value #>> '{}' AS option, coalesce(spellings->>key, value #>> '{}') AS spelling
    FROM jsonb_each(parameters) WHERE jsonb_typeof(value) = 'string'
  ) AS options CROSS JOIN LATERAL (SELECT md5(json_build_array(parameter, option, spelling)::text)::uuid AS told) AS hashed`;
/** Qualifies a list of columns with the name of a table. */
const of = (table: string, columns: string) =>
  columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
/** The columns of a listing that determine which cells count it. */
const counted = `region, postcode, top_category, category, company, wanted, coalesce(price = 0, false) AS free,
      parameters, spellings`;

const removedIds = `$${names.length + 2}::text[]`;

/**
 * Writes and removes listings together with their counts. Unchanged rows are not written. Cells of places and
 * categories are few and stay at 0. Cells of options are deleted at 0, because sellers keep inventing spellings. There
 * must be only one writer: the previous counts of a listing are read in the same statement.
 */
const write = `WITH given AS MATERIALIZED (
    SELECT id, ${names.map((name) => `${name}::${columns[name as keyof typeof columns]}`).join(', ')}
    FROM unnest($1::text[], ${names.map((_, index) => `$${index + 2}::text[]`).join(', ')}) AS row (id, ${list('')})
  ), before AS MATERIALIZED (
    SELECT * FROM search_ads WHERE id = ANY($1::text[]) OR id = ANY(${removedIds})
  ), gone AS (
    DELETE FROM search_ads WHERE id = ANY(${removedIds})
  ), written AS (
    INSERT INTO search_ads (id, ${list('')}) SELECT id, ${list('')} FROM given
    ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
    WHERE (${list('search_ads.')}) IS DISTINCT FROM (${list('excluded.')})
  ), changed AS MATERIALIZED (
    SELECT ${counted}, 1 AS difference FROM given
    UNION ALL SELECT ${counted}, -1 FROM before
  ), placed AS (
    INSERT INTO search_place_counts (${placeKey}, ads)
    SELECT ${placeKey}, sum(difference) FROM changed
    WHERE postcode IS NOT NULL GROUP BY ${placeKey} HAVING sum(difference) <> 0
    ON CONFLICT (${placeKey}) DO UPDATE SET ads = search_place_counts.ads + excluded.ads
  ), differences AS MATERIALIZED (
    SELECT ${optionCell}, sum(difference) AS difference FROM changed ${options}
    GROUP BY ${optionCell} HAVING sum(difference) <> 0
  ), emptied AS (
    DELETE FROM search_option_counts AS kept USING differences
    WHERE (${of('kept', optionKey)}) = (${of('differences', optionKey)}) AND ads + difference = 0
    RETURNING kept.*
  ), told AS (
    INSERT INTO search_option_counts (${optionCell}, ads)
    SELECT ${optionCell}, difference FROM differences
    WHERE NOT EXISTS (SELECT FROM emptied WHERE (${of('emptied', optionKey)}) = (${of('differences', optionKey)}))
    ON CONFLICT (${optionKey}) DO UPDATE SET ads = search_option_counts.ads + excluded.ads
  )
  INSERT INTO search_counts (${cellKey}, ads)
  SELECT ${cell}, sum(difference) FROM changed ${cells}
  GROUP BY ${cell} HAVING sum(difference) <> 0
  ON CONFLICT (${cellKey}) DO UPDATE SET ads = search_counts.ads + excluded.ads`;

/** The statement that writes documents with distinct ids, and removes ids that are not among them. */
export function writeListings(documents: readonly SearchDocument[], removed: readonly string[]): PipelinedStatement {
  const column = (of: (document: SearchDocument) => unknown) => documents.map(of);
  const stored = documents.map(storedParameters);
  return {
    text: write,
    values: [
      column(({ id }) => id),
      column(({ listedAt }) => listedAt),
      column(({ price }) => price),
      column(({ category }) => category),
      column(({ topCategory }) => topCategory),
      column(({ region }) => region ?? 0),
      column(({ postcode }) => postcode),
      column(({ company }) => String(company)),
      column(({ kind }) => String(kind === 'wanted')),
      column(({ gallery }) => String(gallery)),
      stored.map(({ parameters }) => JSON.stringify(parameters)),
      stored.map(({ spellings }) => spellings && JSON.stringify(spellings)),
      column(lexemesOf),
      column(({ title, body }) => [title, body].map((text) => ` ${phraseOf(text).join(' ')} `).join('\n')),
      removed,
    ],
  };
}

/** The statements that recount all listings. */
export const countAll: readonly PipelinedStatement[] = [
  { text: 'DELETE FROM search_counts', values: [] },
  { text: 'DELETE FROM search_place_counts', values: [] },
  { text: 'DELETE FROM search_option_counts', values: [] },
  {
    text: `WITH counted AS MATERIALIZED (SELECT ${counted} FROM search_ads), placed AS (
        INSERT INTO search_place_counts (${placeKey}, ads)
        SELECT ${placeKey}, count(*) FROM counted WHERE postcode IS NOT NULL GROUP BY ${placeKey}
      ), told AS (
        INSERT INTO search_option_counts (${optionCell}, ads)
        SELECT ${optionCell}, count(*) FROM counted ${options} GROUP BY ${optionCell}
      ), alike AS (
        SELECT ${cellKey}, count(*) AS ads FROM counted GROUP BY ${cellKey}
      )
      INSERT INTO search_counts (${cellKey}, ads) SELECT ${cell}, sum(ads) FROM alike ${cells} GROUP BY ${cell}`,
    values: [],
  },
];
