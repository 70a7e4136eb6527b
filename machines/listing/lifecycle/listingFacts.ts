import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { listingContent, price } from './listingContent.ts';

const instant = z.int();
const nothing = z.strictObject({});
const reason = z.string().check(z.minLength(1), z.maxLength(2000));

/** What a seller can buy for an ad: back to the top, a place in the gallery, a coloured row, or all three. */
export const promotionProduct = z.enum(['bump', 'gallery', 'highlight', 'combo']);
export type PromotionProduct = z.infer<typeof promotionProduct>;

/** Where an ad comes from that nobody typed here, and what its source tells beside the ad itself. */
export const origin = z.strictObject({
  /** `import:listings`, `import:cars`, `demo`. */
  source: z.string(),
  /** What the source calls the ad; with the seller it makes the ad's id. */
  externalId: z.string(),
  externalUrl: z.optional(z.string()),
  /** Words of the source that the market keeps and does not read, such as the dates of its file. */
  externalInfo: z.optional(z.record(z.string(), z.string())),
});

/** All that can have happened to an ad. */
export const listingFacts = declareFacts('listing', {
  'listing.drafted': {
    data: z.strictObject({ seller: z.string(), content: listingContent, origin: z.optional(origin) }),
  },
  'listing.heldForVerification': { data: nothing },
  'listing.heldForReview': { data: z.strictObject({ because: reason }) },
  /** A moderator found nothing wrong with an ad that had run before: it runs on, where it stood in the list. */
  'listing.released': { data: nothing },
  'listing.rejected': { data: z.strictObject({ because: reason }) },
  'listing.published': { data: z.strictObject({ expiresAt: instant }) },
  'listing.edited': {
    data: z.strictObject({
      /** Only what changed. The price is not among it: `listing.repriced` tells that, for buyers watch it. */
      changes: z.partial(z.omit(listingContent, { price: true })),
      externalUrl: z.optional(z.string()),
      externalInfo: z.optional(z.record(z.string(), z.string())),
    }),
  },
  'listing.repriced': { data: z.strictObject({ price }) },
  'listing.paused': { data: nothing },
  'listing.resumed': { data: nothing },
  /** Kept for somebody: for a buyer who has written of it, or for one of whom the seller does not say who it is. */
  'listing.reserved': { data: z.strictObject({ for: z.optional(z.string()) }) },
  'listing.reservationEnded': { data: nothing },
  'listing.sold': { data: z.strictObject({ where: z.enum(['here', 'elsewhere', 'untold']) }) },
  'listing.saleCancelled': { data: nothing },
  'listing.expired': { data: nothing },
  'listing.renewed': { data: z.strictObject({ expiresAt: instant }) },
  /** It had another term given before its own was over: it runs on, where it stands in the list. */
  'listing.extended': { data: z.strictObject({ expiresAt: instant }) },
  'listing.promoted': { data: z.strictObject({ product: promotionProduct, endsAt: instant }) },
  'listing.promotionEnded': { data: z.strictObject({ product: promotionProduct }) },
  'listing.removed': { data: z.strictObject({ by: z.enum(['seller', 'moderator']), because: z.optional(reason) }) },
});

export type ListingFact = FactOf<typeof listingFacts>;
export type Origin = z.infer<typeof origin>;
