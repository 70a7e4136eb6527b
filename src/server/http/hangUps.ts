import type { FastifyInstance } from 'fastify';
import { hasHungUp } from './client.ts';

/** Ends requests whose clients have hung up: nobody reads an answer, and without an address no limit can count them. */
export function registerHangUps(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasHungUp(request)) return;
    reply.hijack();
    request.raw.destroy();
    reply.raw.destroy();
  });
}
