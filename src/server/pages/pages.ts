import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '#machines/market/api/apiError.ts';
import type { Language } from '#machines/market/language.ts';
import { withIgnored } from '#market/addresses/ignored.ts';
import { keysOfIgnored } from '#market/addresses/ignoredParts.ts';
import { pathTo, placeAt, routes } from '#routes';
import { visitOf } from '#server/http/visit.ts';
import type { Config } from '../config.ts';
import { pauseOfFault } from '../http/calls/calls.ts';
import { clientOfRequest } from '../http/connection/client.ts';
import { cookieNames, languageOf, languageSegment, writePageCookies } from '../http/cookies.ts';
import { type Encoding, encodingFor } from '../http/answers/encodings.ts';
import { holds } from '../http/answers/etag.ts';
import { pauseOfShare, ShareUsed } from '../http/calls/fairQueue.ts';
import { withoutFragment } from '../http/answers/fragment.ts';
import { publicUrlOf } from '../http/connection/publicUrl.ts';
import { documentLimit } from '../http/answers/security.ts';
import { pageFor } from './descriptors.ts';
import type { PageServices } from './pageServices.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { RenderRequest } from './rendering/ssrBundle.ts';
import { withLanguage } from './addresses/languageAddress.ts';
import { isSpelledOtherwise, canonicalRedirect } from './addresses/canonicalRedirect.ts';
import { inUtf8 } from './addresses/oldEncoding.ts';
import type { Page } from './renderedPage.ts';
import type { PageCache } from './pageCache.ts';
import { type EncodedPageRequest, type FailureStatus, createPageMaker } from './rendering/pageMaker.ts';
import { ignoredOf } from '../search/addresses/ignoredOf.ts';
import { withNamesRead } from './addresses/namesInAddress.ts';
import type { Web } from './rendering/web.ts';
import { withWordsOfSlug } from './addresses/wordsOfSlug.ts';

const modes = ['system', 'light', 'dark'] as const;

/** For pages that need a login. Browsers must not store them, so that the back button shows nothing after a logout. */
const neverStored = 'private, no-store';

/** Revalidated on every request, with a short answer if unchanged. Shared caches must not store it. */
const alwaysRevalidated = 'private, no-cache';

/**
 * Every address that is neither a call nor a file is a page, rendered here and hydrated in the browser. An address
 * without a language gets the language of the visitor's cookie (ROUTES-2).
 */
