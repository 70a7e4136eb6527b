import * as z from 'zod/mini';
import { listingItem } from '#machines/listing/listingItem.ts';
import { apiError } from '#machines/market/api/apiError.ts';
import { accountOf } from '../account/accountDesk.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { callerOf } from '../account/login/visits.ts';
import { CallRefused } from '../http/calls/callErrors.ts';
import { phoneHashOf } from '../account/keys/phoneHash.ts';
import { listingItem as makeAdItem } from '../listing/answers/listingItems.ts';
import { listingRow } from '../listing/listingProjection.ts';
import type { ListingWithPhone } from '../listing/shownListings.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { InsertionServices } from './insertionServices.ts';
import { judgedListing } from './listingSubmission.ts';
import { mayBecome } from './publishing.ts';
import { refuseListing, refusedListingAnswer } from './refusedListings.ts';
import { sellersListing } from './sellersListing.ts';
import { submittedValues, photoNames } from './submissionShapes.ts';

const body = z
  .strictObject({
    draft: z.string(),
    /** The id of the listing that is being edited. Its present photos may stay, whatever their origin. */
    edits: z.optional(z.string()),
    values: submittedValues,
    photos: photoNames,
  })
  .check(z.meta({ id: 'ListingSubmission', description: 'The current state of an ad in the form.' }));

/**
 * `POST insertion/preview.json`: the listing as its page will show it, rendered from the same data. Nothing is stored.
 */
export function registerPreviewEndpoint(api: Calls, services: InsertionServices): void {
  const schema = {
    tags: ['insertion'],
    operationId: 'previewAd',
    summary: 'Preview of an ad',
    description: 'Validates an ad as publishing does, and returns it as its page will show it. Needs a login.',
    body,
    response: { 200: answer('The ad.', listingItem) },
  };
  api.post('/insertion/preview.json', { schema }, async (request, reply) => {
    const { market, words, localities, accounts } = services;
    const { session, language } = await callerOf(accounts, request);
    if (!session) throw loginRequired();
    const { draft, edits, values, photos } = request.body;
    if (!(await mayBecome(market, { draft, seller: session.account }))) {
      const refusalAnswer = refusedListingAnswer(refuseListing('insertion.notThere'), words[language]);
      throw new CallRefused(404, apiError(refusalAnswer.code, refusalAnswer.message));
    }
    const changed = edits === undefined ? undefined : await sellersListing(market, session.account, edits);
    const currentImages = changed?.listing.content.images ?? [];
    const judged = await judgedListing(services, { values, photos, currentImages }, language);
    if ('problems' in judged) {
      const refusalAnswer = refusedListingAnswer(
        { refused: 'insertion.invalid', problems: judged.problems },
        words[language],
      );
      const parameters = refusalAnswer.problems.map(({ field, message }) => ({ parameter: field, message }));
      throw new CallRefused(400, apiError(refusalAnswer.code, refusalAnswer.message, parameters));
    }
    const found = await accountOf(accounts, session.account);
    if (!found) throw loginRequired();
    const { account } = found;
    const at = market.clock();
    const shown: ListingWithPhone = {
      ...listingRow((changed && edits) ?? draft, {
        type: 'listing.drafted',
        at,
        seller: session.account,
        content: judged.content,
      }),
      status: 'active',
      seller_name: account.name ?? '',
      seller_kind: account.sellerKind,
      seller_since: account.since,
      seller_status: 'active',
      seller_blocked: 0,
      seller_picture: account.picture,
      promotions: new Set(),
      phone_hash: await phoneHashOf(market.keys, account),
    };
    reply.header('cache-control', 'no-store');
    return makeAdItem(shown, { language, say: words[language], localities });
  });
}
