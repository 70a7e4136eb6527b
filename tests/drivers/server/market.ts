import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import type { SellerKind } from '#machines/account/lifecycle/account.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { draft, publish } from '#machines/listing/lifecycle/listingRules.ts';
import { openMarket } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';

/** A market of a test in a temporary folder. */
export interface TestMarket {
  readonly market: Market;
  readonly folder: string;
  /** Registers a seller in the market. */
  seller(id: string, name?: string, kind?: SellerKind): Promise<void>;
  /** Appends facts to an ad's journal; its chart must accept them. */
  tells(listing: string, facts: readonly ListingFact[]): Promise<void>;
  /** Appends facts to the journal of an account. */
  recordsFacts(account: string, facts: readonly AccountFact[]): Promise<void>;
  /** Publishes an ad. */
  publishes(seller: string, listing: string, content: ListingContent): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a market: embedded, or on the given PostgreSQL database; in a new folder, or in that of a closed market. Writes
 * happen in this thread, because a writer thread takes longer to start than most tests last.
 */
export async function openTestMarket(
  now: () => number,
  {
    folder: known,
    writesHere = true,
    ...config
  }: { readonly databaseUrl?: string; readonly folder?: string; readonly writesHere?: boolean } = {},
): Promise<TestMarket> {
  const folder = known ?? (await mkdtemp(join(tmpdir(), 'allmend-market-')));
  const market = await openMarket({ dataDir: folder, ...config }, { clock: now, writesHere });
  return {
    market,
    folder,
    ...writingTo(market, now),
    async close() {
      await market.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The functions by which tests write to a market. */
export function writingTo(market: Market, now: () => number): Omit<TestMarket, 'market' | 'folder' | 'close'> {
  async function tells(id: string, facts: readonly ListingFact[]): Promise<void> {
    const answer = await market.commands.run({
      actor: 'test',
      streams: { listing: { lifecycle: listingLifecycle, id } },
      decide: () => ({ listing: facts }),
    });
    if (isRefusal(answer)) throw new Error(`${id}: ${JSON.stringify(answer)}`);
  }

  return {
    tells,
    async recordsFacts(id, facts) {
      const answer = await market.commands.run({
        actor: 'test',
        streams: { account: { lifecycle: accountLifecycle, id } },
        decide: () => ({ account: facts }),
      });
      if (isRefusal(answer)) throw new Error(`${id}: ${JSON.stringify(answer)}`);
    },
    async seller(id, name = id, kind = 'private') {
      await market.commands.run({
        actor: 'test',
        streams: { account: { lifecycle: accountLifecycle, id } },
        decide: ({ account: { account } }) => ({
          account: importSeller(account, { name, sellerKind: kind, source: 'test', at: now() }),
        }),
      });
    },
    async publishes(seller, listing, content) {
      const drafted = draft({ seller, content, at: now() });
      if ('refused' in drafted) throw new Error(JSON.stringify(drafted));
      await tells(listing, drafted);
      const { snapshot } = await market.commands.load({ lifecycle: listingLifecycle, id: listing });
      const published = publish(snapshot.context.listing!, { by: seller, verified: true, at: now() });
      if ('refused' in published) throw new Error(JSON.stringify(published));
      await tells(listing, published);
    },
  };
}