export function registerPages(
  app: FastifyInstance,
  parts: {
    readonly services: PageServices;
    readonly web: Web;
    readonly cache: PageCache;
    readonly config: Pick<Config, 'brand' | 'publicUrl' | 'port' | 'recording' | 'fingerprintScript' | 'supportEmail'>;
    /** The address of the inspector's script for a request whose sender may see the inspector. */
    readonly inspectorOf?: (request: FastifyRequest) => string | undefined;
  },
): void {
  const { services, web, config, inspectorOf } = parts;
  const product = config.brand;
  const pages = createPageMaker({ ...parts, publicUrl: publicUrlOf(app, config) });

  // Handlers without a route have no rate limit unless one is set here.
  app.setNotFoundHandler({ preHandler: documentLimit(app) }, async (request, reply) => {
    if (!isForPage(request))
      return reply.code(404).send(apiError('api.unknownPath', `There is nothing at ${pathOf(request)}.`));
    return servePage(request, reply);
  });

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const originalUrl = withoutFragment(request.originalUrl);
    const place = placeAt(originalUrl);
    reply.header('cache-control', alwaysRevalidated);
    if (!place) return reply.redirect(withLanguage(originalUrl, languageOf(request, product)), 302);
    const spelled = withNamesRead(withWordsOfSlug(inUtf8(originalUrl)), services.localities);
    const pageRequest = await pageRequestOf(request, spelled);
    const ignored = ignoredOf(spelled);
    if (ignored.length > 0)
      return reply.redirect(
        canonicalRedirect(withIgnored(pageRequest.address, keysOfIgnored(ignored)), originalUrl),
        302,
      );
    if (isSpelledOtherwise(originalUrl, pageRequest.address))
      return reply.redirect(canonicalRedirect(pageRequest.address, originalUrl), 301);
    const answer = await pages.answer(pageRequest, request.log);
    if (answer.kind === 'moved')
      return reply.redirect(canonicalRedirect(answer.to, originalUrl), answer.isPassing ? 302 : 301);
    if (answer.page.status === 200 && isGuarded(pageRequest.address)) {
      reply.header('cache-control', neverStored);
      if (!visitOf(request).session) return reply.redirect(loginFor(place.language, originalUrl), 302);
    }
    writePageCookies(request, reply, { product, language: place.language, secure: request.isSecure });
    return sendPage(request, reply, answer.page, pageRequest.encoding);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    encoding: Encoding,
  ): Promise<FastifyReply> {
    reply.code(page.status).header('vary', 'accept-encoding');
    if (page.status === 200) {
      reply.header('etag', page.etag);
      if (holds(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(await page.body(encoding));
  }

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const language = languageSegment(request.url);
    if (error.statusCode === 429 && (!isForPage(request) || !language)) {
      const { statusCode: _, ...rest } = error;
      return reply.code(429).send(rest);
    }
    const status = error instanceof StoreUnavailable ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (!isForPage(request)) {
      const message = status >= 500 ? 'Something failed here. It has been noted.' : error.message;
      return reply.code(status).send(apiError(status >= 500 ? 'api.fault' : 'api.invalidInput', message));
    }
    const pageRequest = { language: language ?? languageOf(request, product), ...viewOf(request) };
    if (!language && status < 500) return reply.redirect(`/${pageRequest.language}`, 302);
    if (status === 503) reply.header('retry-after', pauseOfFault);
    if (error instanceof ShareUsed) reply.header('retry-after', pauseOfShare);
    const document = await pages.failed({ ...pageRequest, status: failureStatus(status) }, request.log);
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(document);
  });

  async function pageRequestOf(request: FastifyRequest, spelled: string): Promise<EncodedPageRequest> {
    const ssrBundle = await web.ssrBundle();
    return {
      address: ssrBundle.canonicalAddress(spelled),
      ...viewOf(request),
      encoding: encodingFor(request.headers['accept-encoding']?.toString()),
      client: clientOfRequest(request),
    };
  }

  function viewOf(request: FastifyRequest): Pick<EncodedPageRequest, 'mode' | 'inspector'> {
    const inspector = inspectorOf?.(request);
    return { mode: modeOf(request), ...(inspector !== undefined && { inspector }) };
  }

  function modeOf(request: FastifyRequest): RenderRequest['mode'] {
    const pageRequest = request.cookies[cookieNames(product).mode];
    return modes.find((mode) => mode === pageRequest) ?? 'system';
  }
}

/**
 * Whether the page at a canonical address needs a login (ACCOUNT-9). The browser requests the account's data itself.
 */
function isGuarded(address: string): boolean {
  const place = placeAt(address);
  return place !== undefined && (routes[place.name].login || pageFor(place.name).isGuarded?.(place) === true);
}

/** The path of the login page, which redirects to the target after the login (ACCOUNT-11). */
function loginFor(language: Language, target: string): string {
  return `${pathTo('login', language)}?${new URLSearchParams({ redirected: target })}`;
}

/** The status of a failure page. Only temporary failures have their own page; all others use 500. */
function failureStatus(status: number): FailureStatus {
  return status === 429 || status === 503 ? status : 500;
}

/** Whether a request may be for a page: it only reads, and is not for a call. */
function isForPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !isCall(request);
}

/** Whether a request is for a call, a file or an operational endpoint. */
function isCall(request: FastifyRequest): boolean {
  return /^\/(api|assets|inspector|pictures|sitemaps|sitemap\.xml|robots\.txt|healthz|readyz|metrics)(\/|\?|$)/.test(
    request.url,
  );
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*/s, '');
}
