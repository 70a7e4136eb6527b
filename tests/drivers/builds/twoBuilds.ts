import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { builtWeb } from '#server/pages/rendering/web.ts';
import { openTestApp, type TestApp } from '../server/app.ts';
import { publishChanged } from './changedBuilds.ts';
import { temporaryFolder } from '../files/temporaryFolder.ts';

/** A market with one URL, from which one build after the other is served. */
export interface MarketOfBuilds extends Pick<TestApp, 'market' | 'services' | 'publishes' | 'seller' | 'tells'> {
  readonly origin: string;
  /**
   * From now on the next build is published: files have other names, `main-2nd….js`. Its worker is included unless that
   * is `late`.
   */
  servesNextBuild(worker?: 'late'): Promise<void>;
  /** From now on, the server of the market has other settings. */
  servesWith(changes: Partial<Config>): Promise<void>;
  /** Takes the server down: connections are cut. */
  isAway(): void;
  isBack(): void;
  close(): Promise<void>;
}

export async function openMarketOfBuilds(now: () => number): Promise<MarketOfBuilds> {
  const test = await openTestApp(now);
  const folder = temporaryFolder();
  let app: FastifyInstance = test.app;
  let isHere = true;
  await app.ready();
  const server = createServer((request, response) => {
    if (isHere) app.routing(request, response);
    else request.socket.destroy();
  });
  await new Promise<void>((resolved) => server.listen(0, '127.0.0.1', resolved));
  return {
    ...test,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async servesNextBuild(worker) {
      publishChanged(folder.path, '2nd');
      const web = await builtWeb('allmend', { dist: folder.path });
      const { serviceWorker } = worker === 'late' ? await builtWeb('allmend') : web;
      const { app: next } = await test.another({ web: { ...web, ...(serviceWorker && { serviceWorker }) } });
      await next.ready();
      app = next;
    },
    async servesWith(config) {
      const { app: next } = await test.another({ config });
      await next.ready();
      app = next;
    },
    isAway() {
      isHere = false;
    },
    isBack() {
      isHere = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await test.close();
      folder.remove();
    },
  };
}
