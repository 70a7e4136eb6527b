import type { FastifyInstance } from 'fastify';
import { apiError } from '#machines/market/apiError.ts';
import { requestedLanguage } from '../http/language.ts';
import type { Services } from '../services.ts';
import { itemAnswer } from './itemAnswer.ts';

/** `GET item/{id}.json`: one ad. */
export function registerItemEndpoint(api: FastifyInstance, services: Services): void {
  api.get<{ Params: { id: string } }>('/item/:id.json', async (request, reply) => {
    const { id } = request.params;
    const item = await itemAnswer(services, id, requestedLanguage(request));
    if (!item) return reply.code(404).send(apiError('listing.unknown', `There is no ad ${id}.`));
    return item;
  });
}
