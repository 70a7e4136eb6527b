import { adList } from '#machines/listing/adItem.ts';
import { requestedLanguage } from '../http/language.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { Services } from '../services.ts';
import { listAnswer } from './listAnswer.ts';
import { listQuery } from './listQuery.ts';

/** `GET list.json`: the classic search. */
export function registerListEndpoint(api: Calls, services: Services): void {
  const schema = {
    tags: ['search'],
    operationId: 'list',
    summary: 'The classic search',
    description:
      'A page of the ads that match, 30 of them (100 within real estate) unless `n` asks for another number, with exact total and counts.',
    querystring: listQuery(services),
    response: { 200: answer('The page of ads.', adList) },
  };
  api.get('/list.json', { schema }, async (request) => listAnswer(services, request.query, requestedLanguage(request)));
}
