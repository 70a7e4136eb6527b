import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The market of this data folder is in PostgreSQL, and no DATABASE_URL names it. Nothing was changed. */
export class MarketElsewhere extends Error {
  override readonly name = 'MarketElsewhere';
}

/** Names the market that a configuration leads to, for operators. Without user and password. */
export function marketPlace({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return `DATA_DIR ${dataDir}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL ${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}

const markOf = (dataDir: string) => join(dataDir, 'market-in-postgresql.txt');

/** Marks the data folder of a server on PostgreSQL. An embedded server removes the mark. */
export function markMarketPlace(place: Place): void {
  const mark = markOf(place.dataDir);
  if (place.databaseUrl === undefined) return rmSync(mark, { force: true });
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(mark, `The market of this folder is in ${marketPlace(place)}: set DATABASE_URL for commands too.\n`);
}

/** Throws MarketElsewhere if a command lacks the DATABASE_URL with which the server of this data folder started. */
export function checkMarketPlace({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl !== undefined || !existsSync(markOf(dataDir))) return;
  throw new MarketElsewhere(
    `DATABASE_URL is not set, but the server of ${dataDir} last used PostgreSQL: set the same DATABASE_URL. Nothing was changed. To use the market in ${dataDir} instead, start its server once without DATABASE_URL.`,
  );
}
