import type { FastifyInstance } from 'fastify';
import { hasHungUp } from './client.ts';

/** Ends requests of disconnected clients: the answer has no reader, and without an address no limit counts them. */
export function registerHangUps(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasHungUp(request)) return;
    reply.hijack();
    request.raw.destroy();
    reply.raw.destroy();
  });
}
