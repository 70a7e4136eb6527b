import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a bare server has received. */
export interface BareRequest {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server with a single response, while `ask` runs; resolves to the last request. */
export function answering(answer: unknown, ask: (host: string) => Promise<void>, status = 200): Promise<BareRequest> {
  return answeringText(answer === undefined ? '' : JSON.stringify(answer), ask, status);
}

/** Starts a server that answers each request with this text, which need not be JSON. */
export async function answeringText(
  text: string,
  ask: (host: string) => Promise<void>,
  status = 200,
): Promise<BareRequest> {
  let requested: BareRequest | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requested = { url: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return requested!;
}

/** Starts a server that sends no response until the test does. */
export async function holding() {
  const { promise: requested, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => resolve(response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Starts a server that answers 503 at the port of a server that is down, like a proxy in front of it. */
export async function startBareServer(port: string): Promise<{ close(): Promise<void> }> {
  const server = createServer((_request, response) => response.writeHead(503, { connection: 'close' }).end());
  await new Promise<void>((ready) => server.listen(Number(port), '127.0.0.1', ready));
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
