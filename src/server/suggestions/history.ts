import { createHash, randomBytes } from 'node:crypto';
import type { Compilable } from 'kysely';
import { readText } from '#machines/market/text/readableText.ts';
import { isCategory, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { day } from '#machines/market/units.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { compiled, prepared, type Sql } from '#server/store/sql.ts';
import type { Market } from '#server/store/market.ts';
import { keyOfQuery } from './phrases.ts';

/** A search in a visitor's history. */
interface SuggestionHistoryRow {
  id: string;
  person: string;
  query: string;
  spelling: string;
  category: number;
  used_at: number;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    suggestion_history: SuggestionHistoryRow;
  }
}

/** An earlier search of a visitor: a text, a category, or a text in a category. */
export interface HistoryEntry {
  /** The id by which it is deleted. */
  readonly id: string;
  readonly query: string;
  /** The finest category of the search; 0 for none. */
  readonly category: number;
}

/** The maximum number of entries per visitor. */
export const mostEntries = 50;

/**
 * The maximum number of entries of all visitors together, some 200 MB. Identifiers can be invented, so the limit per
 * visitor bounds nothing. Beyond the maximum, the least recently used entries go first. Age is the only thing that
 * distinguishes a flood from real visitors.
 */
export const mostEntriesOfAll = 500_000;

/** The lifetime of an entry after its last use, in milliseconds: a year. */
export const historyLife = 365 * day;

/** The number of entries that one write deletes, since a write blocks other writes. */
const forgottenAtOnce = 1000;

type Keeper = Pick<Market, 'sql' | 'store' | 'clock'>;

/**
 * A visitor's searches, the latest first: all categories, and the texts that have a word with this beginning (a key).
 */
export async function historyOf(
  { sql, store, clock }: Keeper,
  userIdentifier: string,
  beginning = '',
): Promise<readonly HistoryEntry[]> {
  let asking = askings.get(sql);
  if (!asking) askings.set(sql, (asking = askingIn(sql)));
  return store.query<HistoryEntry>(
    asking({
      person: personOf(userIdentifier),
      since: clock() - historyLife,
      first: `${beginning}%`,
      later: `% ${beginning}%`,
    }),
  );
}

/** The compiled query for each SQL dialect. The query runs with every typed letter, so it is compiled only once. */
const askings = new WeakMap<Sql, ReturnType<typeof askingIn>>();

function askingIn(sql: Sql) {
  return prepared<{ person: string; since: number; first: string; later: string }>(({ person, since, first, later }) =>
    sql
      .selectFrom('suggestion_history')
      .select(['id', 'query', 'category'])
      .where('person', '=', person)
      .where('used_at', '>', since)
      .where(({ eb, or }) => or([eb('query', '=', ''), eb('spelling', 'like', first), eb('spelling', 'like', later)]))
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .limit(mostEntries),
  );
}

/** Records a search as the visitor's latest. A search without text and category is not recorded. */
export async function noteSearch(
  { sql, store, clock }: Keeper,
  userIdentifier: string,
  search: Pick<SearchFilter, 'query' | 'category' | 'subcategory'>,
): Promise<void> {
  const category = search.subcategory ?? search.category ?? 0;
  const read = readText(search.query, 'line');
  const query = 'text' in read ? read.text : '';
  if (query === '' && category === 0) return;
  const person = personOf(userIdentifier);
  const entry = {
    id: randomBytes(16).toString('base64url'),
    person,
    query,
    spelling: keyOfQuery(query),
    category,
    used_at: clock(),
  };
  const saved = sql
    .selectFrom('suggestion_history')
    .select('id')
    .where('person', '=', person)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(mostEntries);
  await store.write([
    compiled(
      sql
        .insertInto('suggestion_history')
        .values(entry)
        .onConflict((found) =>
          found.columns(['person', 'spelling', 'category']).doUpdateSet({ query: entry.query, used_at: entry.used_at }),
        ),
    ),
    compiled(sql.deleteFrom('suggestion_history').where('person', '=', person).where('id', 'not in', saved)),
  ]);
}

/** Moves an entry to the top of its history. Does nothing if the entry is gone. */
export async function renewEntry({ sql, store, clock }: Keeper, id: string): Promise<void> {
  await store.write([compiled(sql.updateTable('suggestion_history').set({ used_at: clock() }).where('id', '=', id))]);
}

/** Deletes an entry. Does nothing if the entry is gone. */
export async function deleteEntry({ sql, store }: Keeper, id: string): Promise<void> {
  await store.write([compiled(sql.deleteFrom('suggestion_history').where('id', '=', id))]);
}

/** Deletes a visitor's history. */
export async function clearHistory({ sql, store }: Keeper, userIdentifier: string): Promise<void> {
  await store.write([compiled(sql.deleteFrom('suggestion_history').where('person', '=', personOf(userIdentifier)))]);
}

/**
 * Deletes the expired entries of all visitors, and the least recently used ones beyond `most`. The scheduler runs it
 * periodically.
 */
export async function forgetOldEntries(keeper: Keeper, most = mostEntriesOfAll): Promise<void> {
  const { sql, store, clock } = keeper;
  const over = sql
    .selectFrom('suggestion_history')
    .select('id')
    .where('used_at', '<=', clock() - historyLife);
  while ((await forget(keeper, over.limit(forgottenAtOnce))) === forgottenAtOnce);
  const counted = sql.selectFrom('suggestion_history').select(sql.fn.countAll<number>().as('entries'));
  const [row] = await store.query<{ entries: number | string }>(compiled(counted));
  const oldest = sql.selectFrom('suggestion_history').select('id').orderBy('used_at').orderBy('id');
  for (let left = Number(row!.entries) - most; left > 0; left -= forgottenAtOnce) {
    await forget(keeper, oldest.limit(Math.min(left, forgottenAtOnce)));
  }
}

/** Deletes the selected entries and returns their number. */
async function forget({ sql, store }: Keeper, some: Compilable): Promise<number> {
  const found = await store.query<{ id: string }>(compiled(some));
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await store.write([compiled(sql.deleteFrom('suggestion_history').where('id', 'in', ids))]);
  return ids.length;
}

/** The search that a history entry represents, as a filter. */
export function searchOf({ query, category }: Pick<HistoryEntry, 'query' | 'category'>): SearchFilter {
  return { ...everything, query, ...categoriesOf(category) };
}

/** The fields of a search for a category; empty for none. */
export function categoriesOf(id: number): Pick<SearchFilter, 'category' | 'subcategory'> {
  if (!isCategory(id)) return {};
  const parent = parentIdOf(id);
  return parent === undefined ? { category: id } : { category: parent, subcategory: id };
}

/**
 * The visitor in the table. Identifiers have 128 random bits and cannot be guessed, so a hash without a key suffices.
 */
function personOf(userIdentifier: string): string {
  return createHash('sha256').update(userIdentifier).digest('base64url');
}
