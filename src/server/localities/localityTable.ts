import { createLocalityTable, type LocalityTable } from '#market/localities.ts';
import { localityRows } from '#market/localityRows.ts';
import { compiled } from '../store/sql.ts';
import type { Market } from '../market.ts';
import type { LocalityTableRow } from './localityTables.ts';

/** The places of this market: the imported directory, or the shipped table where none was imported. */
export async function localityTable({ store, sql }: Pick<Market, 'store' | 'sql'>): Promise<LocalityTable> {
  const rows = await store.query<LocalityTableRow>(compiled(sql.selectFrom('localities').selectAll()));
  if (rows.length === 0) return createLocalityTable(localityRows);
  return createLocalityTable(
    rows.map(({ postcode, name, canton, latitude, longitude }) => [postcode, name, canton, latitude, longitude]),
  );
}
