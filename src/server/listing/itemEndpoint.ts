import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { adItem, adItems, type SimilarAds, similarAds } from '#machines/listing/adItem.ts';
import { apiError, apiErrorShape } from '#machines/market/api/apiError.ts';
import { mostViewedAds } from '#machines/market/limits.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import { findListing, itemsFor, itemsOf } from './answers/itemAnswer.ts';
import { isListingId } from './listingId.ts';
import type { ListingServices } from './listingServices.ts';
import { type Requester, requesterOf } from './answers/requester.ts';
import type { ShownListing } from './shownListings.ts';

const params = z.object({ id: z.string().check(z.describe('What the address of its page ends in.')) });
/** The ids of `items.json`, divided by commas. */
const query = z.object({
  ids: z.pipe(
    z.string().check(
      z.refine((ids) => ids.split(',').every(isListingId), 'must be ids of ads, divided by commas'),
      z.refine((ids) => ids.split(',').length <= mostViewedAds, `must be at most ${mostViewedAds} ids`),
      z.meta({ description: `Ids of ads, divided by commas, at most ${mostViewedAds}.`, example: 'bikebikebike' }),
    ),
    z.transform((ids) => [...new Set(ids.split(','))]),
  ),
});
const unknown = answer('There is no such ad that anybody may see.', apiErrorShape);

/** `GET item/{id}.json`: one ad. `GET item/{id}/similar.json`: others like it. `GET items.json`: several by their ids. */
export function registerItemEndpoint(
  api: Calls,
  services: ListingServices,
  similarTo: (listing: ShownListing, requester: Requester) => Promise<SimilarAds>,
): void {
  const item = {
    tags: ['listing'],
    operationId: 'item',
    summary: 'One ad',
    description:
      'The ad of an id as anybody may see it: drafts, paused ads and those of sellers who are away are nobody’s business.',
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
    const [shown] = await itemsFor(services, [found.listing], requesterOf(request));
    return shown!;
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
    return found ? similarTo(found.listing, requesterOf(request)) : sendUnknown(reply, id);
  });

  const items = {
    tags: ['listing'],
    operationId: 'items',
    summary: 'Ads by their ids',
    description: 'Those of the ads that anybody may see, as somebody has noted their ids; the others are left out.',
    querystring: query,
    response: { 200: answer('The ads.', adItems) },
  };
  api.get('/items.json', { schema: items }, async (request) => ({
    items: await itemsOf(services, request.query.ids, requesterOf(request)),
  }));
}

function sendUnknown(reply: FastifyReply, id: string): FastifyReply {
  return reply.code(404).send(apiError('listing.unknown', `There is no ad ${id}.`));
}
