import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  favouriteIds,
  favouriteItems,
  favouritesLink,
  sharedFavourites,
} from '#machines/favourites/favouritesAnswer.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { apiError, apiErrorShape, codedError } from '#machines/market/api/apiError.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { callerOf } from '../account/login/visits.ts';
import { dailyLimitRefusal } from '../account/limits/dailyLimitRefusal.ts';
import { visitOf } from '#server/http/visit.ts';
import { CallRefused } from '../http/calls/callErrors.ts';
import { commandIdFrom } from '../http/calls/commandId.ts';
import { requestedLanguage } from '../http/language.ts';
import { isGone, isPublic } from '../listing/listingVisibility.ts';
import { itemsFor } from '../listing/answers/itemAnswer.ts';
import { isListingId } from '../listing/listingId.ts';
import { currentRows } from '../listing/listingRows.ts';
import { requesterOf } from '../listing/answers/requester.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { FavouritesServices } from './favouritesServices.ts';
import { addFavourite, favouritesOf, removeFavourite } from './favourites.ts';
import { endSharingFavourites, favouritesBehind, favouritesLinkOf, shareFavourites } from './sharedFavourites.ts';

const itemId = z
  .string()
  .check(
    z.refine(isListingId, 'must be the id of an ad'),
    z.meta({ description: 'The id of an ad.', example: 'bikebikebike' }),
  );
const strangers = { 401: answer('The call needs a login.', apiErrorShape) };
const tags = ['favourites'];

/** The spellings of the call (decisions, Calls). Clients that append `.json` also append it after a slash. */
const spellings = ['/favorites.json', '/favorites/.json', '/favorites/'] as const;

/**
 * `GET favorites/ids.json`: the ids of saved listings (FAVOURITES-2). `GET favorites.json`: the saved listings. `POST
 * favorites/` saves a listing (FAVOURITES-3), `DELETE favorites/{id}` removes it (FAVOURITES-4). All calls act on the
 * account of the session.
 */
export function registerFavouritesEndpoint(api: Calls, services: FavouritesServices): void {
  const { market } = services;

  const ids = {
    tags,
    operationId: 'favouriteIds',
    summary: 'The ids of the saved ads',
    description: 'The ids of the account’s saved ads, the last saved first.',
    response: { 200: answer('The ids.', favouriteIds), ...strangers },
  };
  api.get('/favorites/ids.json', { schema: ids }, async (request, reply) => {
    const account = accountAsking(request, reply);
    return { ids: (await favouritesOf(market, account)).map(({ listing }) => listing) };
  });

  for (const [index, path] of spellings.entries()) {
    const spelling = index === 0 ? '' : String(index + 1);
    const list = {
      tags,
      operationId: `favourites${spelling}`,
      summary: 'The saved ads',
      description: 'The account’s saved ads, the last saved first, with their prices at that time.',
      response: { 200: answer('The saved ads.', favouriteItems), ...strangers },
    };
    api.get(path, { schema: list }, async (request, reply) => {
      const account = accountAsking(request, reply);
      const saved = await favouritesOf(market, account);
      const listings = saved.map(({ listing }) => listing);
      const rows = await currentRows(services, listings);
      const seen = await itemsFor(services, rows.filter(isPublic), requesterOf(request));
      const items = new Map(seen.map((item) => [item.id, item]));
      const there = new Set(rows.filter((listing) => !isGone(listing)).map(({ id }) => id));
      return {
        favorites: saved.map(({ listing, at, francs }) => ({
          id: listing,
          saved_time: Math.floor(at / 1000),
          saved_price: francs,
          item: items.get(listing) ?? null,
          is_gone: !there.has(listing),
        })),
      };
    });

    const save = {
      tags,
      operationId: `addFavourite${spelling}`,
      summary: 'Saves an ad',
      description:
        'Saves a public ad. A saved ad stays unchanged. An ad that was removed less than an hour ago returns to its place.',
      body: z.strictObject({ itemId }),
      response: {
        200: answer(
          'The ad is saved.',
          z.strictObject({ inserted: z.boolean().check(z.describe('False if it was saved before.')) }),
        ),
        ...strangers,
        404: answer('There is no public ad with this id.', apiErrorShape),
      },
    };
    api.post(path, { schema: save }, async (request, reply) => {
      const account = accountAsking(request, reply);
      const listing = request.body.itemId;
      const added = await asOneWrite(services, { account, request }, () =>
        addFavourite(services, { account, listing, id: commandIdFrom(request, account) }),
      );
      if (!isRefusal(added)) {
        reply.wrote(added.position);
        return { inserted: added.hasChanged };
      }
      if (added.refused === 'favourites.unseen') {
        throw new CallRefused(404, apiError('listing.unknown', `There is no ad ${listing}.`));
      }
      const limit = added.details?.['limit'];
      throw new CallRefused(400, codedError('limit-exceeded', `itemId: at most ${limit} ads can be saved.`));
    });
  }

  const remove = {
    tags,
    operationId: 'removeFavourite',
    summary: 'Removes a saved ad',
    description: 'The ad may no longer exist. Removing an ad that is not saved changes nothing.',
    params: z.object({ id: itemId }),
    response: {
      200: answer(
        'The ad is not saved.',
        z.strictObject({ deleted: z.boolean().check(z.describe('False if it was not saved before.')) }),
      ),
      ...strangers,
    },
  };
  api.delete('/favorites/:id', { schema: remove }, async (request, reply) => {
    const account = accountAsking(request, reply);
    const id = commandIdFrom(request, account);
    const removed = await asOneWrite(services, { account, request }, () =>
      removeFavourite(market, { account, listing: request.params.id, id }),
    );
    if (isRefusal(removed)) throw new Error(`Removing a favourite is refused: ${removed.refused}`);
    reply.wrote(removed.position);
    return { deleted: removed.hasChanged };
  });

  registerSharing(api, services);
}

