import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { TestApp } from '#tests/drivers/app.ts';
import type { HostileRequest } from './hostileRequests.ts';

export interface Heard {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** How long the server took, in milliseconds. */
  readonly time: number;
}

/** Somebody who asks a market's server over the wire, one request after the other. */
export interface Caller {
  /** Undefined where the server hung up on what it would not read to its end. */
  ask(request: HostileRequest): Promise<Heard | undefined>;
  hangUp(): void;
}

/** Lets the market's server listen, and calls it. */
export async function callerOf({ app }: Pick<TestApp, 'app'>): Promise<Caller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** By what the request calls itself. */
  const times = new Map<string, number>();
  let sentSoFar = 0;
  app.server.on('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    response.on('finish', () => times.set(String(headers['x-client-id']), performance.now() - begun));
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);

  return {
    ask({ method, path, body }) {
      const { promise, resolve, reject } = Promise.withResolvers<Heard | undefined>();
      const id = String((sentSoFar += 1));
      const headers = {
        'x-api-hash': 'fuzz',
        'x-client-id': id,
        'x-csrf-token': 'token',
        cookie: 'allmend_csrf=token',
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const sent = send({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const time = times.get(id) ?? 0;
          times.delete(id);
          const { statusCode: status = 0, headers: told } = answer;
          resolve({ status, type: told['content-type'] ?? '', body: Buffer.concat(parts).toString(), time });
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
