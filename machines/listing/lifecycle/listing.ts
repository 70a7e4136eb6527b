import type { Price } from '../../market/price.ts';
import type { ListingContent } from './listingContent.ts';
import type { ListingFact, Origin, PromotionProduct } from './listingFacts.ts';
import { type ListingStatus, statusAfter } from './listingStates.ts';

export type { ListingStatus };

export interface Promotion {
  readonly product: PromotionProduct;
  /** The end of the promotion, in epoch milliseconds; never after the listing's own end. */
  readonly endsAt: number;
}

/** A listing, folded from its journal. Times are epoch milliseconds. */
export interface Listing {
  readonly status: ListingStatus;
  readonly seller: string;
  readonly content: ListingContent;
  readonly origin?: Origin;
  /** Additional data from the source of an imported listing, as of its last change. */
  readonly externalUrl?: string;
  readonly externalInfo?: Readonly<Record<string, string>>;
  readonly draftedAt: number;
  readonly editedAt?: number;
  readonly publishedAt?: number;
  /** When the listing last moved to the top: published, renewed or bumped. "Newest first" sorts by it. */
  readonly listedAt?: number;
  readonly expiresAt?: number;
  /** The previous public price, for "gesenkt" and the struck-through amount. */
  readonly previousPrice?: Price;
  readonly promotions: readonly Promotion[];
  /** The buyer for whom the listing is reserved, if its seller has named one. */
  readonly reservedFor?: string;
  /** The reason of a moderator who holds, rejects or removed the listing. */
  readonly because?: string;
}

/**
 * A listing after one more fact: the plain reducer. The chart's context and the read models both use it. It reads the
 * status from the states of the chart, and does not validate, since the chart has.
 */
export function evolve(listing: Listing | null, fact: ListingFact): Listing {
  if (fact.type === 'listing.drafted') return drafted(fact);
  if (!listing) throw new Error(`${fact.type} before listing.drafted`);
  switch (fact.type) {
    case 'listing.heldForVerification':
    case 'listing.paused':
    case 'listing.resumed':
    case 'listing.saleCancelled':
      return { ...listing, status: statusAfter[fact.type] };
    case 'listing.heldForReview':
    case 'listing.rejected':
      return { ...listing, status: statusAfter[fact.type], because: fact.because };
    case 'listing.released': {
      const { because: _settled, ...open } = listing;
      return { ...open, status: statusAfter[fact.type] };
    }
    case 'listing.published': {
      const { because: _settled, ...open } = listing;
      return {
        ...open,
        status: statusAfter[fact.type],
        publishedAt: fact.at,
        listedAt: fact.at,
        expiresAt: fact.expiresAt,
      };
    }
    case 'listing.edited':
      return edited(listing, fact);
    case 'listing.repriced':
      return {
        ...listing,
        content: { ...listing.content, price: fact.price },
        // The prices of a draft were never public, so none of them was reduced.
        ...(listing.publishedAt !== undefined && { previousPrice: listing.content.price }),
        editedAt: fact.at,
      };
    case 'listing.reserved': {
      // Drops the buyer of an earlier reservation that a sale has ended.
      const { reservedFor: _before, ...open } = listing;
      return { ...open, status: statusAfter[fact.type], ...(fact.for !== undefined && { reservedFor: fact.for }) };
    }
    case 'listing.reservationEnded': {
      const { reservedFor: _free, ...open } = listing;
      return { ...open, status: statusAfter[fact.type] };
    }
    case 'listing.sold':
    case 'listing.expired':
      return { ...listing, status: statusAfter[fact.type], promotions: [] };
    case 'listing.renewed':
      return { ...listing, status: statusAfter[fact.type], listedAt: fact.at, expiresAt: fact.expiresAt };
    case 'listing.extended':
      return { ...listing, expiresAt: fact.expiresAt };
    case 'listing.promoted':
      return promoted(listing, fact);
    case 'listing.promotionEnded':
      return { ...listing, promotions: listing.promotions.filter(({ product }) => product !== fact.product) };
    case 'listing.removed':
      return {
        ...listing,
        status: statusAfter[fact.type],
        promotions: [],
        ...(fact.because && { because: fact.because }),
      };
  }
}

function drafted({ type, seller, content, origin, at }: Extract<ListingFact, { type: 'listing.drafted' }>): Listing {
  return {
    status: statusAfter[type],
    seller,
    content,
    ...(origin && { origin }),
    ...sourceFields(origin),
    draftedAt: at,
    promotions: [],
  };
}

function edited(listing: Listing, fact: Extract<ListingFact, { type: 'listing.edited' }>): Listing {
  return {
    ...listing,
    content: { ...listing.content, ...fact.changes } as ListingContent,
    ...sourceFields(fact),
    editedAt: fact.at,
  };
}

type Source = { readonly [K in 'externalUrl' | 'externalInfo']?: Listing[K] | undefined };

function sourceFields({ externalUrl, externalInfo }: Source = {}): Pick<Listing, 'externalUrl' | 'externalInfo'> {
  return { ...(externalUrl && { externalUrl }), ...(externalInfo && { externalInfo }) };
}

function promoted(
  listing: Listing,
  { product, endsAt, at }: Extract<ListingFact, { type: 'listing.promoted' }>,
): Listing {
  const others = listing.promotions.filter((promotion) => promotion.product !== product);
  const bumps = product === 'bump' || product === 'combo';
  return {
    ...listing,
    promotions: product === 'bump' ? others : [...others, { product, endsAt }],
    ...(bumps && { listedAt: at }),
  };
}
