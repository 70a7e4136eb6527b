import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { isRefusal, refuse } from '#machines/journal/refusal.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { draft, pause, promote, publish, resume, revise, sell } from '#machines/listing/lifecycle/listingRules.ts';
import { marketOn } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import { onListing } from '#server/listing/commands.ts';
import type { Done } from '#server/store/commands.ts';
import { filePersonKeys } from '#server/store/keys/personKeys.ts';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import type { Store } from '#server/store/store.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';

let folder: string;
let store: Store;
let market: Market;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmend-commands-'));
  store = await openSqliteStore({ dataDir: folder });
  market = onStore(store);
});

afterEach(async () => {
  market.keys.close();
  await store.close();
  await rm(folder, { recursive: true });
});

function onStore(on: Store): Market {
  return marketOn(on, filePersonKeys(folder, { mayCreate: true }), { clock: () => noon });
}

function drafted(on: Market, id: string, command?: string) {
  return on.commands.run({
    ...(command !== undefined && { id: command }),
    actor: ana,
    streams: { listing: { lifecycle: listingLifecycle, id } },
    decide: ({ listing: { listing } }) => {
      if (listing) return refuse('listing.thereAlready');
      const facts = draft({ seller: ana, content: bike, at: noon });
      return 'refused' in facts ? facts : { listing: facts };
    },
  });
}

const published = (on: Market, id: string) =>
  onListing(on, { listing: id, actor: ana }, (listing) => publish(listing, { by: ana, verified: true, at: noon }));

function facts(answer: Done | { refused: string }): string[] {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  return answer.facts.map(({ type }) => type);
}

function afterOf(answer: Done | { refused: string }): object {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  return answer.after['listing']!.snapshot.context;
}

