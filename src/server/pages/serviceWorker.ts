import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Web } from './rendering/web.ts';

/** A service worker that unregisters itself and deletes its predecessor's caches. Open pages continue without it. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * `GET /service-worker.js`: the service worker of the build (`src/worker`). Browsers request it with each page, and no
 * cache stores it, so that a new build takes over. If it is switched off, and in development, a browser's existing
 * worker is removed.
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
