import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { adItem, similarAds } from '#machines/listing/adItem.ts';
import { apiError, apiErrorShape } from '#machines/market/apiError.ts';
import { requestedLanguage } from '../http/language.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { Services } from '../services.ts';
import { findListing, itemOf } from './itemAnswer.ts';
import { similarTo } from './similarListings.ts';

const params = z.object({ id: z.string().check(z.describe('What the address of its page ends in.')) });
const unknown = answer('There is no such ad that anybody may see.', apiErrorShape);

/** `GET item/{id}.json`: one ad. `GET item/{id}/similar.json`: others like it. */
export function registerItemEndpoint(api: Calls, services: Services): void {
  const item = {
    tags: ['listing'],
    operationId: 'item',
    summary: 'One ad',
    description: 'The ad of an id as anybody may see it: drafts and paused ads are nobody’s business.',
    params,
    response: {
      200: answer('The ad.', adItem),
      404: unknown,
      410: answer('There was such an ad. Its seller or the market has taken it away for good.', apiErrorShape),
    },
  };
  api.get('/item/:id.json', { schema: item }, async (request, reply) => {
    const { id } = request.params;
    const found = await findListing(services, id);
    if (!found) return sendUnknown(reply, id);
    if (found.isGone) return reply.code(410).send(apiError('listing.gone', `The ad ${id} has been taken away.`));
    return itemOf(services, found.listing, requestedLanguage(request));
  });

  const similar = {
    tags: ['listing'],
    operationId: 'similar',
    summary: 'Ads like one',
    description: 'Others of its kind, near in price, words and place; also of an ad that has been taken away.',
    params,
    response: { 200: answer('The ads.', similarAds), 404: unknown },
  };
  api.get('/item/:id/similar.json', { schema: similar }, async (request, reply) => {
    const { id } = request.params;
    const found = await findListing(services, id);
    return found ? similarTo(services, found.listing, requestedLanguage(request)) : sendUnknown(reply, id);
  });
}

function sendUnknown(reply: FastifyReply, id: string): FastifyReply {
  return reply.code(404).send(apiError('listing.unknown', `There is no ad ${id}.`));
}
