import { randomUUID } from 'node:crypto';
import type { LocalityTable } from '#market/places/localities.ts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import { registerAuthEndpoint } from './account/login/authEndpoint.ts';
import { registerExportEndpoint } from './account/leaving/exportEndpoint.ts';
import { registerPictureCalls } from './account/picture/pictureCalls.ts';
import { uploads } from './account/picture/uploads.ts';
import { registerVisits } from './account/login/visits.ts';
import type { Config } from './config.ts';
import { registerContentEndpoint } from './content/contentEndpoint.ts';
import { demoPictures } from './demo/demoPictures.ts';
import { registerGraphiql } from './graphql/graphiql.ts';
import { registerGraphqlEndpoint } from './graphql/graphqlEndpoint.ts';
import type { GraphqlServices } from './graphql/graphqlServices.ts';
import { answerBrokenRequest } from './http/calls/brokenRequests.ts';
import { registerCalls } from './http/calls/calls.ts';
import { registerCompression } from './http/answers/compression.ts';
import { registerConnectionLimit } from './http/connection/connectionLimit.ts';
import { registerCookies } from './http/cookies.ts';
import { registerClosing } from './http/connection/drain.ts';
import { withoutFragment } from './http/answers/fragment.ts';
import { registerFreshness } from './http/answers/freshness.ts';
import { registerHangUps } from './http/connection/hangUps.ts';
import { registerRequestLog } from './http/log.ts';
import { registerOperations } from './http/operations.ts';
import { registerProxyWarnings, trustedBy } from './http/connection/proxies.ts';
import { registerSecurity } from './http/answers/security.ts';
import { registerSessionPosition } from './http/sessionPosition.ts';
import { answerUnrouted } from './http/calls/unroutedRequests.ts';
import { registerFavouritesEndpoint } from './favourites/favouritesEndpoint.ts';
import type { FavouritesServices } from './favourites/favouritesServices.ts';
import { registerInspection } from './inspection/inspectionEndpoint.ts';
import { mayInspect } from './inspection/inspectorAccess.ts';
import type { InspectorFiles } from './inspection/inspectorFiles.ts';
import { registerFieldsEndpoint } from './insertion/fieldsEndpoint.ts';
import { registerPreviewEndpoint } from './insertion/previewEndpoint.ts';
import { registerItemEndpoint } from './listing/itemEndpoint.ts';
import { countOpenMails } from './mail/ledger.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { registerMailbox } from './mail/mailboxPage.ts';
import { registerLocalitiesEndpoint } from './localities/localitiesEndpoint.ts';
import { type Calls, declaredCalls } from './openapi/calls.ts';
import { registerDocsPage } from './openapi/docsPage.ts';
import { registerDocument } from './openapi/document.ts';
import { createPageCache, type PageCache } from './pages/pageCache.ts';
import { registerChangePassword } from './pages/addresses/changePassword.ts';
import { registerPages } from './pages/pages.ts';
import type { PageServices } from './pages/pageServices.ts';
import { registerServiceWorker } from './pages/serviceWorker.ts';
import { registerSitemaps } from './pages/sitemaps/sitemapEndpoint.ts';
import type { Web } from './pages/rendering/web.ts';
import { registerMessagePictureCalls } from './messaging/conversation/pictureCalls.ts';
import { registerUnsubscribePage } from './messaging/unsubscribePage.ts';
import { registerMessagingStatus } from './messaging/statusEndpoint.ts';
import { exportParts } from './personalData.ts';
import { registerPhotoCalls } from '#server/insertion/photoCalls.ts';
import { openPictures } from './pictures/openPictures.ts';
import { registerPictures } from './pictures/pictureEndpoint.ts';
import { registerListEndpoint } from './search/listEndpoint.ts';
import { registerSearchEndpoint } from './search/searchEndpoint.ts';
import { similarTo } from './search/answers/similarListings.ts';
import type { Market } from './store/market.ts';
import { readinessOf } from './store/following/readiness.ts';
import { registerStreamEndpoint } from './streaming/streamEndpoint.ts';

/** The largest body of a call, in bytes: more than any form or query needs. Files have a separate limit. */
const largestBody = 64 * 1024;

/** The prefixes of the calls: of all calls, and of the second client's search. */
const callsPrefix = '/api/v10';
const secondPrefix = '/api/v11';

/** The services of all endpoints. */
export interface Services extends GraphqlServices, PageServices, FavouritesServices {
  readonly market: Market;
  readonly search: PageServices['search'];
  /** The directory of places, which is replaced when another one is imported. */
  localities: LocalityTable;
}

