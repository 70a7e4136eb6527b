import { placeElsewhere, placeOfPostcode } from '#market/places/placeOfPostcode.ts';
import type { FastifyBaseLogger } from 'fastify';
import { createApp, type Services } from './app.ts';
import type { Config } from './config.ts';
import { operatorNotice } from './configOperator.ts';
import { openContents } from './content/contentPages.ts';
import { drain } from './http/connection/drain.ts';
import { createLog } from './http/log.ts';
import { listenAt } from './http/connection/listening.ts';
import { settingsNotice } from './http/connection/proxies.ts';
import { publicUrlOf } from './http/connection/publicUrl.ts';
import { wordsOf } from './http/words.ts';
import { openListingRows } from './listing/listingRows.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { ignoredParameters } from './store/postgres/addressParameters.ts';
import { indexNames } from './insertion/help/namedThings.ts';
import { localityTable } from './localities/localityTable.ts';
import { openMails } from './mail/mails.ts';
import { openPost } from './mail/openMailTransport.ts';
import { openMessagePictures } from './messaging/conversation/messagePictures.ts';
import { openMarket } from './market.ts';
import type { Market } from '#server/store/market.ts';
import { builtInspector, sourcesOfInspector } from './pages/inspectorBuild.ts';
import type { Web } from './pages/rendering/web.ts';
import { openAccountDesk } from './account/accountDesk.ts';
import { openSecurityLog } from './account/login/securityLog.ts';
import { openErasures } from './account/leaving/erasures.ts';
import { openRequestedMails } from './account/addresses/requestedMails.ts';
import { openPhotoFiles } from './pictures/photos/openPhotoFiles.ts';
import { openPhotos } from './pictures/photos/photos.ts';
import { openMarketHub } from './marketHub.ts';
import { openVocabulary } from './suggestions/vocabulary/vocabularyFeed.ts';
import { openWorkSocket } from './work/workSocket.ts';
import { openClockGuard } from './work/clockGuard.ts';
import { marketWork } from './work/marketWork.ts';
import { fillDemo, type Say, sayInspector, sayLosses, sayRecording, warn } from './work/notices.ts';
import { parts } from './work/parts.ts';
import { upkeep } from './work/upkeep.ts';

export interface RunningServer {
  /** The local URL of the server: `http://localhost:3000`. */
  readonly url: string;
  readonly market: Market;
  /** Finishes work in progress, writes the search snapshot and releases all resources. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly clock?: () => number;
  /** Receives one line for each step of the server's start. */
  readonly say?: (line: string) => void;
}

/** Starts a server, and returns its address. Rejects if a part cannot open; then all opened parts are closed again. */
export async function startServer(config: Config, web: Web, options: ServerOptions = {}): Promise<RunningServer> {
  const { app, market, close } = await server.open({ config, web, options, say: options.say ?? (() => {}) });
  const { port } = app.server.address() as { port: number };
  return { url: `http://localhost:${port}`, market, close };
}

interface StartedServices {
  readonly config: Config;
  readonly web: Web;
  readonly options: ServerOptions;
  readonly say: Say;
}

