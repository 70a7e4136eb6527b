import { Agent, request as send } from 'node:http';
import type { TestApp } from '#tests/drivers/server/app.ts';
import type { HostileRequest } from './hostileRequests.ts';

export interface ReceivedAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A client that sends hostile requests to a market's server, one after the other. */
export interface Caller {
  /** Sends a request; resolves to undefined when the server closed the connection before the end of the request. */
  ask(request: HostileRequest): Promise<ReceivedAnswer | undefined>;
  hangUp(): void;
}

/** Makes the market's server listen on a port, and connects a client to it. */
export async function callerOf({ app }: Pick<TestApp, 'app'>): Promise<Caller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);

  return {
    ask({ method, path, body }) {
      const { promise, resolve, reject } = Promise.withResolvers<ReceivedAnswer | undefined>();
      const headers = {
        'x-api-hash': 'fuzz',
        'x-csrf-token': 'token',
        cookie: 'allmend_csrf=token',
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const sent = send({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode: status = 0, headers: reported } = answer;
          resolve({ status, type: reported['content-type'] ?? '', body: Buffer.concat(parts).toString() });
        });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(undefined);
        else reject(error);
      });
      sent.end(body);
      return promise;
    },
    hangUp: () => agent.destroy(),
  };
}
