import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The market of this data folder is in PostgreSQL, and DATABASE_URL is missing. Nothing was changed. */
export class MarketElsewhere extends Error {
  override readonly name = 'MarketElsewhere';
}

/** The location of a configuration's market, for operators. Without user and password. */
export function marketPlace({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return `DATA_DIR ${dataDir}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL ${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}

const markOf = (dataDir: string) => join(dataDir, 'market-in-postgresql.txt');

/** Marks the data folder of a server on PostgreSQL. Only the operator removes the mark, by deleting the file. */
export function markMarketPlace(place: Place): void {
  if (place.databaseUrl === undefined) return;
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(
    markOf(place.dataDir),
    `The market of this folder is in ${marketPlace(place)}: set DATABASE_URL for servers and commands.\n`,
  );
}

/** Throws MarketElsewhere if DATABASE_URL is missing on a data folder whose market is in PostgreSQL. */
export function checkMarketPlace({ dataDir, databaseUrl }: Place): void {
  const mark = markOf(dataDir);
  if (databaseUrl !== undefined || !existsSync(mark)) return;
  throw new MarketElsewhere(
    `DATABASE_URL is not set, but the server of ${dataDir} last used PostgreSQL: set the same DATABASE_URL. Nothing was changed. To use a market in ${dataDir} instead, delete ${mark} first.`,
  );
}
