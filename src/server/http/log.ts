import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { firstWordsOf, routesWithToken } from '#routes';
import type { Config } from '../config.ts';
import { networkOf } from './client.ts';

/** What a log needs of a request. */
interface Asked {
  readonly method: string;
  readonly url: string;
  /** Undefined once the client has disconnected. */
  readonly ip: string | undefined;
}

/**
 * A write for each line would cost as much as reading the request, so lines go out together: 4 kB of them, or what there is
 * after a quarter of a second. When the process ends they are written at once.
 */
const together = { sync: false, minLength: 4096, periodicFlush: 250 };

/**
 * The server's log, a JSON object a line. No line says what somebody looked for or where exactly they are: whoever reads
 * a request from it, or one of Fastify's own lines, gets the same three things.
 */
export function createLog({ logLevel: level }: Pick<Config, 'logLevel'>, to?: DestinationStream): FastifyBaseLogger {
  const serializers = {
    req: ({ method, url, ip }: Asked) => said({ method, url, ip }),
    err: loggedError,
    res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
  };
  return pino({ level, serializers }, to ?? pino.destination(together));
}

/** Logs each request when it is answered, in one line. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ ...said(request), status: reply.statusCode, ms }, 'answered');
  });
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

function said({ method, url, ip }: Asked) {
  return { method, path: loggedPath(url), from: networkOf(ip) };
}

/** First words of the lists, behind which stands what one looks for, and of what the links of mails lead to: their tokens. */
const closed = [...(['list', 'results', 'realEstateList'] as const), ...routesWithToken()].flatMap(firstWordsOf);
const closedPath = new RegExp(`^((?:/[^/]*)?/(?:${closed.join('|')}))(?:/.*)?$`, 's');

/** The path without what a visitor typed or a mail gave them: no query, and of a list or a token's page only its name. */
export function loggedPath(url: string): string {
  return url.replace(/[?#].*/s, '').replace(closedPath, '$1');
}
