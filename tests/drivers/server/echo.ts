import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { registerCalls } from '#server/http/calls/calls.ts';
import { registerSecurity } from '#server/http/answers/security.ts';
import { StoreUnavailable } from '#server/store/store.ts';

/** A request as the echo server has received it. */
export interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

/** A parsed line of a server's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/**
 * Starts an API server with its checks, limits and error forms, in front of endpoints that return their request. It
 * covers kinds of payload that no changing endpoint has yet.
 */
export async function openEcho({ requestsPerMinute = 1_000_000 } = {}): Promise<{
  readonly app: FastifyInstance;
  readonly logged: readonly LogLine[];
  /** Listens on a free port; resolves to the URL of the server. */
  listen(): Promise<string>;
  close(): Promise<void>;
}> {
  const logged: LogLine[] = [];
  const log: FastifyBaseLogger = pino(
    { level: 'error' },
    { write: (line) => void logged.push(JSON.parse(line) as LogLine) },
  );
  const app = Fastify({ loggerInstance: log, bodyLimit: 1024, forceCloseConnections: true });
  await registerSecurity(app, { production: true, requestsPerMinute });
  await app.register(cookie);
  await app.register(
    async (api) => {
      await registerCalls(api, { brand: 'allmend' });
      for (const url of ['/echo.json', '/echo/:id.json', '/echo/:id', '/graphql']) {
        api.route({ url, method: url === '/graphql' ? 'POST' : ['GET', 'POST', 'DELETE'], handler: echo });
      }
      api.get('/away.json', async (_request, reply) => reply.code(503).send({ errors: [{ message: 'Too long' }] }));
      api.get('/gone.json', async () => {
        throw new StoreUnavailable('postgres://anna:secret@db is gone');
      });
      api.get('/fault.json', async () => {
        throw new Error('postgres://anna:secret@db is gone');
      });
    },
    { prefix: '/api/v10' },
  );
  return {
    app,
    logged,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: () => app.close(),
  };
}

async function echo({ method, url, headers, query, body }: FastifyRequest): Promise<Echo> {
  return { method, url, headers: headers as Echo['headers'], query, body };
}
