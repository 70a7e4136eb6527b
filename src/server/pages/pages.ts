import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '#machines/market/apiError.ts';
import { placeAt } from '#routes';
import type { Config } from '../config.ts';
import { cookieNames, languageOf, languageSegment, writePageCookies } from '../http/cookies.ts';
import type { Services } from '../services.ts';
import { StoreUnavailable } from '../store/store.ts';
import { pageData } from './pageData.ts';
import type { RenderRequest } from './door.ts';
import type { Web } from './web.ts';

const modes = ['system', 'light', 'dark'] as const;

/**
 * Every address that no call and no file takes is a page: rendered here, hydrated in the browser. An address without a
 * language gets the one of the visitor's cookie (ROUTES-2).
 */
export function registerPages(
  app: FastifyInstance,
  { services, web, config }: { services: Services; web: Web; config: Pick<Config, 'brand'> },
): void {
  const product = config.brand;

  // What no route takes is not limited unless it says so.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isCall(request);
    if (!isPage) return reply.code(404).send(apiError('api.unknownPath', `There is nothing at ${pathOf(request)}.`));
    return servePage(request, reply);
  });

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const place = placeAt(request.url);
    if (!place) {
      const asked = request.url.startsWith('/') ? request.url : '/';
      return reply.redirect(`/${languageOf(request, product)}${asked === '/' ? '' : asked}`, 302);
    }
    const query = new URL(request.url, 'http://localhost').searchParams;
    const found = await pageData(services, place, query);
    if (found.kind === 'moved') return reply.redirect(found.to, 301);
    writePageCookies(request, reply, { product, language: place.language, secure: request.protocol === 'https' });
    return sendPage(request, reply, {
      status: found.kind === 'missing' ? 404 : 200,
      firstData: found.kind === 'page' ? found.data : null,
    });
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<RenderRequest, 'status' | 'firstData'>,
    code?: number,
  ): Promise<FastifyReply> {
    const door = await web.door();
    const { status, html } = await door.renderDocument({
      request: { url: request.originalUrl, mode: modeOf(request), now: services.market.clock(), ...page },
      ...(web.manifest !== undefined && { manifest: web.manifest }),
      origin: `${request.protocol}://${request.host}`,
      onError: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
    });
    return reply
      .code(code ?? status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(html);
  }

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode === 429 && (isCall(request) || !languageSegment(request.url))) {
      const { statusCode: _, ...told } = error;
      return reply.code(429).send(told);
    }
    const status = error instanceof StoreUnavailable ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (isCall(request)) {
      const message = status >= 500 ? 'Something failed here. It has been noted.' : error.message;
      return reply.code(status).send(apiError(status >= 500 ? 'api.fault' : 'api.invalidInput', message));
    }
    if (!languageSegment(request.url)) return reply.redirect(`/${languageOf(request, product)}`, 302);
    return sendPage(request, reply, { status: 500, firstData: null }, status);
  });

  function modeOf(request: FastifyRequest): RenderRequest['mode'] {
    const asked = request.cookies[cookieNames(product).mode];
    return modes.find((mode) => mode === asked) ?? 'system';
  }
}

/** Calls, files and operations: whoever asks for these does not want a page. */
function isCall(request: FastifyRequest): boolean {
  return /^\/(api|assets|pictures|healthz|readyz|metrics)(\/|\?|$)/.test(request.url);
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*/s, '');
}
