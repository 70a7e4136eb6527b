import { stateName } from '../../journal/fold.ts';
import { titleLength } from '../../market/limits.ts';
import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import type { Listing } from './listing.ts';
import type { ListingContent } from './listingContent.ts';
import { ana, bike } from './listingExamples.ts';
import { day } from '../../market/units.ts';
import { listingLifecycle } from './listingLifecycle.ts';
import * as rules from './listingRules.ts';

const because = 'The picture shows another bicycle';
const stranger = { by: 'ben' };
const seller = { by: ana };

/** A command that only the seller of the listing may give. */
type OwnCommand = (listing: Listing, command: { readonly by: string; readonly at: number }) => Answer;
type Answer = ReturnType<typeof rules.publish>;
type Ask = (listing: Listing, at: number) => Answer | undefined;

/**
 * Path-test cases for the life of a listing. Rules only compare the time of a command with the times of its listing, so
 * each case has its own time. A change always sets a different value. Only then equal commands have equal effects in
 * situations with equal keys.
 */
export const listingCases = lifecycleCases({
  lifecycle: listingLifecycle,
  commands: {
    'listing.draft': {
      'a bicycle': written({}),
      imported: written({ title: 'a'.repeat(titleLength + 1) }, { source: 'import:listings', externalId: '7' }),
      'without a title': written({ title: ' ' }),
      'too long a title': written({ title: 'a'.repeat(titleLength + 1) }),
      'no such category': written({ category: 1 }),
      "another category's parameter": written({ parameters: { mileage: 10 } }),
    },
    'listing.publish': {
      'by a verified seller': onListing((listing, at) => rules.publish(listing, { ...seller, verified: true, at })),
      'by a seller who is not verified': onListing((listing, at) =>
        rules.publish(listing, { ...seller, verified: false, at }),
      ),
      'too cheap': onListing((listing, at) =>
        rules.publish(listing, { ...seller, verified: true, risk: 'The price is far below others', at }),
      ),
      'not yours': onListing((listing, at) => rules.publish(listing, { ...stranger, verified: true, at })),
    },
    'listing.approve': {
      'before its term ends': onListing((listing, at) => rules.approve(listing, { at })),
      'after its term': afterTerm((listing, at) => rules.approve(listing, { at })),
    },
    'listing.reject': { 'another bicycle': onListing((listing, at) => rules.reject(listing, { because, at })) },
    'listing.hold': { reported: onListing((listing, at) => rules.hold(listing, { because: 'Reported', at })) },
    'listing.revise': {
      'another title': revised((now) => ({ title: other(now.title, 'Citybike', 'Stadtvelo') })),
      'another price': revised((now) => ({ price: otherPrice(now) })),
      'title and price': revised((now) => ({
        title: other(now.title, 'Citybike', 'Stadtvelo'),
        price: otherPrice(now),
      })),
      'nothing new': revised(() => ({})),
      'its address at the source': onListing((listing, at) => {
        const externalUrl = other(listing.externalUrl, 'https://a.example/7', 'https://b.example/7');
        return rules.revise(listing, { ...seller, content: listing.content, externalUrl, at });
      }),
      'without a title': revised(() => ({ title: ' ' })),
      'not yours': onListing((listing, at) => rules.revise(listing, { ...stranger, content: listing.content, at })),
    },
    'listing.pause': byItsSeller(rules.pause),
    'listing.resume': byItsSeller(rules.resume),
    'listing.reserve': byItsSeller(rules.reserve),
    'listing.endReservation': byItsSeller(rules.endReservation),
    'listing.sell': byItsSeller((listing, command) => rules.sell(listing, { ...command, where: 'here' })),
    'listing.cancelSale': {
      ...byItsSeller(rules.cancelSale),
      'after its term': afterTerm((listing, at) => rules.cancelSale(listing, { ...seller, at })),
    },
    'listing.expire': {
      'before its term ends': onListing((listing, at) => rules.expire(listing, { at })),
      'after its term': afterTerm((listing, at) => rules.expire(listing, { at })),
    },
    'listing.renew': {
      ...byItsSeller(rules.renew),
      'in the last days of its term': onListing((listing) =>
        listing.expiresAt === undefined ? undefined : rules.renew(listing, { ...seller, at: listing.expiresAt - day }),
      ),
      'after its term': afterTerm((listing, at) => rules.renew(listing, { ...seller, at })),
    },
    'listing.promote': {
      'back to the top': onListing((listing, at) => rules.promote(listing, { product: 'bump', at })),
      'a week in the gallery': onListing((listing, at) => rules.promote(listing, { product: 'gallery', at })),
      'to the end of its term': onListing((listing) =>
        listing.expiresAt === undefined
          ? undefined
          : rules.promote(listing, { product: 'gallery', at: listing.expiresAt - day }),
      ),
      'after its term': afterTerm((listing, at) => rules.promote(listing, { product: 'gallery', at })),
    },
    'listing.endPromotions': {
      'none is over': onListing((listing, at) => rules.endPromotions(listing, { at })),
      over: onListing((listing) => {
        const [promotion] = listing.promotions;
        return promotion && rules.endPromotions(listing, { at: promotion.endsAt });
      }),
    },
    'listing.remove': byItsSeller(rules.remove),
    'listing.ban': { stolen: onListing((listing, at) => rules.ban(listing, { because: 'Stolen', at })) },
  },
  keys: {
    'has had a term': ({ context: { listing } }) => listing?.expiresAt !== undefined,
    'is promoted': ({ context: { listing } }) => (listing?.promotions.length ?? 0) > 0,
  },
  invariants: {
    'chart and reducer agree on where it stands': (now) =>
      (now.context.listing?.status ?? 'unwritten') === stateName(now).split('.').at(-1),
    'no promotion outlasts its ad': ({ context: { listing } }) =>
      listing?.promotions.every(({ endsAt }) => endsAt <= listing.expiresAt!) ?? true,
    'only an ad whose term runs, or that is looked at, is promoted': (now) =>
      !now.context.listing?.promotions.length ||
      now.hasTag('running') ||
      now.matches('inReview') ||
      now.matches('rejected'),
    'what anybody may see has had a term': (now) =>
      !now.hasTag('viewable') || now.context.listing?.expiresAt !== undefined,
  },
});

