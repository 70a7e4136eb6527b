import type { FastifyInstance } from 'fastify';
import { apiError } from '#machines/market/apiError.ts';
import { requestedLanguage } from '../http/language.ts';
import type { Services } from '../services.ts';
import { listAnswer } from './listAnswer.ts';
import { listQuery } from './listQuery.ts';

/** `GET list.json`: the classic search. */
export function registerListEndpoint(api: FastifyInstance, services: Services): void {
  api.get('/list.json', async (request, reply) => {
    const filter = listQuery(request.query);
    if ('problems' in filter) {
      return reply.code(400).send(apiError('api.invalidInput', 'The search is not understood.', filter.problems));
    }
    return listAnswer(services, filter, requestedLanguage(request));
  });
}
