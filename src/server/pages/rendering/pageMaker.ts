import type { FastifyBaseLogger } from 'fastify';
import { defaultLanguage, type Language } from '#machines/market/language.ts';
import { pathTo, placeAt } from '#routes';
import type { Config } from '../../config.ts';
import { footerContents } from '../../content/footerContents.ts';
import type { Encoding } from '../../http/answers/encodings.ts';
import { ShareUsed } from '../../http/calls/fairQueue.ts';
import type { PageServices } from '../pageServices.ts';
import type { RenderRequest } from './ssrBundle.ts';
import type { Answer, Made, MarketState, PageCache } from '../pageCache.ts';
import { pageData } from '../descriptors.ts';
import type { RenderedDocument, Rendering } from './rendering.ts';
import type { Web } from './web.ts';

const statuses = { page: 200, gone: 410, missing: 404 } as const;

/** The parts of a request that its page depends on. Nothing else reaches the page, so it can be cached for others. */
export interface PageRequest {
  /** Canonical. */
  readonly address: string;
  readonly mode: RenderRequest['mode'];
  /** The address of the inspector's script, for visitors who may see the inspector. */
  readonly inspector?: string;
}

/** A request for a page with its encoding. The page is the same in each encoding. */
export interface EncodedPageRequest extends PageRequest {
  readonly encoding: Encoding;
  /** The client whose share of the rendering queue is charged (`clientOf`). */
  readonly client: string;
}

/** Why a page cannot be shown: too many requests, the market is unavailable, or a failure. */
export type FailureStatus = 429 | 500 | 503;

/** Makes pages, from the cache or by rendering. */
export interface PageMaker {
  /** Returns the requested page, never older than the last fact known to this process. */
  answer(request: EncodedPageRequest, log: FastifyBaseLogger): Promise<Answer>;
  /** Renders the page for a failure, which is the same at every address. */
  failed(
    request: Pick<PageRequest, 'mode' | 'inspector'> & { readonly language: Language; readonly status: FailureStatus },
    log: FastifyBaseLogger,
  ): Promise<Buffer>;
}

/**
 * Creates the page maker, which renders with the SSR bundle. The absolute addresses in pages begin with `publicUrl`, which
 * is known once the server listens.
 */
export function createPageMaker({
  services,
  web,
  cache,
  config,
  publicUrl,
}: {
  readonly services: PageServices;
  readonly web: Web;
  readonly cache: PageCache;
  readonly config: Pick<Config, 'brand' | 'supportEmail' | 'recording' | 'fingerprintScript'>;
  readonly publicUrl: () => string;
}): PageMaker {
  const footerOf = footerContents(config);

  function render(
    rendering: Rendering,
    { address, mode, inspector, encoding, client }: EncodedPageRequest,
    page: Pick<RenderRequest, 'status' | 'firstData'>,
    log: FastifyBaseLogger,
  ): Promise<RenderedDocument> {
    const footer = footerOf(placeAt(address)?.language ?? defaultLanguage);
    const { recording, fingerprintScript, supportEmail: support } = config;
    const now = services.market.clock();
    const request = { url: address, mode, now, footer, ...(support !== undefined && { support }), ...page };
    const order = {
      request,
      origin: publicUrl(),
      recording,
      ...(inspector !== undefined && { inspector }),
      encoding,
      ...(fingerprintScript !== undefined && { fingerprintScript }),
    };
    return rendering.render(order, (error) => log.error({ err: error }, 'a page could not be rendered'), client);
  }

  async function make(request: EncodedPageRequest, log: FastifyBaseLogger): Promise<Made> {
    const place = placeAt(request.address)!;
    const found = await pageData(services, place, request.address);
    if (found.kind === 'moved') return found;
    const firstData = found.kind === 'missing' ? null : found.data;
    const document = await render(web.rendering, request, { status: statuses[found.kind], firstData }, log);
    return { kind: 'document', ...document, isCacheable: isCacheable(request, document.status) };
  }

  /**
   * Pages of unknown listings are not cached: there are any number of such addresses, and they would displace real
   * pages. In development nothing is cached, because the code changes.
   */
  function isCacheable({ address }: PageRequest, status: number): boolean {
    return web.manifest !== undefined && (status === 200 || placeAt(address)?.name === 'error');
  }

  /** Determined before any data is read, so the data is never older than this state. */
  async function stateShown(): Promise<MarketState | undefined> {
    const position = await services.search.caughtUp();
    return position === undefined ? undefined : { position, places: services.localities };
  }

  const failures = new Map<string, Promise<Buffer>>();

  /**
   * A cached page for each status, language and mode, so that refused requests cost nothing. It is rendered in this
   * thread, because it must be available when the rendering threads are overloaded.
   */
  function failed(
    { language, mode, inspector, status }: Parameters<PageMaker['failed']>[0],
    log: FastifyBaseLogger,
  ): Promise<Buffer> {
    const key = `${status} ${mode} ${language} ${inspector ?? ''}`;
    const known = failures.get(key);
    if (known) return known;
    const forInspector = inspector === undefined ? {} : { inspector };
    const request = {
      address: pathTo('home', language),
      mode,
      ...forInspector,
      encoding: 'identity',
      client: '',
    } as const;
    const page = render(web.renderingHere, request, { status, firstData: null }, log);
    const made = page.then(({ body }) => body);
    if (web.manifest === undefined) return made;
    failures.set(key, made);
    made.catch(() => failures.delete(key));
    return made;
  }

  return {
    failed,
    async answer(request, log) {
      for (;;) {
        let isOwn = false;
        const own = () => {
          isOwn = true;
          return make(request, log);
        };
        try {
          return await cache.answer(
            `${request.mode} ${request.inspector ?? ''} ${request.address}`,
            await stateShown(),
            own,
          );
        } catch (error) {
          // The page was being rendered for another client, whose share is used. This client has its own share.
          if (isOwn || !(error instanceof ShareUsed)) throw error;
        }
      }
    },
  };
}