/** Drafts a listing that does not exist yet; every listing has its own journal. */
function written(changes: Partial<ListingContent>, origin?: Parameters<typeof rules.draft>[0]['origin']) {
  return ({ listing }: { readonly listing: Listing | null }, at: number): Answer | undefined =>
    listing === null
      ? rules.draft({ seller: ana, content: { ...bike, ...changes }, ...(origin && { origin }), at })
      : undefined;
}

/** A command on an existing listing. */
function onListing(ask: Ask) {
  return ({ listing }: { readonly listing: Listing | null }, at: number): Answer | undefined =>
    listing === null ? undefined : ask(listing, at);
}

/** A command when the term of the listing has ended, if it ever had one. */
function afterTerm(ask: Ask) {
  return onListing((listing) => (listing.expiresAt === undefined ? undefined : ask(listing, listing.expiresAt)));
}

function byItsSeller(rule: OwnCommand) {
  return {
    'by its seller': onListing((listing, at) => rule(listing, { ...seller, at })),
    'not yours': onListing((listing, at) => rule(listing, { ...stranger, at })),
  };
}

function revised(changes: (now: ListingContent) => Partial<ListingContent>) {
  return onListing((listing, at) => {
    const content = { ...listing.content, ...changes(listing.content) };
    return rules.revise(listing, { ...seller, content, at });
  });
}

function other<T>(now: T | undefined, one: T, another: T): T {
  return now === one ? another : one;
}

function otherPrice({ price }: ListingContent): ListingContent['price'] {
  return price.kind === 'free' ? { kind: 'amount', francs: 420 } : { kind: 'free' };
}