/**
 * `GET favorites/link.json`, `POST favorites/link.json` and `DELETE favorites/link`: the link that shares the saved
 * listings. `GET favorites/shared.json`: the listings behind a link, for everyone.
 */
function registerSharing(api: Calls, services: FavouritesServices): void {
  const { market } = services;

  const read = {
    tags,
    operationId: 'favouritesLink',
    summary: 'The link to the saved ads',
    description: 'The link by which others see the account’s saved ads.',
    response: { 200: answer('The link.', favouritesLink), ...strangers },
  };
  api.get('/favorites/link.json', { schema: read }, async (request, reply) =>
    favouritesLinkOf(market, accountAsking(request, reply)),
  );

  const make = {
    tags,
    operationId: 'shareFavourites',
    summary: 'Makes a link to the saved ads',
    description: 'Anyone with the link sees the saved ads that are for sale. An existing link stays the same.',
    response: { 200: answer('The link.', favouritesLink), ...strangers },
  };
  const end = {
    tags,
    operationId: 'endSharingFavourites',
    summary: 'Ends the link to the saved ads',
    description: 'The link stops working. A later link is different.',
    response: { 200: answer('No link.', favouritesLink), ...strangers },
  };
  const sharing = async (request: FastifyRequest, reply: FastifyReply, command: typeof shareFavourites) => {
    const account = accountAsking(request, reply);
    const { link, position } = await asOneWrite(services, { account, request }, () =>
      command(market, { account, id: commandIdFrom(request, account) }),
    );
    reply.wrote(position);
    return { link };
  };
  api.post('/favorites/link.json', { schema: make }, async (request, reply) =>
    sharing(request, reply, shareFavourites),
  );
  api.delete('/favorites/link', { schema: end }, async (request, reply) =>
    sharing(request, reply, endSharingFavourites),
  );

  const shared = {
    tags,
    operationId: 'sharedFavourites',
    summary: 'The ads behind a link',
    description: 'The saved ads behind a link, without the identity of their account.',
    querystring: z.object({ link: z.string().check(z.maxLength(100), z.describe('The last segment of the link.')) }),
    response: { 200: answer('The ads that are for sale.', sharedFavourites) },
  };
  api.get('/favorites/shared.json', { schema: shared }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return favouritesBehind(services, request.query.link, requesterOf(request));
  });
}

/** The account that makes the call. The answer is private and must not be cached. */
function accountAsking(request: FastifyRequest, reply: FastifyReply): string {
  reply.header('cache-control', 'no-store');
  const { session } = visitOf(request);
  if (!session) throw loginRequired();
  return session.account;
}

/**
 * Counts work as one write of the day, and refuses it beyond the limit, which rises with the age of the account. The
 * status is that of a feature's own limit. After 429 the web would take the server for overloaded, and retry the write
 * forever.
 */
async function asOneWrite<T>(
  { accounts, words }: FavouritesServices,
  { account, request }: { readonly account: string; readonly request: FastifyRequest },
  work: () => Promise<T>,
): Promise<T> {
  const { client } = await callerOf(accounts, request);
  const { used, done } = await accounts.dailyWrites.within({ kind: 'favourites', account, client }, isRefusal, work);
  if (!used) return done;
  const { code, message } = dailyLimitRefusal(used, words[requestedLanguage(request)]);
  throw new CallRefused(400, codedError(code, message), { 'retry-after': String(Math.ceil(used.wait / 1000)) });
}
