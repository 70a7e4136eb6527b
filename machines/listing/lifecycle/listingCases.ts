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

/** Commands of the seller only. */
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
      'by a verified seller': onAd((ad, at) => rules.publish(ad, { ...seller, verified: true, at })),
      'by a seller who is not verified': onAd((ad, at) => rules.publish(ad, { ...seller, verified: false, at })),
      'too cheap': onAd((ad, at) =>
        rules.publish(ad, { ...seller, verified: true, risk: 'The price is far below others', at }),
      ),
      'not yours': onAd((ad, at) => rules.publish(ad, { ...stranger, verified: true, at })),
    },
    'listing.approve': {
      'before its term ends': onAd((ad, at) => rules.approve(ad, { at })),
      'after its term': afterTerm((ad, at) => rules.approve(ad, { at })),
    },
    'listing.reject': { 'another bicycle': onAd((ad, at) => rules.reject(ad, { because, at })) },
    'listing.hold': { reported: onAd((ad, at) => rules.hold(ad, { because: 'Reported', at })) },
    'listing.revise': {
      'another title': revised((now) => ({ title: other(now.title, 'Citybike', 'Stadtvelo') })),
      'another price': revised((now) => ({ price: otherPrice(now) })),
      'title and price': revised((now) => ({
        title: other(now.title, 'Citybike', 'Stadtvelo'),
        price: otherPrice(now),
      })),
      'nothing new': revised(() => ({})),
      'its address at the source': onAd((ad, at) => {
        const externalUrl = other(ad.externalUrl, 'https://a.example/7', 'https://b.example/7');
        return rules.revise(ad, { ...seller, content: ad.content, externalUrl, at });
      }),
      'without a title': revised(() => ({ title: ' ' })),
      'not yours': onAd((ad, at) => rules.revise(ad, { ...stranger, content: ad.content, at })),
    },
    'listing.pause': byItsSeller(rules.pause),
    'listing.resume': byItsSeller(rules.resume),
    'listing.reserve': byItsSeller(rules.reserve),
    'listing.endReservation': byItsSeller(rules.endReservation),
    'listing.sell': byItsSeller((ad, command) => rules.sell(ad, { ...command, where: 'here' })),
    'listing.cancelSale': {
      ...byItsSeller(rules.cancelSale),
      'after its term': afterTerm((ad, at) => rules.cancelSale(ad, { ...seller, at })),
    },
    'listing.expire': {
      'before its term ends': onAd((ad, at) => rules.expire(ad, { at })),
      'after its term': afterTerm((ad, at) => rules.expire(ad, { at })),
    },
    'listing.renew': {
      ...byItsSeller(rules.renew),
      'in the last days of its term': onAd((ad) =>
        ad.expiresAt === undefined ? undefined : rules.renew(ad, { ...seller, at: ad.expiresAt - day }),
      ),
      'after its term': afterTerm((ad, at) => rules.renew(ad, { ...seller, at })),
    },
    'listing.promote': {
      'back to the top': onAd((ad, at) => rules.promote(ad, { product: 'bump', at })),
      'a week in the gallery': onAd((ad, at) => rules.promote(ad, { product: 'gallery', at })),
      'to the end of its term': onAd((ad) =>
        ad.expiresAt === undefined ? undefined : rules.promote(ad, { product: 'gallery', at: ad.expiresAt - day }),
      ),
      'after its term': afterTerm((ad, at) => rules.promote(ad, { product: 'gallery', at })),
    },
    'listing.endPromotions': {
      'none is over': onAd((ad, at) => rules.endPromotions(ad, { at })),
      over: onAd((ad) => {
        const [promotion] = ad.promotions;
        return promotion && rules.endPromotions(ad, { at: promotion.endsAt });
      }),
    },
    'listing.remove': byItsSeller(rules.remove),
    'listing.ban': { stolen: onAd((ad, at) => rules.ban(ad, { because: 'Stolen', at })) },
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

/** A listing is drafted once; every listing has its own journal. */
function written(changes: Partial<ListingContent>, origin?: Parameters<typeof rules.draft>[0]['origin']) {
  return ({ listing }: { readonly listing: Listing | null }, at: number): Answer | undefined =>
    listing === null
      ? rules.draft({ seller: ana, content: { ...bike, ...changes }, ...(origin && { origin }), at })
      : undefined;
}

/** A command on an existing listing. */
function onAd(ask: Ask) {
  return ({ listing }: { readonly listing: Listing | null }, at: number): Answer | undefined =>
    listing === null ? undefined : ask(listing, at);
}

/** A command when the term of the listing has ended, if it ever had one. */
function afterTerm(ask: Ask) {
  return onAd((listing) => (listing.expiresAt === undefined ? undefined : ask(listing, listing.expiresAt)));
}

function byItsSeller(rule: OwnCommand) {
  return {
    'by its seller': onAd((listing, at) => rule(listing, { ...seller, at })),
    'not yours': onAd((listing, at) => rule(listing, { ...stranger, at })),
  };
}

function revised(changes: (now: ListingContent) => Partial<ListingContent>) {
  return onAd((listing, at) => {
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
