import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicFetching, type Fetching, type FetchLimits } from '#server/import/pictures/pictureFetcher.ts';
import type { PictureNetwork } from '#server/import/pictures/publicNetwork.ts';

/** Answers one request; an unfinished response stays open until the server closes. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** The only host name of these tests that serves pictures. */
const host = 'pictures.example';

/**
 * A web server on this machine, at addresses of `pictures.example`. Each path has a sequence of responses, of which the
 * last repeats.
 */
export async function startPictureServer() {
  const answers = new Map<string, Answer[]>();
  /** The paths that were requested, in order. */
  const requested: string[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const path = request.url!;
    requested.push(path);
    requests.push(request);
    const [answer, ...later] = answers.get(path) ?? [status(404)];
    if (later.length > 0) answers.set(path, later);
    answer!(response, request);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  /** The IP addresses of the hosts that tests can look up, by host name. */
  const hosts = new Map<string, readonly string[]>([[host, ['127.0.0.1']]]);
  const looked: string[] = [];

  /** A network that allows only this server's address and port, as if they were public. */
  const network: PictureNetwork = {
    async lookup(name) {
      looked.push(name);
      const ips = hosts.get(name);
      if (!ips) throw Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' });
      return ips.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    allowsIp: (ip) => ip === '127.0.0.1',
    allowsPort: (each) => each === port,
  };
  /** The pauses before further attempts, which are skipped. */
  const pauses: number[] = [];

  return {
    port,
    hosts,
    requested,
    requests,
    looked,
    pauses,
    at: (path: string, name = host) => `http://${name}:${port}${path}`,
    on(path: string, ...supplied: readonly Answer[]) {
      answers.set(path, [...supplied]);
    },
    fetching(limits: Partial<FetchLimits> = {}): Fetching {
      return {
        network,
        limits: { ...publicFetching.limits, ...limits },
        async pause(milliseconds, signal) {
          signal.throwIfAborted();
          pauses.push(milliseconds);
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>;

export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => response.writeHead(code, headers).end();
}

/** Answers with content that has no validator (ETag). */
export function content(bytes: Uint8Array | string): Answer {
  return (response) => response.writeHead(200).end(bytes);
}

/** Answers with content that has a validator (ETag), or with 304 if the client's copy is current. */
export function tagged(bytes: Uint8Array, etag: string): Answer {
  return (response, { headers }) => {
    if (headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { etag }).end(bytes);
  };
}

/** Answers by closing the connection without a response. */
export const hangUp: Answer = (response) => response.destroy();
