import { listingList } from '#machines/listing/listingItem.ts';
import { knownKeysOf } from '../http/calls/strictQuery.ts';
import { requesterOf } from '../listing/answers/requester.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { SearchServices } from './searchServices.ts';
import { listAnswer } from './answers/listAnswer.ts';
import { listKeys } from './query/listKeys.ts';
import { listQuery } from './query/listQuery.ts';
import { interpretTypedQuery } from './answers/interpretTypedQuery.ts';

/** `GET list.json`: the classic search. */
export function registerListEndpoint(api: Calls, services: SearchServices): void {
  const schema = {
    tags: ['search'],
    operationId: 'list',
    summary: 'The classic search',
    description:
      'A page of matching ads, with the exact total and counts. It has 30 ads (100 within real estate) unless `n` sets another number. Unknown keys are refused, except those of campaigns (`gclid`, `utm_…`), which are ignored.',
    querystring: listQuery(services),
    response: { 200: answer('The page of ads.', listingList) },
  };
  const preValidation = knownKeysOf(listKeys.shape);
  api.get('/list.json', { schema, preValidation }, async (request) => {
    const { filter, isTyped } = request.query;
    const interpreted = isTyped ? await interpretTypedQuery(services, filter) : filter;
    const answer = await listAnswer(services, interpreted, requesterOf(request));
    const interpretation = interpreted === filter ? null : answer.token;
    return { ...answer, ...(interpretation !== null && { interpretation }) };
  });
}
