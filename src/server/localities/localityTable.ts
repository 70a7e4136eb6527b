import { createLocalityTable, type LocalityTable } from '#market/places/localities.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { compiled } from '../store/sql.ts';
import type { Market } from '#server/store/market.ts';
import type { LocalityTableRow } from './localityTables.ts';

/** The places of this market: the imported directory, or the shipped table if there is none. */
export async function localityTable({ store, sql }: Pick<Market, 'store' | 'sql'>): Promise<LocalityTable> {
  const rows = await store.query<LocalityTableRow>(compiled(sql.selectFrom('localities').selectAll().orderBy('rank')));
  if (rows.length === 0) return swissLocalities;
  // The directory has official names alone; common names come from the shipped table.
  const others = new Map(swissLocalities.all.map(({ name, canton, otherNames }) => [`${name} ${canton}`, otherNames]));
  return createLocalityTable(
    rows.map(({ rank: _, municipality, subregion, ...place }) => ({
      ...place,
      ...(municipality !== null && { municipality }),
      ...(subregion !== null && { subregion }),
      otherNames: others.get(`${place.name} ${place.canton}`) ?? [],
    })),
  );
}
