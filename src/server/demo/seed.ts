import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { momentsOf } from '#server/store/following/moments.ts';
import type { Market } from '#server/store/market.ts';
import { demoMarket, type DemoListing } from './demoMarket.ts';
import type { DemoSeller } from './demoSeller.ts';

/** The actor of all facts of the demonstration. */
export const actor = 'demo';
const atOnce = 64;

/** Commands that begin and end a filling. They distinguish a complete filling from an interrupted one. */
const begun = 'demo-begun';
export const filled = 'demo-filled';
/** The name of the recorded moment when the demonstration was removed, after which it is never filled again. */
export const removalMark = 'demo removed';

/**
 * Whether to fill the demonstration: the market is empty, or its filling was interrupted. Any other market is left
 * alone, including the smaller demonstration of an earlier version. A removed demonstration does not return.
 */
export async function wantsDemo({ store }: Market): Promise<boolean> {
  const [first] = await store.readAll(0, 1);
  if (!first) return true;
  if (first.meta.command !== begun) return false;
  if ((await momentsOf(store).read(removalMark)) !== undefined) return false;
  return (await store.readCommand(filled)).length === 0;
}

/**
 * Fills an empty market with the demonstration listings. Each journal is a command with an idempotency key. An
 * interrupted filling, or two concurrent ones, therefore append nothing twice. Returns the number of listings.
 */
export async function seedDemo(market: Market): Promise<number> {
  const { sellers, listings } = demoMarket(market.clock());
  const [first, ...others] = sellers;
  await bringIn(market, first!, begun);
  await inTurns(others, (seller) => bringIn(market, seller, `demo-account-${seller.id}`));
  await inTurns(listings.slice(0, -1), (listing) => tell(market, listing, `demo-listing-${listing.id}`));
  await tell(market, listings.at(-1)!, filled);
  return listings.length;
}

/** Runs a function for all items, in batches that fit well into one transaction. */
export async function inTurns<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await Promise.all(all.slice(from, from + atOnce).map(run));
}

function bringIn(market: Market, { id, name, kind, since }: DemoSeller, command: string): Promise<void> {
  return settled(
    market.commands.run({
      id: command,
      actor,
      streams: { account: { lifecycle: accountLifecycle, id } },
      decide: ({ account: { account } }) =>
        account ? {} : { account: importSeller(null, { name, sellerKind: kind, source: actor, at: since }) },
    }),
  );
}

function tell(market: Market, { id, facts }: DemoListing, command: string): Promise<void> {
  return settled(
    market.commands.run({
      id: command,
      actor,
      streams: { listing: { lifecycle: listingLifecycle, id } },
      decide: ({ listing: { listing } }) => (listing ? {} : { listing: facts }),
    }),
  );
}

async function settled(running: Promise<unknown>): Promise<void> {
  const answer = await running;
  if (isRefusal(answer)) throw new Error(`The demonstration market was refused: ${JSON.stringify(answer)}`);
}