describe('the command runner', () => {
  it('appends the facts of the rule, with the actor and the chart that accepted them', async () => {
    await drafted(market, 'bike', 'command-1');
    const [fact] = await store.readStream('listing-bike');
    expect(fact).toMatchObject({ position: 1, version: 1, type: 'listing.drafted', at: noon });
    expect(fact?.meta).toEqual({ actor: ana, command: 'command-1', chart: expect.stringMatching(/^[0-9a-f]{16}$/) });
  });

  it('refuses what the rule or the chart refuses, and appends nothing', async () => {
    expect(await published(market, 'bike')).toEqual({ refused: 'listing.unknown' });
    await drafted(market, 'bike');
    const early = await onListing(market, { listing: 'bike', actor: ana }, (listing) =>
      pause(listing, { by: ana, at: noon }),
    );
    expect(early).toEqual({ refused: 'journal.wrongState', details: { fact: 'listing.paused', state: 'draft' } });
    expect(await store.head()).toBe(1);
  });

  it('returns the first answer for a repeated command id, even when the rule would now refuse', async () => {
    const first = await drafted(market, 'bike', 'command-1');
    const second = await drafted(market, 'bike', 'command-1');
    expect(second).toEqual(first);
    expect(await store.head()).toBe(1);
  });

  it('returns the streams as they are after the command', async () => {
    const first = await drafted(market, 'bike', 'command-1');
    expect(afterOf(first)).toMatchObject({ listing: { status: 'draft', content: bike } });
    expect(afterOf(await published(market, 'bike'))).toMatchObject({ listing: { status: 'active' } });
    const nothing = await onListing(market, { listing: 'bike', actor: ana }, () => []);
    expect(afterOf(nothing)).toMatchObject({ listing: { status: 'active' } });
  });

  it('returns the streams as they are now when a command is repeated, also by another runner', async () => {
    const other = onStore(store);
    await drafted(market, 'bike', 'command-1');
    await published(other, 'bike');
    const repeated = await drafted(market, 'bike', 'command-1');
    expect(facts(repeated)).toEqual(['listing.drafted']);
    expect(afterOf(repeated)).toMatchObject({ listing: { status: 'active' } });
    other.keys.close();
  });

  it('writes the rows of the read model together with the facts', async () => {
    await drafted(market, 'bike');
    await published(market, 'bike');
    const [row] = await store.query({
      sql: 'SELECT status, title, francs FROM listings WHERE id = ?',
      parameters: ['bike'],
    });
    expect(row).toEqual({ status: 'active', title: bike.title, francs: 480 });
  });

  it('lets one of many concurrent pauses of an ad succeed; the others learn that it is paused', async () => {
    await drafted(market, 'bike');
    await published(market, 'bike');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        onListing(market, { listing: 'bike', actor: ana }, (listing) => pause(listing, { by: ana, at: noon })),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(answers.filter((answer) => isRefusal(answer) && answer.refused === 'journal.wrongState')).toHaveLength(19);
  });

  it('tries again when another runner on the same store was first', async () => {
    const other = onStore(store);
    await drafted(market, 'bike');
    await published(other, 'bike');
    expect(
      facts(
        await onListing(market, { listing: 'bike', actor: ana }, (listing) =>
          sell(listing, { by: ana, where: 'here', at: noon }),
        ),
      ),
    ).toEqual(['listing.sold']);
    other.keys.close();
  });

  it('reads again before a refusal from the cache that another runner has made obsolete', async () => {
    const other = onStore(store);
    await drafted(market, 'bike');
    await published(market, 'bike');
    await onListing(market, { listing: 'bike', actor: ana }, (listing) => pause(listing, { by: ana, at: noon }));
    await onListing(other, { listing: 'bike', actor: ana }, (listing) => resume(listing, { by: ana, at: noon }));
    const again = await onListing(market, { listing: 'bike', actor: ana }, (listing) =>
      pause(listing, { by: ana, at: noon }),
    );
    expect(facts(again)).toEqual(['listing.paused']);
    other.keys.close();
  });

  it('reads again before it reports from the cache that nothing has to change', async () => {
    const other = onStore(store);
    const revised = (on: Market, francs: number) =>
      onListing(on, { listing: 'bike', actor: ana }, (listing) =>
        revise(listing, { by: ana, content: { ...bike, price: { kind: 'amount', francs } }, at: noon }),
      );
    await drafted(market, 'bike');
    await revised(other, 400);
    expect(facts(await revised(market, 480))).toEqual(['listing.repriced']);
    expect(facts(await revised(market, 480))).toEqual([]);
    other.keys.close();
  });

  it('reads and appends several streams in one command', async () => {
    const answer = await market.commands.run({
      actor: 'import',
      streams: {
        seller: { lifecycle: accountLifecycle, id: ana },
        listing: { lifecycle: listingLifecycle, id: 'bike' },
      },
      decide: ({ seller: { account } }) => {
        const listing = draft({ seller: ana, content: bike, at: noon });
        if ('refused' in listing) return listing;
        return {
          seller: importSeller(account, { name: 'Ana', sellerKind: 'private', source: 'test', at: noon }),
          listing,
        };
      },
    });
    expect(facts(answer)).toEqual(['account.imported', 'listing.drafted']);
  });

  it('stores a snapshot of a long journal, and works as well without it', async () => {
    await drafted(market, 'bike');
    await published(market, 'bike');
    for (let days = 1; days <= 60; days += 1) {
      await onListing(market, { listing: 'bike', actor: ana }, (listing) =>
        promote(listing, { product: 'bump', at: noon + days * 1000 }),
      );
    }
    expect((await store.readSnapshot('listing-bike'))?.version).toBe(50);
    const ref = { lifecycle: listingLifecycle, id: 'bike' };
    const withSnapshot = await onStore(store).commands.load(ref);
    await store.forgetSnapshots();
    const without = await onStore(store).commands.load(ref);
    expect(withSnapshot.version).toBe(62);
    expect(withSnapshot.snapshot.context).toEqual(without.snapshot.context);
    expect(without.snapshot.context.listing?.listedAt).toBe(noon + 60_000);
    expect(noon + 60_000).toBeLessThan(noon + day);
  });
});

describe('personal fields', () => {
  const register = () =>
    market.commands.run({
      actor: 'import',
      streams: { account: { lifecycle: accountLifecycle, id: ana } },
      decide: () => ({
        account: importSeller(null, { name: 'Ana Rossi', sellerKind: 'private', source: 'test', at: noon }),
      }),
    });

  it('are sealed in the journal and are readable with the key of their person', async () => {
    await register();
    const [stored] = await store.readStream(`account-${ana}`);
    expect(JSON.stringify(stored)).not.toContain('Rossi');
    expect(stored?.data).toMatchObject({ sellerKind: 'private', name: expect.stringMatching(/^sealed:1:ana:/) });
    const { snapshot } = await onStore(store).commands.load({ lifecycle: accountLifecycle, id: ana });
    expect(snapshot.context.account?.name).toBe('Ana Rossi');
  });

  it('are empty once the key is deleted, and the journal still folds', async () => {
    await register();
    const keyless = marketOn(store, { ...market.keys, find: async () => undefined });
    const { snapshot } = await keyless.commands.load({ lifecycle: accountLifecycle, id: ana });
    expect(snapshot.context.account).toMatchObject({ name: '', sellerKind: 'private' });
  });
});
