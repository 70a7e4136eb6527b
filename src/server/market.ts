import { createCommandRunner } from './store/commands.ts';
import { ownDataDir } from './store/dataDir.ts';
import type { Feature } from './store/feature.ts';
import type { Market } from './store/market.ts';
import {
  DamagedKeys,
  filePersonKeys,
  rememberedKeys,
  tablePersonKeys,
  unreadableKeys,
  type StoredKeys,
} from './store/keys/personKeys.ts';
import type { PersonKeys } from './store/keys/sealing.ts';
import { skippedFacts } from './store/following/skippedFacts.ts';
import { sqlFor, type Sql } from './store/sql.ts';
import { checkJournalFiles } from './store/sqlite/journalFiles.ts';
import { openSqliteStore } from './store/sqlite/sqliteStore.ts';
import type { Store } from './store/store.ts';
import { checkKeys, checkKeysToRead, strangeKeys, type KeyCheckParts } from './account/keys/keyCheck.ts';
import type { Config } from './config.ts';
import { features } from './features.ts';
import { checkMarketPlace } from './marketPlace.ts';

type MarketConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Config, 'acceptLostKeys' | 'acceptLostFacts'>>;

export interface MarketOptions {
  readonly clock?: () => number;
  /** The number of folded journals in the cache: few if a command reads each journal once. */
  readonly foldedInMemory?: number;
  /** How long a read waits for a free connection, in milliseconds; 0 is unlimited. For PostgreSQL alone. */
  readonly readPatience?: number;
  /** The embedded market writes on the calling thread: for few facts, while no request waits. */
  readonly writesHere?: boolean;
}

/** The journals of all features. */
function journalsFor(sql: Sql): readonly Feature[] {
  return features.flatMap(({ journals }) => journals?.(sql) ?? []);
}

/**
 * Opens the market for writing. The embedded one locks DATA_DIR first. It throws DataDirInUse while another process has
 * the lock, and JournalIncomplete if a file of the journal is missing. PostgreSQL serves any number of processes.
 * Throws MarketElsewhere, before it writes anything, if the market of DATA_DIR is in PostgreSQL and DATABASE_URL is
 * missing.
 */
export async function openMarket(config: MarketConfig, options: MarketOptions = {}): Promise<Market> {
  checkMarketPlace(config);
  const own = config.databaseUrl === undefined ? await ownDataDir(config.dataDir) : undefined;
  const open = async () => {
    if (own) checkJournalFiles(config.dataDir, config.acceptLostFacts);
    const store = await openStore(config, options);
    return withKeys(store, options, async (hasFacts) => {
      const may = { mayCreate: !hasFacts, mayReplace: config.acceptLostKeys !== undefined };
      const keys = config.databaseUrl ? await tablePersonKeys(store, may) : filePersonKeys(config.dataDir, may);
      return { keys, check: (parts: KeyCheckParts) => checkKeys(parts, config.acceptLostKeys) };
    });
  };
  const market = await open().catch((error: unknown) => {
    own?.release();
    throw error;
  });
  return { ...market, close: () => market.close().finally(() => own?.release()) };
}

/** Only the engine that is used is loaded: the embedded market starts without a database client. */
async function openStore(
  { databaseUrl, dataDir }: MarketConfig,
  { readPatience, writesHere = false }: Pick<MarketOptions, 'readPatience' | 'writesHere'>,
): Promise<Store> {
  if (!databaseUrl) return openSqliteStore({ dataDir, writesHere });
  const { openPostgresStore } = await import('./store/postgres/postgresStore.ts');
  return openPostgresStore({ url: databaseUrl, ...(readPatience !== undefined && { readPatience }) });
}

/**
 * Opens the market's journals for reading, for a shell command, which may run while a server does. Throws
 * MarketElsewhere as `openMarket` does.
 */
export async function openMarketReadOnly(config: MarketConfig): Promise<Market> {
  checkMarketPlace(config);
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) checkJournalFiles(dataDir);
  const store = databaseUrl
    ? await openStore(config, { readPatience: 0 })
    : await openSqliteStore({ dataDir, readOnly: true });
  return withKeys(store, {}, async () => ({
    keys: databaseUrl
      ? await tablePersonKeys(store, { mayCreate: false })
      : filePersonKeys(dataDir, { mayCreate: false, readOnly: true }),
    check: checkKeysToRead,
  }));
}

/**
 * Completes a market on a store; closing the market closes the store. It closes the store at once if the keys cannot be
 * opened or belong to another market.
 */
async function withKeys(
  store: Store,
  options: MarketOptions,
  openKeys: (hasFacts: boolean) => Promise<{
    readonly keys: StoredKeys;
    readonly check: (parts: KeyCheckParts) => Promise<void>;
  }>,
): Promise<Market> {
  let opened: StoredKeys | undefined;
  try {
    const hasFacts = (await store.head()) > 0;
    const { keys: stored, check } = await openKeys(hasFacts);
    opened = stored;
    const sql = sqlFor(store.engine);
    const clock = options.clock ?? Date.now;
    const parts = { store, sql, features: journalsFor(sql), keys: stored, hasFacts, clock };
    await check(parts);
    const keyNotice = await strangeKeys(parts);
    const keys = rememberedKeys(stored);
    const close = async () => {
      keys.close();
      await store.close();
    };
    return { ...marketOn(store, keys, { ...options, close }), ...(keyNotice !== undefined && { keyNotice }) };
  } catch (error) {
    opened?.close();
    await store.close();
    throw opened && error instanceof DamagedKeys ? unreadableKeys(opened.place, error) : error;
  }
}

/** Assembles a market from an open store and the persons' keys. */
export function marketOn(
  store: Store,
  keys: PersonKeys,
  options: MarketOptions & { close?: () => Promise<void> } = {},
): Market {
  const sql = sqlFor(store.engine);
  const journals = journalsFor(sql);
  const { foldedInMemory } = options;
  const clock = options.clock ?? Date.now;
  const cache = foldedInMemory === undefined ? {} : { cacheSize: foldedInMemory };
  return {
    store,
    sql,
    features: journals,
    keys,
    commands: createCommandRunner({ store, features: journals, keys, ...cache }),
    skips: skippedFacts({ store, sql, features: journals, keys, clock }),
    clock,
    close: options.close ?? (() => store.close()),
  };
}
