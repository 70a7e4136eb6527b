import { importSeller } from '#machines/account/accountRules.ts';
import { accountLifecycle } from '#machines/account/accountLifecycle.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { listingLifecycle } from '#machines/listing/listingLifecycle.ts';
import type { Market } from '../market.ts';
import { demoMarket } from './demoMarket.ts';

const actor = 'demo';
const atOnce = 64;

/**
 * Fills an empty market with the demonstration ads. Each journal is one command with an id of its own, so a filling that
 * was interrupted, or that two servers begin at once, goes on without telling anything twice. Gives how many ads there are.
 */
export async function seedDemo(
  market: Market,
  progress: (done: number, all: number) => void = () => {},
): Promise<number> {
  const { sellers, listings } = demoMarket(market.clock());
  for (const { id, name, kind, since } of sellers) {
    await settled(
      market.commands.run({
        id: `demo-account-${id}`,
        actor,
        streams: { account: { lifecycle: accountLifecycle, id } },
        decide: ({ account: { account } }) =>
          account ? {} : { account: importSeller(null, { name, sellerKind: kind, source: actor, at: since }) },
      }),
    );
  }
  for (let from = 0; from < listings.length; from += atOnce) {
    const batch = listings.slice(from, from + atOnce);
    await Promise.all(
      batch.map(({ id, facts }) =>
        settled(
          market.commands.run({
            id: `demo-listing-${id}`,
            actor,
            streams: { listing: { lifecycle: listingLifecycle, id } },
            decide: ({ listing: { listing } }) => (listing ? {} : { listing: facts }),
          }),
        ),
      ),
    );
    progress(Math.min(from + atOnce, listings.length), listings.length);
  }
  return listings.length;
}

async function settled(running: Promise<unknown>): Promise<void> {
  const answer = await running;
  if (isRefusal(answer)) throw new Error(`The demonstration market was refused: ${JSON.stringify(answer)}`);
}
