import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { placeElsewhere, placeOfPostcode } from '#market/places/placeOfPostcode.ts';
import { openAccountDesk } from '#server/account/accountDesk.ts';
import { openErasures } from '#server/account/leaving/erasures.ts';
import { openSecurityLog } from '#server/account/login/securityLog.ts';
import { createApp, type Services } from '#server/app.ts';
import { configFrom, type Config } from '#server/config.ts';
import { openContents } from '#server/content/contentPages.ts';
import { createLog } from '#server/http/log.ts';
import { wordsOf } from '#server/http/words.ts';
import { openListingRows, type ListingRows, readRows } from '#server/listing/listingRows.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { localityTable } from '#server/localities/localityTable.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { openMessagePictures } from '#server/messaging/conversation/messagePictures.ts';
import { builtWeb, type Web } from '#server/pages/rendering/web.ts';
import { openPhotoFiles } from '#server/pictures/photos/openPhotoFiles.ts';
import { openPhotos } from '#server/pictures/photos/photos.ts';
import { openMarketHub } from '#server/marketHub.ts';
import { createVocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import { openVocabulary, type FedVocabulary } from '#server/suggestions/vocabulary/vocabularyFeed.ts';
import { countingHere } from '#server/suggestions/vocabulary/vocabularyThread.ts';
import { count } from '#tests/run/work.ts';
import { quickPasswords } from '../account/accounts.ts';
import { openTestMarket, type TestMarket } from './market.ts';

/** The whole server on a separate market; tests call it without a network port. */
export interface TestApp extends TestMarket {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Resolves once suggestions contain every ad; before the first call they contain none. */
  vocabularySettled(): Promise<void>;
  /**
   * Another server on the same market, without caches of pages and rows: each of its responses is fresh. With another
   * `web`, it renders there.
   */
  another(changes?: { readonly web?: Web; readonly config?: Partial<Config> }): Promise<Pick<TestApp, 'app' | 'get'>>;
  /** Sends a request with the header that identifies the program, which every call requires. */
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** The files of an inspector that no test runs. */
const inspectorFiles = {
  start: '/inspector/assets/start-1.js',
  scripts: ['/inspector/assets/panel-1.js'],
  styles: ['/inspector/assets/style-1.css'],
  assets: fileURLToPath(new URL('../fakes/', import.meta.url)),
};

export async function openTestApp(
  now: () => number,
  changes: Partial<Config> = {},
  log?: FastifyBaseLogger,
): Promise<TestApp> {
  count('serverStarts');
  const test = await openTestMarket(now, changes);
  const { market, folder } = test;
  const onFailure = (error: unknown) => {
    throw error;
  };
  const config = { ...configFrom({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), ...changes };
  const web = await builtWeb(config.brand);
  const search = await openSearch(market, { dataDir: folder, onFailure });
  const words = wordsOf(await (await web.ssrBundle()).loadCatalogues());
  const erasures = await openErasures(market, { onFailure });
  const rows = await openListingRows(market);
  erasures.onErased((seller) => rows.letGo(seller));
  const vocabulary = createVocabulary();
  let fed: FedVocabulary | undefined;
  const accounts = openAccountDesk(market, {
    passwords: quickPasswords(),
    ...(log && { security: openSecurityLog(market, log) }),
    knowsPostcode: (postcode) => placeOfPostcode(services.localities, postcode) !== undefined,
    placeElsewhere: (typed) => placeElsewhere(services.localities, typed),
  });
  const hub = await openMarketHub(accounts, { onFailure });
  const photoFiles = await openPhotoFiles(config);
  const services = {
    market,
    erasures,
    rows,
    search,
    words,
    vocabulary,
    accounts,
    hub,
    photos: openPhotos(market, photoFiles),
    messagePictures: openMessagePictures(market, photoFiles),
    contents: openContents(config),
    localities: await localityTable(market),
  };
  const parts = {
    services,
    web,
    config,
    log: log ?? createLog(config),
    ...(config.inspector && { inspector: inspectorFiles }),
  };
  const app = await createApp(parts);
  const others: FastifyInstance[] = [];
  /** Rows of listings that are not cached: each read goes to the store. */
  const unkeptRows: ListingRows = {
    of: (ids) => readRows(market, ids),
    letGo: () => undefined,
    close: () => undefined,
  };
  const requestFor =
    (one: FastifyInstance): TestApp['get'] =>
    (url, headers = {}) =>
      one.inject({ method: 'GET', url, headers: { 'x-api-hash': 'test', ...headers } });
  return {
    ...test,
    app,
    services,
    vocabularySettled() {
      fed ??= openVocabulary(market, { onFailure, vocabulary, counting: countingHere });
      return fed.settled();
    },
    get: requestFor(app),
    async another(changes) {
      const other = await createApp({
        ...parts,
        ...changes,
        config: { ...config, ...changes?.config },
        services: { ...services, rows: unkeptRows },
        cache: createPageCache({ clock: now, retention: 0 }),
      });
      others.push(other);
      return { app: other, get: requestFor(other) };
    },
    async close() {
      await hub.close();
      for (const one of [app, ...others]) await one.close();
      rows.close();
      await erasures.close();
      await fed?.close();
      await search.close();
      await test.close();
    },
  };
}
