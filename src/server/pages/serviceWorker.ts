import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Web } from './rendering/web.ts';

/** A worker that takes itself away, with all that one before it has kept. Pages that are open go on without. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * `GET /service-worker.js`: the service worker of the build (`src/worker`). Browsers ask for it with each page they open, and
 * nobody between keeps it: a new build takes over by it. Where it is switched off, and in development, whose pages no worker
 * may keep, a browser that has one is rid of it.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { web, config }: { readonly web: Web; readonly config: Pick<Config, 'serviceWorker'> },
): void {
  const script = config.serviceWorker ? (web.serviceWorker ?? farewell) : farewell;
  app.get('/service-worker.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}
