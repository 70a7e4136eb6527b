import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { listingItem, listingItems, type SimilarListings, similarListings } from '#machines/listing/listingItem.ts';
import { apiError, apiErrorShape } from '#machines/market/api/apiError.ts';
import { mostViewedListings } from '#machines/market/limits.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import { findListing, itemsFor, itemsOf } from './answers/itemAnswer.ts';
import { isListingId } from './listingId.ts';
import type { ListingServices } from './listingServices.ts';
import { type Requester, requesterOf } from './answers/requester.ts';
import type { ShownListing } from './shownListings.ts';

const params = z.object({ id: z.string().check(z.describe('The last segment of the address of the ad’s page.')) });
/** The parameter `ids` of `items.json`: listing ids, separated by commas. */
const query = z.object({
  ids: z.pipe(
    z.string().check(
      z.refine((ids) => ids.split(',').every(isListingId), 'must be ids of ads, divided by commas'),
      z.refine((ids) => ids.split(',').length <= mostViewedListings, `must be at most ${mostViewedListings} ids`),
      z.meta({
        description: `At most ${mostViewedListings} ids of ads, separated by commas.`,
        example: 'bikebikebike',
      }),
    ),
    z.transform((ids) => [...new Set(ids.split(','))]),
  ),
});
const unknown = answer('There is no public ad with this id.', apiErrorShape);

/**
 * `GET item/{id}.json`: a listing. `GET item/{id}/similar.json`: similar listings. `GET items.json`: several listings
 * by their ids.
 */
export function registerItemEndpoint(
  api: Calls,
  services: ListingServices,
  similarTo: (listing: ShownListing, requester: Requester) => Promise<SimilarListings>,
): void {
  const item = {
    tags: ['listing'],
    operationId: 'item',
    summary: 'An ad',
    description: 'The public ad of an id. Drafts, paused ads and ads of sellers who are away are not public.',
    params,
    response: {
      200: answer('The ad.', listingItem),
      404: unknown,
      410: answer('The ad existed. Its seller or the market has removed it permanently.', apiErrorShape),
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
    summary: 'Similar ads',
    description: 'Ads of the same kind, near in price, words and place. This also works for a removed ad.',
    params,
    response: { 200: answer('The ads.', similarListings), 404: unknown },
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
    description: 'The public ads among these ids. The others are left out.',
    querystring: query,
    response: { 200: answer('The ads.', listingItems) },
  };
  api.get('/items.json', { schema: items }, async (request) => ({
    items: await itemsOf(services, request.query.ids, requesterOf(request)),
  }));
}

function sendUnknown(reply: FastifyReply, id: string): FastifyReply {
  return reply.code(404).send(apiError('listing.unknown', `There is no ad ${id}.`));
}
