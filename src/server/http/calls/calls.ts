import { timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError, codedError } from '#machines/market/api/apiError.ts';
import { devMissing } from '#machines/market/api/apiFailure.ts';
import { visitOf } from '../visit.ts';
import type { Config } from '../../config.ts';
import { CallRefused, errorAnswer } from './callErrors.ts';
import { callQueue } from './callQueue.ts';
import { clientOfRequest } from '../connection/client.ts';
import { cookieNames, csrfTokenOf } from '../cookies.ts';
import { requireReadableQuery } from './strictQuery.ts';

const json = 'application/json; charset=utf-8';

/** Seconds after which a client may retry while the market is unavailable: a restarted database is back by then. */
export const pauseOfFault = 5;

/** The methods of calls with effects; another site's page can make a browser send them (API-12). */
const changing: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The common rules of all calls below a prefix of the API. The hash header is required, and calls with effects need the
 * CSRF token. Forms and JSON are parsed, and every error has the shape of an error. Registered before the endpoints.
 */
export async function registerCalls(api: FastifyInstance, { brand }: Pick<Config, 'brand'>): Promise<void> {
  const routes = notedRoutes(api);
  const limit = api.rateLimit();
  const queued = callQueue();

  await api.register(formbody);
  api.removeContentTypeParser('text/plain');

  // Calls are counted for the rate limit before the checks, so that invalid calls are limited too.
  api.addHook('onRequest', async function countCall(request, reply) {
    await limit.call(this, request, reply);
  });
  // Before the body is parsed: a caller without access must not learn about the faults of its body.
  api.addHook('preParsing', async (request) => {
    requireHash(request);
    requireReadableQuery(request.raw);
    if (request.is404) throw unknown(request, routes);
    if (visitOf(request).hasEnded && !mayHaveEnded(request)) throw sessionEnded();
    if (needsCsrfToken(request)) requireCsrfToken(request, brand);
  });
  // A call enters the queue only after its body has arrived: a slow upload must not block other calls.
  api.addHook('preHandler', (request) => queued(clientOfRequest(request)));
  api.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', pauseOfFault);
  });
  api.setNotFoundHandler((request) => {
    throw unknown(request, routes);
  });
  api.setErrorHandler(async (error, request, reply) => {
    const { status, body, headers } = errorAnswer(error);
    const reason = refusedAccess(body);
    if (reason !== undefined) request.log.info({ security: 'access.refused', reason }, 'security');
    if (status >= 500) request.log.error({ err: error, ...caller(request) }, 'a call failed');
    // Errors are sent as JSON, whatever the endpoint's content type is.
    return reply.code(status).headers(headers).type(json).serializer(JSON.stringify).send(body);
  });
}

/** Refusals that may indicate an attack, for the security log. */
const refusals: ReadonlySet<unknown> = new Set(['api.csrf', 'session.ended', 'session.required']);

function refusedAccess(body: object): string | undefined {
  const code = (body as { readonly api?: { readonly error?: unknown } }).api?.error;
  return refusals.has(code) ? String(code) : undefined;
}

/**
 * Without the hash the build of the caller is unknown: it is neither our web nor a program that follows the
 * documentation (API-18).
 */
function requireHash({ headers }: FastifyRequest): void {
  if (headers['x-api-hash']) return;
  throw new CallRefused(
    400,
    codedError(devMissing, 'x-api-hash must be set: any text that names the program which calls.'),
  );
}

/** Logging in and out are allowed after a session has ended (decisions, Login path). */
function mayHaveEnded({ routeOptions }: FastifyRequest): boolean {
  return /\/account\/(auth|logout)\.json$/.test(routeOptions.url ?? '');
}

/** The refusal of a call whose session has ended: the web then clears the user's state (API-19). */
function sessionEnded(): CallRefused {
  return new CallRefused(403, apiError('session.ended', 'The session has ended; log in again.'));
}

/** Whether a call needs the CSRF token: it has effects, or declares that other sites' pages may not make it. */
function needsCsrfToken({ method, routeOptions }: FastifyRequest): boolean {
  return changing.has(method) || routeOptions.schema?.security !== undefined;
}

/** Throws CallRefused unless a request has the CSRF token of its session, or of its browser without a session. */
export function requireCsrfToken(request: FastifyRequest, brand: Config['brand']): void {
  const { headers, cookies } = request;
  const name = cookieNames(brand).csrf;
  const { session, cookie: own } = visitOf(request);
  // A page on a sister domain could set the cookie, but does not know the token of a session.
  const [headerToken, cookieToken] = [headers['x-csrf-token'], session && own ? csrfTokenOf(own) : cookies[name]];
  if (typeof headerToken === 'string' && cookieToken !== undefined && isSame(headerToken, cookieToken)) return;
  throw new CallRefused(400, apiError('api.csrf', `x-csrf-token must be the value of the cookie ${name}.`));
}

function isSame(one: string, other: string): boolean {
  const [headerToken, cookieToken] = [Buffer.from(one), Buffer.from(other)];
  return (
    cookieToken.length > 0 && headerToken.length === cookieToken.length && timingSafeEqual(headerToken, cookieToken)
  );
}

/** The caller's build and document, according to the headers of the request (API-13). */
function caller({ headers }: FastifyRequest) {
  return { source: headers['x-source'], client: headers['x-client-id'], hash: headers['x-api-hash'] };
}

interface NotedRoute {
  readonly path: RegExp;
  readonly methods: readonly string[];
}

/** Records the routes below the prefix while they are registered. */
function notedRoutes(api: FastifyInstance): readonly NotedRoute[] {
  const routes: NotedRoute[] = [];
  api.addHook('onRoute', ({ url, method }) => {
    routes.push({ path: pathPattern(url), methods: [method].flat() });
  });
  return routes;
}

/** Turns a route such as `/item/:id.json` into a regular expression that matches its paths. */
function pathPattern(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}

/** The error for an unknown path, or for an unknown method: that answer lists the known methods. */
function unknown({ url, method }: FastifyRequest, routes: readonly NotedRoute[]): CallRefused {
  const path = url.replace(/\?.*/s, '');
  const methods = [...new Set(routes.filter((route) => route.path.test(path)).flatMap((route) => route.methods))];
  if (methods.length === 0) return new CallRefused(404, apiError('api.unknownPath', `There is nothing at ${path}.`));
  const allow = methods.toSorted().join(', ');
  return new CallRefused(405, apiError('api.unknownMethod', `${path} takes ${allow}, not ${method}.`), { allow });
}
