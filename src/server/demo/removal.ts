import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { eraseOwnerless } from '#machines/account/lifecycle/leavingRules.ts';
import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { remove } from '#machines/listing/lifecycle/listingRules.ts';
import { isCallRefusal } from '#server/account/accountRefusals.ts';
import { runOnAccount } from '#server/account/runOnAccount.ts';
import { onListing } from '#server/listing/commands.ts';
import { momentsOf } from '#server/store/following/moments.ts';
import { compiled } from '#server/store/sql.ts';
import type { Market } from '#server/store/market.ts';
import { actor as demo, filled, inTurns, removalMark } from './seed.ts';

/** The result of removing the demonstration. */
export interface DemoRemoval {
  /** The number of listings and accounts that the demonstration brought; 0 if the market has none. */
  readonly listings: number;
  readonly accounts: number;
  /** The number of listings and accounts that this removal removed; others were removed before. */
  readonly listingsRemoved: number;
  readonly accountsRemoved: number;
  /** The number of the demonstration's accounts that stay, because they have listings of another origin. */
  readonly accountsInUse: number;
}

/** The number of facts that one read returns. */
const atOnce = 5000;

/**
 * Removes the listings and accounts of the demonstration by facts, and nothing else. The journals that the
 * demonstration began are its own, whatever happened to them later. The server deletes the keys of the accounts as of
 * all erased ones.
 */
export async function removeDemo(market: Market): Promise<DemoRemoval> {
  const { listings, accounts } = await begunByDemo(market);
  if (listings.length + accounts.length === 0) {
    return { listings: 0, accounts: 0, listingsRemoved: 0, accountsRemoved: 0, accountsInUse: 0 };
  }
  // The removal is recorded first, so that the next start does not resume an interrupted filling.
  await momentsOf(market.store).write(removalMark, market.clock());
  let listingsRemoved = 0;
  await inTurns(listings, async (id) => {
    if (await removeListing(market, id)) listingsRemoved += 1;
  });
  const inUse = await sellersIn(market);
  const unused = accounts.filter((id) => !inUse.has(id));
  let accountsRemoved = 0;
  await inTurns(unused, async (id) => {
    if (await eraseAccount(market, id)) accountsRemoved += 1;
  });
  return {
    listings: listings.length,
    accounts: accounts.length,
    listingsRemoved,
    accountsRemoved,
    accountsInUse: accounts.length - unused.length,
  };
}

/** The ids of all listings and accounts whose journals the demonstration began. */
async function begunByDemo({ store }: Market): Promise<{ readonly listings: string[]; readonly accounts: string[] }> {
  const found = { listings: [] as string[], accounts: [] as string[] };
  // The filling ends with this command. After an interrupted filling, its facts may be anywhere.
  const last = (await store.readCommand(filled)).at(-1)?.position ?? (await store.head());
  for (let after = 0; after < last;) {
    const facts = await store.readAll(after, atOnce);
    for (const { stream, version, meta } of facts) {
      if (version !== 1 || meta.actor !== demo || !meta.command?.startsWith('demo-')) continue;
      const feature = featureOf(stream);
      if (feature === listingLifecycle.feature) found.listings.push(idOf(stream));
      if (feature === accountLifecycle.feature) found.accounts.push(idOf(stream));
    }
    after = facts.at(-1)?.position ?? last;
  }
  return found;
}

async function removeListing(market: Market, id: string): Promise<boolean> {
  const at = market.clock();
  const answer = await onListing(market, { listing: id, actor: 'shell' }, (listing) =>
    listing.status === 'removed' ? [] : remove(listing, { by: listing.seller, at }),
  );
  if ('refused' in answer) throw new Error(`The ad ${id} could not be removed: ${answer.refused}`);
  return answer.facts.length > 0;
}

async function eraseAccount(market: Market, id: string): Promise<boolean> {
  const { sql, clock } = market;
  const at = clock();
  const erasure = compiled(sql.insertInto('erasures').values({ account: id, noted_at: at }));
  const rows = (facts: readonly unknown[]) => (facts.length > 0 ? [erasure] : []);
  const answer = await runOnAccount({ market }, { account: id, actor: 'shell', rows }, (account) =>
    eraseOwnerless(account, { at }),
  );
  if (isCallRefusal(answer)) throw new Error(`The account ${id} could not be erased: ${answer.refused}`);
  return answer.facts.length > 0;
}

/** The accounts that have listings which are not removed. */
async function sellersIn({ sql, store }: Market): Promise<ReadonlySet<string>> {
  const query = sql.selectFrom('listings').select('seller').distinct().where('status', '<>', 'removed');
  return new Set((await store.query<{ seller: string }>(compiled(query))).map(({ seller }) => seller));
}
