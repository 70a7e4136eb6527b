import { refuse, type Refusal } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import type { Done } from '#server/store/commands.ts';
import type { Market } from '#server/store/market.ts';

/**
 * Runs a rule on an existing listing and appends its facts. Refuses with `listing.unknown` if there is no such listing.
 * `id` is an idempotency key.
 */
export async function onListing<Code extends string>(
  market: Market,
  command: { readonly listing: string; readonly actor: string; readonly id?: string },
  rule: (listing: Listing) => readonly ListingFact[] | Refusal<Code>,
): Promise<Done | Refusal<Code | 'listing.unknown' | 'journal.wrongState'>> {
  return market.commands.run<{ listing: { lifecycle: typeof listingLifecycle; id: string } }, Code | 'listing.unknown'>(
    {
      ...(command.id !== undefined && { id: command.id }),
      actor: command.actor,
      streams: { listing: { lifecycle: listingLifecycle, id: command.listing } },
      decide: ({ listing: { listing } }) => {
        if (!listing) return refuse('listing.unknown');
        const answer = rule(listing);
        return 'refused' in answer ? answer : { listing: answer };
      },
    },
  );
}
