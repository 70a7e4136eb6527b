import type { LocalityTableRow } from '#server/localities/localityTables.ts';
import type { Market } from '#server/store/market.ts';
import { compiled, prepared } from '#server/store/sql.ts';

/** How many places of the market an imported directory adds, changes, leaves unchanged, or no longer has. */
export interface LocalityChanges {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The number of places of the market that are missing from the directory. */
  readonly gone: number;
}

/** The changes that a directory would make. Postcode and name identify a place. */
export async function previewLocalities(
  { store, sql }: Pick<Market, 'store' | 'sql'>,
  { localities }: { readonly localities: readonly LocalityTableRow[] },
): Promise<LocalityChanges> {
  const rows = await store.query<LocalityTableRow>(compiled(sql.selectFrom('localities').selectAll()));
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const found = localities.map((row) => [row, known.get(keyOf(row))] as const);
  const updated = found.filter(([, before]) => before !== undefined);
  const unchanged = updated.filter(([row, before]) => sameRow(row, before!)).length;
  return {
    new: localities.length - updated.length,
    changed: updated.length - unchanged,
    unchanged,
    gone: known.size - updated.length,
  };
}

/** Replaces the market's places by a directory, in one transaction. Writes nothing if nothing changes. */
export async function importLocalities(
  market: Pick<Market, 'store' | 'sql'>,
  directory: { readonly localities: readonly LocalityTableRow[] },
): Promise<LocalityChanges> {
  const { store, sql } = market;
  const changes = await previewLocalities(market, directory);
  if (changes.new + changes.changed + changes.gone === 0) return changes;
  const insert = prepared<LocalityTableRow>(
    ({ postcode, name, canton, latitude, longitude, rank, municipality, subregion }) =>
      sql
        .insertInto('localities')
        .values({ postcode, name, canton, latitude, longitude, rank, municipality, subregion }),
  );
  await store.write([compiled(sql.deleteFrom('localities')), ...directory.localities.map((row) => insert(row))]);
  return changes;
}

function keyOf({ postcode, name }: LocalityTableRow): string {
  return `${postcode} ${name}`;
}

function sameRow(one: LocalityTableRow, other: LocalityTableRow): boolean {
  const columns = ['canton', 'latitude', 'longitude', 'rank', 'municipality', 'subregion'] as const;
  return columns.every((column) => one[column] === other[column]);
}
