import type { Account } from '#machines/account/lifecycle/account.ts';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import { defaultLanguage } from '#machines/market/language.ts';
import { renewalDays } from '#machines/market/limits.ts';
import { day } from '#machines/market/units.ts';
import { slugOf } from '#market/addresses/slug.ts';
import type { ListingMailKind } from '#words/mails/listingMails.ts';
import { renewableUntil } from '#server/ownListings/renewalLink.ts';
import type { MailData } from './accountMails.ts';

/**
 * A mail that a fact of a listing causes, and when it is due (epoch milliseconds). Its row waits in the mail ledger
 * until then.
 */
export interface CausedListingMail {
  readonly kind: ListingMailKind;
  readonly due: number;
}

/**
 * The mails that a fact of a listing causes, once each: it is online, its term ends in a week, its term has ended. They
 * depend on facts, so the number of scheduler runs does not matter.
 */
export function mailsCausedByListing(fact: ListingFact): readonly CausedListingMail[] {
  switch (fact.type) {
    case 'listing.published':
      return [{ kind: 'adOnline', due: fact.at }, ending(fact.expiresAt)];
    case 'listing.renewed':
    case 'listing.extended':
      return [ending(fact.expiresAt)];
    case 'listing.expired':
      return [{ kind: 'adExpired', due: fact.at }];
    default:
      return [];
  }
}

function ending(expiresAt: number): CausedListingMail {
  return { kind: 'adEnding', due: expiresAt - renewalDays * day };
}

/**
 * The letter about a listing, from the current state of listing and seller; undefined if the seller's address is no
 * longer known.
 */
export function listingMailData(
  { kind, due }: CausedListingMail,
  { id, listing, seller }: { readonly id: string; readonly listing: Listing; readonly seller: Account },
): MailData | undefined {
  if (!seller.email || listing.expiresAt === undefined) return undefined;
  const { title } = listing.content;
  const end = listing.expiresAt;
  return {
    kind,
    to: seller.email,
    language: seller.language ?? defaultLanguage,
    at: due,
    listing: { id, title, slug: slugOf(title), end },
    ...(kind === 'adOnline' ? { link: 'listing' } : { link: 'renewal', until: renewableUntil(end) }),
  };
}

/** Whether the mail is still true: the listing has the reported status in the same term, and its seller is visible. */
export function isStillSo(
  { kind }: CausedListingMail,
  fact: ListingFact,
  { listing, seller }: { readonly listing: Listing; readonly seller: Account },
): boolean {
  if (seller.block || !shownStatuses.includes(seller.status)) return false;
  if ('expiresAt' in fact && fact.expiresAt !== listing.expiresAt) return false;
  switch (kind) {
    case 'adOnline':
      return statusesTagged('listed').includes(listing.status);
    case 'adEnding':
      return statusesTagged('running').includes(listing.status);
    case 'adExpired':
      return listing.status === 'expired';
  }
}
