import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { forgetErased } from '#server/personalData.ts';
import { demoMarket } from '#server/demo/demoMarket.ts';
import { type DemoRemoval, removeDemo } from '#server/demo/removal.ts';
import { seedDemo, wantsDemo } from '#server/demo/seed.ts';
import { importListings } from '#server/import/importListings.ts';
import { writeAboutListing } from '#server/messaging/conversation/writing.ts';
import { openedFact } from '#server/store/journals.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const day = 24 * 60 * 60 * 1000;

/** Contract tests for every engine: the demonstration is removed, and everything else stays. */
export function describeDemoRemoval(engine: string, openMarket: (now: () => number) => Promise<TestMarket>): void {
  describe(`removing the demonstration on ${engine}`, () => {
    const script = demoMarket(noon);
    const isRunning = ({ facts }: (typeof script.listings)[number]) =>
      ['listing.published', 'listing.bumped'].includes(facts.at(-1)!.type);
    const [demoListing, ...otherListings] = script.listings.filter(isRunning);
    /** A demonstration seller who has several ads, and for whom the import adds one. */
    const shared = otherListings.find(({ seller }) => seller !== demoListing!.seller)!.seller;
    let now = noon;
    let test: TestMarket;
    let buyer: string;
    let conversation: string;
    let removal: DemoRemoval;

    beforeAll(async () => {
      test = await openMarket(() => now);
      await seedDemo(test.market);
      buyer = await accountsOf(test.market).joins('beat@example.ch');
      const vreni = await accountsOf(test.market).joins('vreni@example.ch');
      await test.publishes(vreni, 'realrealreal', bike);
      const origin = { source: 'import:listings', externalId: 'one' };
      await importListings(test.market, { listings: [{ line: 2, seller: { id: shared }, origin, content: bike }] });
      now += day;
      const written = { key: 'one', text: 'Ist das Inserat noch da?', pictures: [] };
      const answer = await writeAboutListing(test.market, { listing: demoListing!.id, by: buyer, written });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      conversation = answer.conversation;
      removal = await removeDemo(test.market);
    }, 300_000);
    afterAll(() => test.close());

    const rows = <Row>(sql: string) => test.market.store.query<Row>({ sql, parameters: [] });

    it('counts the removed data', () => {
      const draftsAndListings = script.listings.length;
      const { listingsRemoved, ...counts } = removal;
      expect(counts).toEqual({
        listings: draftsAndListings,
        accounts: script.sellers.length,
        accountsRemoved: script.sellers.length - 1,
        accountsInUse: 1,
      });
      const before = script.listings.filter(({ facts }) => facts.at(-1)!.type === 'listing.removed').length;
      expect(listingsRemoved).toBe(draftsAndListings - before);
    });

    it('leaves the ads that others published, also for a seller of the demonstration', async () => {
      const left = await rows<{ id: string; seller: string; status: string }>(
        `SELECT id, seller, status FROM listings WHERE status <> 'removed' ORDER BY seller`,
      );
      expect(left.map(({ status }) => status)).toEqual(['active', 'active']);
      expect(left.map(({ id }) => id)).toContain('realrealreal');
      expect(left.map(({ seller }) => seller)).toContain(shared);
    });

    it('erases the accounts of the demonstration, and none of people', async () => {
      const accounts = await rows<{ id: string; status: string }>(
        `SELECT id, status FROM accounts WHERE status <> 'erased'`,
      );
      expect(accounts).toHaveLength(3);
      expect(accounts.find(({ id }) => id === buyer)?.status).toBe('active');
      expect(accounts.find(({ id }) => id === shared)?.status).toBe('invited');
    });

    it('uses facts that the journals accept', async () => {
      const listing = await test.market.store.readStream(streamOf(listingLifecycle, demoListing!.id));
      expect(listing.at(-1)).toMatchObject({ type: 'listing.removed', meta: { actor: 'shell' } });
      const account = await test.market.store.readStream(streamOf(accountLifecycle, demoListing!.seller));
      expect(account.at(-1)).toMatchObject({ type: 'account.erased', meta: { actor: 'shell' } });
      expect((await verifyJournals(test.market)).problems).toEqual([]);
    });

    it('deletes the keys of these accounts with the next work of the server, and conversations about their ads stay readable', async () => {
      now += 2 * day;
      const forgotten = await forgetErased(test.market, { forget: async () => undefined });
      expect(forgotten).toHaveLength(script.sellers.length - 1);
      expect(await test.market.keys.find(demoListing!.seller)).toBeUndefined();
      const feature = test.market.features.find(({ lifecycle }) => lifecycle === conversationLifecycle)!;
      const facts = await test.market.store.readStream(streamOf(conversationLifecycle, conversation));
      const opened = await Promise.all(facts.map((fact) => openedFact(feature, fact, test.market.keys)));
      expect(JSON.stringify(opened)).toContain('Ist das Inserat noch da?');
    });

    it('a second removal changes nothing, and the demonstration does not return', async () => {
      const head = await test.market.store.head();
      expect(await removeDemo(test.market)).toEqual({ ...removal, listingsRemoved: 0, accountsRemoved: 0 });
      expect(await test.market.store.head()).toBe(head);
      expect(await wantsDemo(test.market)).toBe(false);
    });
  });

  describe(`a market without the whole demonstration on ${engine}`, () => {
    let test: TestMarket;
    beforeAll(async () => {
      test = await openMarket(() => noon);
    });
    afterAll(() => test.close());

    it('has nothing removed, and may still be filled with the demonstration', async () => {
      expect(await removeDemo(test.market)).toMatchObject({ listings: 0, accounts: 0 });
      expect(await wantsDemo(test.market)).toBe(true);
    });

    it('does not continue an interrupted filling that was then removed', async () => {
      await test.market.commands.run({
        id: 'demo-begun',
        actor: 'demo',
        streams: { account: { lifecycle: accountLifecycle, id: 'regula' } },
        decide: () => ({
          account: importSeller(null, { name: 'Regula', sellerKind: 'private', source: 'demo', at: noon }),
        }),
      });
      expect(await wantsDemo(test.market)).toBe(true);
      expect(await removeDemo(test.market)).toMatchObject({ listings: 0, accountsRemoved: 1 });
      expect(await wantsDemo(test.market)).toBe(false);
    });
  });
}
