import type { Config } from '../config.ts';
import { type MarketOptions, openMarket } from '../market.ts';
import type { Market } from '#server/store/market.ts';
import { openPhotoFiles } from '../pictures/photos/openPhotoFiles.ts';
import { openPhotos } from '../pictures/photos/photos.ts';
import { hand, NoServerRunning, type Work } from './workSocket.ts';
import { marketWork, type MarketWork } from './marketWork.ts';

/** Runs the writes of a shell command: at the running server, or in this process. */
export interface Workplace {
  readonly where: 'server' | 'here';
  do<Name extends keyof MarketWork>(
    name: Name,
    input: Parameters<MarketWork[Name]>[0],
  ): Promise<Awaited<ReturnType<MarketWork[Name]>>>;
  close(): Promise<void>;
}

/**
 * Finds the workplace: the server that owns DATA_DIR, if one runs. Otherwise this process locks DATA_DIR, or connects
 * to PostgreSQL alongside all servers. Throws DataDirInUse if another command holds DATA_DIR.
 */
export async function findWorkplace(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'search' | 'photosUrl'>>,
  options: Pick<MarketOptions, 'writesHere'> = {},
): Promise<Workplace> {
  const { dataDir, databaseUrl, photosUrl, search } = config;
  if (!databaseUrl && (await serverRuns(dataDir))) {
    return {
      where: 'server',
      do: (name, input) => hand(dataDir, name, input) as never,
      close: async () => undefined,
    };
  }
  const photoFiles = await openPhotoFiles({ dataDir, ...(photosUrl !== undefined && { photosUrl }) });
  // The import's market stores few folded journals in memory, and its reads may wait without a limit. A batch reads
  // hundreds of journals at once, and the last ones may wait for the others.
  const market: Market = await openMarket(config, { foldedInMemory: 1000, readPatience: 0, ...options });
  const work: Work = marketWork(market, {
    photos: openPhotos(market, photoFiles),
    ...(search === 'sql' && databaseUrl && { searchRows: { at: databaseUrl, dataDir } }),
  });
  return {
    where: 'here',
    do: (name, input) => work[name]!(input as never) as never,
    close: () => market.close(),
  };
}

async function serverRuns(dataDir: string): Promise<boolean> {
  try {
    await hand(dataDir, 'ping', null);
    return true;
  } catch (error) {
    if (error instanceof NoServerRunning) return false;
    throw error;
  }
}
