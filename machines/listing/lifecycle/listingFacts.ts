import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { listingContent, price } from './listingContent.ts';

const instant = z.int();
const nothing = z.strictObject({});
const reason = z.string().check(z.minLength(1), z.maxLength(2000));

/** The products that promote a listing: back to the top, a place in the gallery, a coloured row, or all three. */
export const promotionProduct = z.enum(['bump', 'gallery', 'highlight', 'combo']);
export type PromotionProduct = z.infer<typeof promotionProduct>;

/** The origin of an imported listing, and additional data from its source. */
export const origin = z.strictObject({
  /** The source of the listing: `import:listings`, `import:cars` or `demo`. */
  source: z.string(),
  /** The source's id of the listing; the listing's id is derived from it and the seller. */
  externalId: z.string(),
  externalUrl: z.optional(z.string()),
  /** Values of the source that the market stores without reading them, such as the dates of its file. */
  externalInfo: z.optional(z.record(z.string(), z.string())),
});

/** The facts of a listing. */
export const listingFacts = declareFacts('listing', {
  'listing.drafted': {
    data: z.strictObject({ seller: z.string(), content: listingContent, origin: z.optional(origin) }),
  },
  'listing.heldForVerification': { data: nothing },
  'listing.heldForReview': { data: z.strictObject({ because: reason }) },
  /**
   * A moderator found no problem in a listing that had been active: it is active again, at its former place in the
   * list.
   */
  'listing.released': { data: nothing },
  'listing.rejected': { data: z.strictObject({ because: reason }) },
  'listing.published': { data: z.strictObject({ expiresAt: instant }) },
  'listing.edited': {
    data: z.strictObject({
      /** Only the changes. The price is separate (`listing.repriced`), since buyers watch it. */
      changes: z.partial(z.omit(listingContent, { price: true })),
      externalUrl: z.optional(z.string()),
      externalInfo: z.optional(z.record(z.string(), z.string())),
    }),
  },
  'listing.repriced': { data: z.strictObject({ price }) },
  'listing.paused': { data: nothing },
  'listing.resumed': { data: nothing },
  /** The listing is reserved: for a buyer who has written about it, or without a named buyer. */
  'listing.reserved': { data: z.strictObject({ for: z.optional(z.string()) }) },
  'listing.reservationEnded': { data: nothing },
  'listing.sold': { data: z.strictObject({ where: z.enum(['here', 'elsewhere', 'untold']) }) },
  'listing.saleCancelled': { data: nothing },
  'listing.expired': { data: nothing },
  'listing.renewed': { data: z.strictObject({ expiresAt: instant }) },
  /** The listing got another term before its own was over: it stays active, at its place in the list. */
  'listing.extended': { data: z.strictObject({ expiresAt: instant }) },
  'listing.promoted': { data: z.strictObject({ product: promotionProduct, endsAt: instant }) },
  'listing.promotionEnded': { data: z.strictObject({ product: promotionProduct }) },
  'listing.removed': { data: z.strictObject({ by: z.enum(['seller', 'moderator']), because: z.optional(reason) }) },
});

export type ListingFact = FactOf<typeof listingFacts>;
export type Origin = z.infer<typeof origin>;
