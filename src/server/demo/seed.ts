import { importSeller } from '#machines/account/accountRules.ts';
import { accountLifecycle } from '#machines/account/accountLifecycle.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { listingLifecycle } from '#machines/listing/listingLifecycle.ts';
import type { Market } from '../market.ts';
import { demoMarket, type DemoListing } from './demoMarket.ts';
import type { DemoSeller } from './demoSeller.ts';

const actor = 'demo';
const atOnce = 64;

/**
 * Whether the demonstration has a place here: the market is empty, or its filling was broken off. The ad that is told
 * last, when all others are there, is the mark of its end; a market that began otherwise is somebody's own.
 */
export async function wantsDemo({ store, clock }: Market): Promise<boolean> {
  const [first] = await store.readAll(0, 1);
  if (!first) return true;
  if (first.meta.actor !== actor) return false;
  const last = demoMarket(clock()).listings.at(-1)!;
  return (await store.readCommand(commandFor(last))).length === 0;
}

/**
 * Fills an empty market with the demonstration ads. Each journal is one command with an id of its own, so a filling that
 * was interrupted, or that two servers begin at once, goes on without telling anything twice. Gives how many ads there are.
 */
export async function seedDemo(market: Market): Promise<number> {
  const { sellers, listings } = demoMarket(market.clock());
  for (const seller of sellers) await bringIn(market, seller);
  const others = listings.slice(0, -1);
  for (let from = 0; from < others.length; from += atOnce) {
    await Promise.all(others.slice(from, from + atOnce).map((listing) => tell(market, listing)));
  }
  await tell(market, listings.at(-1)!);
  return listings.length;
}

function bringIn(market: Market, { id, name, kind, since }: DemoSeller): Promise<void> {
  return settled(
    market.commands.run({
      id: `demo-account-${id}`,
      actor,
      streams: { account: { lifecycle: accountLifecycle, id } },
      decide: ({ account: { account } }) =>
        account ? {} : { account: importSeller(null, { name, sellerKind: kind, source: actor, at: since }) },
    }),
  );
}

function tell(market: Market, demo: DemoListing): Promise<void> {
  const { id, facts } = demo;
  return settled(
    market.commands.run({
      id: commandFor(demo),
      actor,
      streams: { listing: { lifecycle: listingLifecycle, id } },
      decide: ({ listing: { listing } }) => (listing ? {} : { listing: facts }),
    }),
  );
}

function commandFor({ id }: DemoListing): string {
  return `demo-listing-${id}`;
}

async function settled(running: Promise<unknown>): Promise<void> {
  const answer = await running;
  if (isRefusal(answer)) throw new Error(`The demonstration market was refused: ${JSON.stringify(answer)}`);
}
