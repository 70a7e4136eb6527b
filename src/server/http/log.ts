import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { firstWordsOf, placeAt, routesWithToken } from '#routes';
import type { Config } from '../config.ts';
import { networkOf } from './connection/client.ts';

/** The properties of a request that the log uses. */
interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  /** The client's IP address; undefined once the client has disconnected. */
  readonly ip: string | undefined;
  /** The route of the request; its `url` is undefined if no route matches. */
  readonly routeOptions?: { readonly url?: string | undefined };
}

/**
 * Buffers lines: a write for each would cost as much as reading the request. They are written after 4 kB, or after a
 * quarter of a second, and at once when the process ends.
 */
const together = { sync: false, minLength: 4096, periodicFlush: 250 };

/**
 * The server's log, a JSON object per line. No line contains a search text or an exact place. A logged request, also in
 * Fastify's own lines, has the same three fields.
 */
export function createLog({ logLevel: level }: Pick<Config, 'logLevel'>, to?: DestinationStream): FastifyBaseLogger {
  const serializers = {
    req: said,
    err: loggedError,
    res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
  };
  return pino({ level, serializers }, to ?? standardOutput());
}

/** A closed terminal ends the log, as a closed pipe does in pino. The process still has to finish its work. */
function standardOutput(): DestinationStream {
  const output = pino.destination(together);
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EIO') throw error;
    const nothing = () => {};
    Object.assign(output, { write: nothing, end: nothing, flushSync: nothing, destroy: nothing });
  });
  return output;
}

/** Logs each request when it is answered, in one line. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logAnswered(request, reply));
}

/** Logs a request that is answered. */
export function logAnswered(
  request: LoggedRequest & Pick<FastifyRequest, 'log'>,
  reply: Pick<FastifyReply, 'elapsedTime' | 'statusCode'>,
): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  request.log.info({ ...said(request), status: reply.statusCode, ms }, 'answered');
}

/**
 * Logs only the kind, message, stack and cause of an error. Libraries add more: parsers the text they read, databases
 * rows and values.
 */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  const errors = error instanceof AggregateError ? error.errors.map(loggedError) : undefined;
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(errors && { errors }),
  };
}

function said({ method, url, ip, routeOptions }: LoggedRequest) {
  return { method, path: loggedPath(url, routeOptions?.url !== undefined), from: networkOf(ip) };
}

/**
 * First segments of lists, whose further segments contain the search, and of the targets of mails' links, which contain
 * tokens.
 */
const closed: ReadonlySet<string> = new Set(
  [...(['list', 'results', 'realEstateList'] as const), ...routesWithToken()].flatMap(firstWordsOf),
);

/** A segment of a known path that is logged: an id, a slug or the name of a file. An email address does not match. */
const plainSegment = /^[\w.-]{1,64}$/;

/** The longest path that is logged, in characters. */
const longestPath = 200;

/** The placeholder for path segments that are not logged. */
const omitted = '…';

/** A segment of an unknown path that is logged: a word, and neither an address nor a token. */
const plainWord = /^[\w.-]{1,24}$/;

/**
 * The path without personal input or tokens, in any spelling. The query is dropped, and of a list or a token's page
 * only the name is logged. A path without a route (`isRoute`) or a page may contain anything, so only two plain words
 * of it are logged. A visitor can choose segments of a known path too, so only plain segments are logged, and at most
 * 200 characters.
 */
export function loggedPath(url: string, isRoute = false): string {
  const segments = segmentsOf(url);
  const end = segments.slice(0, 2).findIndex((segment) => closed.has(segment.toLowerCase()));
  if (end !== -1) return shortPath(segments.slice(0, end + 1)).toLowerCase();
  const page = placeAt(`/${segments.join('/')}`);
  if (isRoute || (page && page.name !== 'unknown')) return shortPath(segments);
  const foreign = segments.slice(0, 2).findIndex((segment) => !plainWord.test(segment));
  return `/${segments.slice(0, foreign === -1 ? 2 : foreign).join('/')}`;
}

/** The path of these segments, for the log; segments that are not plain are replaced, and a long path is truncated. */
function shortPath(segments: readonly string[]): string {
  let path = '';
  for (const segment of segments) {
    const next = `${path}/${plainSegment.test(segment) ? segment : omitted}`;
    if (next.length > longestPath - omitted.length - 1) return `${path}/${omitted}`;
    path = next;
  }
  return path || '/';
}

/** The decoded segments of the path of an address, which may be in absolute form; without empty ones and dots. */
function segmentsOf(url: string): readonly string[] {
  const path = url.replace(/[?#].*/s, '').replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
  const segments: string[] = [];
  for (const segment of decoded(path).split(/[\\/]+/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
