import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import type { SessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { root } from '../firstRun/clone.mjs';

/** Handles a request for an address of the host; returns false if it is not one of its own. */
export type HostHandler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export interface InspectorServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The address of this machine itself. Other machines cannot reach it. */
const host = '127.0.0.1';

/** The folders with the sources and packages of the page, and with extracted revisions. */
const served = ['machines', 'src', 'node_modules', 'dist/.revisions'];
const unserved = ['.env', '.env.*', '**/.git/**', '**/.data/**', '*.{crt,pem,key}', '*.db', '*.db-*'];

/** The file of the page. */
const page = join(root, 'src/inspector/standalone/index.html');

/**
 * Serves the inspector. Vite compiles its sources and those of the machines, so that a saved change is visible at once.
 *
 * @param options port 0 selects a free port
 * @throws {Error} in one sentence if the port is in use
 */
export async function serveInspector({
  port,
  first = null,
  handler = () => false,
}: {
  readonly port: number;
  /** The file or stream that every new window opens first. */
  readonly first?: SessionSource | null;
  readonly handler?: HostHandler;
}): Promise<InspectorServer> {
  const http = createHttpServer();
  await listening(http, port);
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    cacheDir: join(root, 'node_modules/.vite-inspector'),
    plugins: [vanillaExtractPlugin()],
    oxc: { jsx: { runtime: 'automatic' } },
    // Vite prepares the packages of the page at the start, so that no page is loaded twice.
    optimizeDeps: {
      entries: ['src/inspector/standalone/main.tsx', 'machines/**/*.ts'],
      include: ['react/jsx-dev-runtime'],
    },
    // The inspector itself shows what cannot be read: an overlay would cover the machines that can be.
    server: {
      middlewareMode: true,
      hmr: { server: http, overlay: false },
      // Nothing else of the clone: a market's keys and journals may lie in it.
      fs: { allow: served.map((folder) => join(root, folder)), deny: unserved },
    },
  });
  http.on('request', (request, response) => {
    void respond(request, response);
  });
  const { port: chosen } = http.address() as AddressInfo;
  return {
    url: `http://${host}:${chosen}/`,
    async close() {
      const closed = new Promise((resolve) => http.close(resolve));
      await vite.close();
      http.closeAllConnections();
      await closed;
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      // A page of another site could reach this address by a name of its own.
      if (!isLocal(request)) return answer(response, 403, 'text/plain', 'Open the inspector by its own address.');
      const { pathname } = new URL(request.url ?? '/', 'http://inspector');
      if (pathname === '/') {
        return answer(response, 200, 'text/html', await vite.transformIndexHtml('/', readFileSync(page, 'utf8')));
      }
      if (pathname === '/first.json') return answer(response, 200, 'application/json', JSON.stringify(first));
      if (await handler(request, response)) return;
      if (pathname.startsWith('/api/')) return answer(response, 404, 'application/json', '{}');
      vite.middlewares(request, response, () => answer(response, 404, 'text/plain', 'Not found'));
    } catch (error) {
      answer(response, 500, 'text/plain', error instanceof Error ? error.message : String(error));
    }
  }
}

function listening(http: ReturnType<typeof createHttpServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      reject(isInUse ? new Error(`Port ${port} is in use. Choose another one: npm run inspect -- --port PORT`) : error);
    });
    http.listen(port, host, resolve);
  });
}

function isLocal({ headers }: IncomingMessage): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '');
}

function answer(response: ServerResponse, status: number, type: string, content: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy':
      "default-src 'self'; connect-src 'self' ws:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(content);
}
