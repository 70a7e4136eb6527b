import { priceIn } from '#machines/insertion/listingContent.ts';
import { type FieldProblem, problemsOf } from '#machines/insertion/fieldProblems.ts';
import { fieldRulesOf } from '#machines/insertion/fieldRules.ts';
import { refuse } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import * as rules from '#machines/listing/lifecycle/listingRules.ts';
import type { Language } from '#machines/market/language.ts';
import { nextYear } from '#market/dates/dates.ts';
import type { Account } from '#machines/account/lifecycle/account.ts';
import { type ListingSubmission, judgedListing } from '../insertion/listingSubmission.ts';
import { isRefusedListing, refuseListing, type RefusedListing } from '../insertion/refusedListings.ts';
import {
  type DecideOnListing,
  type DoneOnListing,
  onSellersListing,
  sellersListing,
} from '../insertion/sellersListing.ts';
import type { InsertionServices } from '#server/insertion/insertionServices.ts';
import { endReservationWithNotice } from '../messaging/conversation/conversationCommands.ts';

/** The id of a listing, and the seller that the caller claims to be. */
interface Own {
  readonly id: string;
  readonly seller: string;
}

type Done = DoneOnListing | RefusedListing;

/** The rules of a seller's commands that need no parameters. */
const plain = {
  pause: rules.pause,
  resume: rules.resume,
  reserve: rules.reserve,
  endReservation: rules.endReservation,
  cancelSale: rules.cancelSale,
  renew: rules.renew,
  remove: rules.remove,
};

export type PlainCommand = keyof typeof plain;

/**
 * Runs a seller's command on a listing, if rules and chart permit it. Listings of other sellers count as unknown. The
 * end of a reservation is reported in the buyer's conversation.
 */
export async function commandListing(
  { market }: Pick<InsertionServices, 'market'>,
  own: Own,
  command: PlainCommand,
): Promise<Done> {
  if (command === 'endReservation') {
    const done = await endReservationWithNotice(market, { listing: own.id, by: own.seller });
    if (done) {
      const folded = await market.commands.load({ lifecycle: listingLifecycle, id: own.id });
      return { position: done.position, folded };
    }
  }
  return onSellersListing(
    market,
    own,
    onListing((listing, at) => plain[command](listing, { by: own.seller, at })),
  );
}

/** Marks a listing as sold. */
export function sellListing(
  { market }: Pick<InsertionServices, 'market'>,
  own: Own,
  where: 'here' | 'elsewhere' | 'untold',
): Promise<Done> {
  return onSellersListing(
    market,
    own,
    onListing((listing, at) => rules.sell(listing, { by: own.seller, where, at })),
  );
}

/**
 * Changes the content of a listing, validated like a new listing. Its existing photos may stay, whatever their origin.
 * A rejected listing is submitted again and goes to a moderator.
 */
export async function reviseListing(
  services: InsertionServices,
  own: Own,
  submission: ListingSubmission,
  language: Language,
): Promise<Done> {
  // Existing photos are not looked up, so the listing is read before the command.
  const current = await sellersListing(services.market, own.seller, own.id);
  if (!current) return refuseListing('insertion.notThere');
  const judged = await judgedListing(
    services,
    { ...submission, currentImages: current.listing.content.images },
    language,
  );
  if ('problems' in judged) return { refused: 'insertion.invalid', problems: judged.problems };
  return onSellersListing(
    services.market,
    own,
    onListing((listing, at, seller) =>
      rules.amend(listing, { by: own.seller, content: judged.content, verified: seller.verifiedAt !== null, at }),
    ),
  );
}

/** Changes the price of a listing, validated by the rules of its category. */
export async function repriceListing(
  { market }: Pick<InsertionServices, 'market'>,
  own: Own,
  { kind, price }: { readonly kind: string; readonly price: string },
): Promise<Done> {
  let problems: readonly FieldProblem[] = [];
  const done = await onSellersListing(
    market,
    own,
    onListing((listing, at) => {
      if (listing.seller !== own.seller || listing.status === 'removed') return refuse('insertion.notThere');
      const { category } = listing.content;
      const pricing = fieldRulesOf(category, { latestYear: nextYear(at) }).filter(({ key }) =>
        ['price_kind', 'price'].includes(key),
      );
      const values = { subcategory: String(category), price_kind: kind, price: kind === 'amount' ? price : '' };
      problems = problemsOf(pricing, values);
      if (problems.length > 0) return refuse('insertion.invalid');
      return rules.reprice(listing, { by: own.seller, price: priceIn(pricing, values), at });
    }),
  );
  return isRefusedListing(done) && done.refused === 'insertion.invalid' ? { ...done, problems } : done;
}

/** Wraps a rule about an existing listing; without a listing it refuses. */
function onListing(
  rule: (listing: Listing, at: number, seller: Account) => ReturnType<DecideOnListing>,
): DecideOnListing {
  return (listing, seller, at) => (listing ? rule(listing, at, seller) : refuse('insertion.notThere'));
}
