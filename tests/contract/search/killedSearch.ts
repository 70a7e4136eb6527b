// A process that writes ads and updates search until it is killed. It prints the acknowledged positions, one per line.
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { openMemoryFeed } from '#server/search/feed/memoryFeed.ts';
import { openSqlFeed } from '#server/search/feed/sqlFeed.ts';
import { openMarket } from '#server/market.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';

const [kind, dataDir, databaseUrl, round] = process.argv.slice(2) as [string, string, string, string];
const writers = 4;

const market = await openMarket({ dataDir, ...(databaseUrl && { databaseUrl }) });
const onFailure = (error: unknown) => {
  throw error;
};
await (kind === 'memory'
  ? openMemoryFeed(market, { dataDir, onFailure, snapshotEvery: 5 })
  : openSqlFeed(market, { url: databaseUrl, onFailure }));

await market.commands.run({
  actor: 'test',
  streams: { account: { lifecycle: accountLifecycle, id: ana } },
  decide: ({ account: { account } }) => ({
    account: importSeller(account, { name: 'Ana', sellerKind: 'private', source: 'test', at: noon }),
  }),
});

async function tell(id: string, ...facts: ListingFact[]): Promise<void> {
  const done = await market.commands.run({
    actor: 'test',
    streams: { listing: { lifecycle: listingLifecycle, id } },
    decide: () => ({ listing: facts }),
  });
  if ('refused' in done) throw new Error(JSON.stringify(done));
  // Node writes to a pipe synchronously and waits for a slow reader, so all printed lines are out when the kill
  // arrives.
  process.stdout.write(`${done.position}\n`);
}

async function write(writer: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const id = `ad${round}-${writer}-${number}`;
    const at = noon + number * minute;
    const content = { ...bike, title: `Velo ${number}`, price: { kind: 'amount', francs: number + 1 } as const };
    await tell(
      id,
      { type: 'listing.drafted', at, seller: ana, content },
      { type: 'listing.published', at, expiresAt: at + minute },
    );
    if (number % 3 === 1) await tell(id, { type: 'listing.edited', at, changes: { title: `Einrad ${number}` } });
    if (number % 3 === 2) await tell(id, { type: 'listing.paused', at });
  }
}

await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
