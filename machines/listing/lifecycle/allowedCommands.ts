import type { SnapshotFrom } from 'xstate';
import { accept, type Decision } from '../../journal/decide.ts';
import type { Folded } from '../../journal/fold.ts';
import { isRefusal } from '../../journal/refusal.ts';
import type { Listing } from './listing.ts';
import type { ListingFact } from './listingFacts.ts';
import { listingMachine } from './listingMachine.ts';
import * as rules from './listingRules.ts';

type Decide = (listing: Listing, command: { readonly by: string; readonly at: number }) => Decision<ListingFact>;

/** The decision of each command of a seller, with an example of its data. */
const decisions = {
  edit: (_, { at }) => [{ type: 'listing.edited', at, changes: {} }],
  reprice: ({ content: { price } }, { at }) => [{ type: 'listing.repriced', at, price }],
  pause: rules.pause,
  resume: rules.resume,
  reserve: rules.reserve,
  endReservation: rules.endReservation,
  sell: (listing, command) => rules.sell(listing, { ...command, where: 'untold' }),
  cancelSale: rules.cancelSale,
  renew: rules.renew,
  remove: rules.remove,
} as const satisfies Readonly<Record<string, Decide>>;

type SellersCommand = keyof typeof decisions;

const commands = Object.keys(decisions) as SellersCommand[];

/** The commands that both rule and chart permit the seller of a listing now. */
export function allowedCommands(
  folded: Folded<SnapshotFrom<typeof listingMachine>>,
  at: number,
): readonly SellersCommand[] {
  const { listing } = folded.snapshot.context;
  if (!listing) return [];
  return commands.filter((command) => {
    const decision: Decision<ListingFact> = decisions[command](listing, { by: listing.seller, at });
    return !isRefusal(decision) && !isRefusal(accept(listingMachine, folded, decision));
  });
}