/** Builds the server; the registrations are in the order of a request. `inject` tests it without a port. */
export async function createApp(parts: {
  readonly services: Services;
  readonly web: Web;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly cache?: PageCache;
  /** The local mailbox; absent if it may not be shown. */
  readonly mailbox?: Mailbox;
  /** The inspector with INSPECTOR=on. Without it, no part of it is registered. */
  readonly inspector?: InspectorFiles;
}): Promise<FastifyInstance> {
  const { services, web, config, log, inspector } = parts;
  const cache = parts.cache ?? createPageCache({ clock: services.market.clock });
  services.erasures.onErased(() => cache.clear());
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestBody,
    // As long as the web waits for a call (API-16): a picture takes a while over a slow connection.
    requestTimeout: 90_000,
    trustProxy: trustedBy(config),
    // Requests during the shutdown are still answered: resources are closed only after the last request.
    return503OnClosing: false,
    // A slow and busy machine takes longer than Fastify's 10 s to build the schema and the pages.
    pluginTimeout: 120_000,
    rewriteUrl: ({ url = '/' }) => decodable(withoutFragment(url)),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnrouted(config),
    // As long as an address can be: an invalid id reaches its endpoint, which answers as to any other id.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  const connections = registerConnectionLimit(app, config);
  registerHangUps(app);
  registerClosing(app);
  registerRequestLog(app);
  registerProxyWarnings(app, config);
  registerFreshness(app);
  registerCompression(app);
  await registerSecurity(app, config);
  await registerCookies(app, config);
  registerVisits(app, { accounts: services.accounts, brand: config.brand });
  registerSessionPosition(app, {
    product: config.brand,
    caughtUp: (position) => services.search.caughtUp(position),
    head: () => services.market.store.head(),
  });
  const registry = registerOperations(app, {
    isReady: readinessOf(services.market),
    journalHead: () => services.market.store.head(),
    listed: () => services.search.port.size,
    openMails: () => countOpenMails(services.market),
    skippedFacts: () => services.market.skips.count(),
    pages: cache.counts,
    streams: services.hub,
    connections,
    config,
  });
  // Registered before the encapsulated plugins, which inherit the current error handler.
  registerPages(app, {
    services,
    web,
    cache,
    config,
    ...(inspector && { inspectorOf: (request) => (mayInspect(request, config) ? inspector.start : undefined) }),
  });
  if (inspector) await registerInspection(app, { market: services.market, files: inspector, config });
  await web.register(app);
  registerServiceWorker(app, { web, config });
  registerSitemaps(app, { services, config });
  registerUnsubscribePage(app, { services, look: async () => (await web.ssrBundle()).mailLook() });
  registerChangePassword(app, config);
  if (parts.mailbox) registerMailbox(app, parts.mailbox);
  const { photos, messagePictures, erasures } = services;
  const originals = [photos.originals, uploads(services.market), messagePictures.originals, demoPictures()];
  registerPictures(app, openPictures(originals, { erasures, dataDir: config.dataDir, log }));
  if (!config.production) {
    await registerGraphiql(app, { ...config, prefix: '/api/graphiql', endpoint: `${callsPrefix}/graphql` });
  }
  await registerVersion(app, config, { prefix: callsPrefix, docs: '/api/docs' }, async (calls) => {
    registerListEndpoint(calls, services);
    registerItemEndpoint(calls, services, (listing, requester) => similarTo(services, listing, requester));
    registerLocalitiesEndpoint(calls, services);
    registerFavouritesEndpoint(calls, services);
    registerContentEndpoint(calls, services);
    registerMessagingStatus(calls, services);
    registerFieldsEndpoint(calls, services);
    registerPreviewEndpoint(calls, services);
    registerAuthEndpoint(calls, services, config);
    registerExportEndpoint(calls, services, exportParts(services));
    registerStreamEndpoint(calls, services);
    await registerPictureCalls(calls, services);
    await registerPhotoCalls(calls, services);
    await registerMessagePictureCalls(calls, services);
    await registerGraphqlEndpoint(calls, { services, registry, brand: config.brand });
  });
  await registerVersion(app, config, { prefix: secondPrefix, docs: '/api/docs/v11' }, async (calls) => {
    registerSearchEndpoint(calls, services);
  });
  return app;
}

/** Registers the calls of an API version below its prefix, and their OpenAPI document. */
async function registerVersion(
  app: FastifyInstance,
  config: Config,
  { prefix, docs }: { readonly prefix: string; readonly docs: string },
  register: (calls: Calls) => Promise<void>,
): Promise<void> {
  await app.register(async (version) => {
    await registerDocument(version, { ...config, prefix });
    await registerDocsPage(version, { ...config, prefix: docs });
    await version.register(
      async (api) => {
        await registerCalls(api, config);
        await register(declaredCalls(api));
      },
      { prefix },
    );
  });
}

/** An invalid percent-encoding is treated as literal text, so that it passes all headers and limits. */
function decodable(url: string): string {
  const path = url.replace(/\?.*/s, '');
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