/** The parts of a server, in the order of their dependencies. */
const server = parts<StartedServices>()
  .with('market', {
    async open({ config, options, say }) {
      const market = await openMarket(config, options);
      sayLosses(config, say);
      return market;
    },
    close: (market) => market.close(),
  })
  .with('demo', {
    async open({ market, config, say }) {
      await market.skips.forgetRepaired();
      await fillDemo(market, config, say);
    },
  })
  .with('log', {
    open({ config, market, say }) {
      const log = createLog(config);
      warn(market.keyNotice, say, (notice) => log.warn(notice));
      market.skips.onSkipped((fact) =>
        log.error(fact, 'a fact cannot be read and was skipped: run npm run journal -- verify'),
      );
      return log;
    },
  })
  .with('search', {
    async open({ market, config, log, say }) {
      const search = await openSearch(market, {
        dataDir: config.dataDir,
        ...(config.search === 'sql' && { rowsAt: config.databaseUrl! }),
        onFailure: failing(log, 'search could not take a fact'),
      });
      say(`${search.port.size} running ads in search`);
      sayRecording(config, say);
      sayInspector(config, say);
      return search;
    },
    close: (search) => search.close(),
  })
  .with('ssrBundle', { open: ({ web }) => web.ssrBundle() })
  .with('words', { open: async ({ ssrBundle }) => wordsOf(await ssrBundle.loadCatalogues()) })
  .with('erasures', {
    open: ({ market, log }) => openErasures(market, { onFailure: failing(log, 'an erasure could not be heeded') }),
    close: (erasures) => erasures.close(),
  })
  .with('rows', {
    async open({ market, erasures }) {
      const rows = await openListingRows(market);
      erasures.onErased((seller) => rows.letGo(seller));
      return rows;
    },
    close: (rows) => rows.close(),
  })
  .with('fed', {
    open: ({ market, log }) =>
      openVocabulary(market, { onFailure: failing(log, 'the vocabulary of suggestions failed') }),
    close: (fed) => fed.close(),
  })
  .with('requestedMails', {
    open: ({ market, log }) =>
      openRequestedMails(market, { onFailure: failing(log, 'a mail requested by address could not be sent on') }),
    close: (requestedMails) => requestedMails.close(),
  })
  .with('places', { open: async ({ market }) => ({ table: await localityTable(market) }) })
  .with('accounts', {
    open: ({ market, config, log, requestedMails, places }) =>
      openAccountDesk(market, {
        requestedMails,
        security: openSecurityLog(market, log),
        support: config.supportEmail,
        knowsPostcode: (postcode) => placeOfPostcode(places.table, postcode) !== undefined,
        placeElsewhere: (typed) => placeElsewhere(places.table, typed),
      }),
  })
  .with('hub', {
    open: ({ accounts, log }) =>
      openMarketHub(accounts, { onFailure: failing(log, 'the streams could not be told of a fact') }),
    close: (hub) => hub.close(),
  })
  .with('services', {
    async open({ market, config, rows, words, search, fed, erasures, accounts, hub, places }): Promise<Services> {
      const files = await openPhotoFiles(config);
      return {
        market,
        rows,
        words,
        search,
        vocabulary: fed.vocabulary,
        erasures,
        accounts,
        hub,
        photos: openPhotos(market, files),
        messagePictures: openMessagePictures(market, files),
        contents: openContents(config),
        // A getter, because the table of places is replaced when a directory of places is imported.
        get localities() {
          return places.table;
        },
      };
    },
  })
  .with('outbound', {
    open({ config, say }) {
      const outbound = openPost(config);
      warn(outbound.notice, say);
      return outbound;
    },
  })
  .with('app', {
    open({ services, web, config, log, outbound: { shown } }) {
      const inspector = config.inspector && (web.manifest ? builtInspector() : sourcesOfInspector);
      return createApp({
        services,
        web,
        config,
        log,
        ...(shown && { mailbox: shown }),
        ...(inspector && { inspector }),
      });
    },
    async close(app, { hub, accounts }) {
      // The hub closes first, because event streams to browsers never end by themselves.
      await hub.close();
      await drain(app.server);
      await app.close();
      await accounts.unusedKeys.drop();
    },
  })
  .with('clockGuard', {
    async open({ market, config, log, say }) {
      const guard = openClockGuard(market, config.confirmClock);
      warn(await guard.notice(), say, (notice) => log.error(notice));
      return guard;
    },
  })
  .with('upkeep', {
    open: ({ services, requestedMails, outbound: { mailbox }, clockGuard, log }) => ({
      market: services.market,
      accounts: services.accounts,
      photos: services.photos,
      messagePictures: services.messagePictures,
      requestedMails,
      mailbox,
      clockGuard,
      log,
    }),
    every: (work, { config }) => upkeep(work, config),
  })
  .with('workServer', {
    async open({ market, config, services, places }) {
      const placesChanged = async () => {
        places.table = await localityTable(market);
      };
      if (!config.databaseUrl)
        return openWorkSocket(config.dataDir, marketWork(market, { photos: services.photos, placesChanged }));
      return undefined;
    },
    close: (closeWorkSocket) => closeWorkSocket?.(),
  })
  .with('listening', {
    async open({ app, config, say }) {
      warn(settingsNotice(config), say);
      if (config.production) warn(operatorNotice(config), say);
      if (config.databaseUrl) warn(ignoredParameters(config.databaseUrl), say);
      await listenAt(app, config);
    },
  })
  .with('mails', {
    open: ({ market, app, config, words, ssrBundle, log, outbound: { post } }) =>
      openMails(market, {
        post,
        from: config.mailFrom,
        words,
        look: ssrBundle.mailLook(),
        origin: publicUrlOf(app, config),
        ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
        ...(config.supportEmail !== undefined && { support: config.supportEmail }),
        onFault: (error, { position, kind, attempts }) =>
          log.warn({ err: error, position, kind, attempts }, 'a mail was not taken'),
        onFailure: failing(log, 'mails failed'),
      }),
    close: (mails) => mails.close(),
  })
  .with('names', { open: () => void indexNames() });

function failing(log: FastifyBaseLogger, words: string): (error: unknown) => void {
  return (error) => log.error({ err: error }, words);
}
