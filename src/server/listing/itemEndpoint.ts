import * as z from 'zod/mini';
import { adItem } from '#machines/listing/adItem.ts';
import { apiError, apiErrorShape } from '#machines/market/apiError.ts';
import { requestedLanguage } from '../http/language.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { Services } from '../services.ts';
import { itemAnswer } from './itemAnswer.ts';

/** `GET item/{id}.json`: one ad. */
export function registerItemEndpoint(api: Calls, services: Services): void {
  const schema = {
    tags: ['listing'],
    operationId: 'item',
    summary: 'One ad',
    description: 'The ad of an id as anybody may see it: drafts, paused and removed ads are nobody’s business.',
    params: z.object({ id: z.string().check(z.describe('What the address of its page ends in.')) }),
    response: {
      200: answer('The ad.', adItem),
      404: answer('There is no such ad that anybody may see.', apiErrorShape),
    },
  };
  api.get('/item/:id.json', { schema }, async (request, reply) => {
    const { id } = request.params;
    const item = await itemAnswer(services, id, requestedLanguage(request));
    if (!item) return reply.code(404).send(apiError('listing.unknown', `There is no ad ${id}.`));
    return item;
  });
}
