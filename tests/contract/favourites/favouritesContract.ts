import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { mostFavourites, removalUndoTerm } from '#machines/favourites/limits.ts';
import { favouriteIds, favouriteItems, sharedFavourites } from '#machines/favourites/favouritesAnswer.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { forgetErased } from '#server/personalData.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import { removeErasedFavourites } from '#server/favourites/favourites.ts';
import { migrationsFor } from '#server/store/migrations.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, done, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';

/** Contract tests of favourites, for every database engine. */
export function describeFavourites(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`favourites, on ${engine}`, () => {
    const [bike, lamp] = ['bikebikebike', 'lamplamplamp'];
    let now: number;
    let test: TestApp;
    let accounts: TestAccounts;
    let seller: TestBrowser;
    let ana: TestBrowser;
    let account: string;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      accounts = accountsOf(test.market);
      await accounts.joins('seller@example.ch');
      seller = openBrowser(test);
      await seller.logIn('seller@example.ch', password);
      account = await accounts.joins('ana@example.ch');
      ana = openBrowser(test);
      await ana.logIn('ana@example.ch', password);
    });
    afterEach(() => test.close());

    async function publishes(draft: string, price = '250'): Promise<void> {
      const values = {
        title: `Ad ${draft}`,
        category: '4000',
        subcategory: '4020',
        type: 'offer',
        condition: 'used',
        body: 'Frisch aus dem Service.',
        price_kind: 'amount',
        price,
        text_language: 'de',
        zipcode: '3012',
      };
      const answer = await seller.ask(
        'mutation ($draft: ID!, $values: [FieldValue!]!) { publishListing(draft: $draft, values: $values, photos: []) { ... on SubmittedListing { status } ... on Refusal { code } } }',
        { draft, values: Object.entries(values).map(([key, value]) => ({ key, value })) },
      );
      expect(answer).toEqual({ status: 'ACTIVE' });
      await test.services.search.caughtUp(await test.market.store.head());
    }

    const saves = (itemId: string, { by = ana, path = 'favorites/.json' } = {}) =>
      by.post(`/api/v10/${path}`, { form: { itemId } });

    const lets = (id: string, by = ana) => by.remove(`/api/v10/favorites/${id}`);

    /** Appends facts to Ana’s journal, bypassing the rules of favourites. */
    const writes = (...facts: readonly FavouritesFact[]) =>
      test.market.commands.run<{ favourites: { lifecycle: typeof favouritesLifecycle; id: string } }, never>({
        actor: account,
        streams: { favourites: { lifecycle: favouritesLifecycle, id: account } },
        decide: () => ({ favourites: facts }),
      });

    const idsOf = async (browser = ana) => {
      const answer = await browser.get('/api/v10/favorites/ids.json');
      return favouriteIds.parse(answer.json()).ids;
    };

    const listOf = async (browser = ana) => {
      const answer = await browser.get('/api/v10/favorites.json');
      expect(answer.headers['cache-control']).toBe('no-store');
      return favouriteItems.parse(answer.json()).favorites;
    };

    it('are saved and removed, and listed as ids, the last first [FAVOURITES-1] [FAVOURITES-2] [FAVOURITES-3] [FAVOURITES-4]', async () => {
      await publishes(bike);
      await publishes(lamp);
      expect((await saves(bike)).json()).toEqual({ inserted: true });
      expect((await saves(lamp)).json()).toEqual({ inserted: true });
      expect((await saves(bike)).json()).toEqual({ inserted: false });
      expect(await idsOf()).toEqual([lamp, bike]);
      expect((await lets(bike)).json()).toEqual({ deleted: true });
      expect((await lets(bike)).json()).toEqual({ deleted: false });
      expect(await idsOf()).toEqual([lamp]);
      expect(await verifyJournals(test.market)).toMatchObject({ problems: [] });
    });

    it('map an ad to the accounts that saved it, also after a rebuild, and for journals older than the rows', async () => {
      await publishes(bike);
      await publishes(lamp);
      for (const listing of [bike, lamp]) await saves(listing);
      await lets(bike);
      await saves(bike, { by: seller });
      await lets(lamp);
      await saves(lamp);
      const { store } = test.market;
      const rows = () =>
        store.query({ sql: 'SELECT account, listing FROM saved_ads ORDER BY listing', parameters: [] });
      const live = await rows();
      expect(live).toEqual([
        { account: expect.not.stringMatching(account), listing: bike },
        { account, listing: lamp },
      ]);
      await rebuildReadModels(test.market);
      expect(await rows()).toEqual(live);
      const { sql } = migrationsFor(store.engine).find(({ name }) => name === '017-saved-ads.sql')!;
      const statements = ['DELETE FROM saved_ads', sql.slice(sql.indexOf('INSERT INTO'))];
      const fills = () => store.write(statements.map((statement) => ({ sql: statement, parameters: [] })));
      await fills();
      expect(await rows()).toEqual(live);
      await removeErasedFavourites(test.market, account);
      const left = await rows();
      expect(left).toEqual(live.slice(0, 1));
      await fills();
      expect(await rows()).toEqual(left);
    });

    it('have one row when a journal saves an ad twice, live and after a rebuild', async () => {
      const saved: FavouritesFact = { type: 'favourites.added', at: now, listing: bike, francs: null };
      await writes(saved, saved);
      const rows = () => test.market.store.query({ sql: 'SELECT account, listing FROM saved_ads', parameters: [] });
      expect(await rows()).toEqual([{ account, listing: bike }]);
      await rebuildReadModels(test.market);
      expect(await rows()).toEqual([{ account, listing: bike }]);
    });

    it('are the same on another device, and private to their account', async () => {
      await publishes(bike);
      await saves(bike);
      const phone = openBrowser(test);
      await phone.logIn('ana@example.ch', password);
      expect(await idsOf(phone)).toEqual([bike]);
      await lets(bike, phone);
      expect(await idsOf()).toEqual([]);
      await saves(bike, { by: seller });
      expect(await idsOf()).toEqual([]);
    });

    it.each(['favorites.json', 'favorites/.json', 'favorites/'])('answer at %s', async (path) => {
      await publishes(bike);
      expect((await saves(bike, { path })).json()).toEqual({ inserted: true });
      expect((await ana.get(`/api/v10/${path}`)).json()).toMatchObject({ favorites: [{ id: bike }] });
    });

    it('are listed with the current ad and its price at the time of saving', async () => {
      await publishes(bike);
      await saves(bike);
      const reported = 'mutation { repriceListing(id: "bikebikebike", kind: "amount", price: "200") { __typename } }';
      await seller.ask(reported);
      await test.services.search.caughtUp(await test.market.store.head());
      expect(await listOf()).toMatchObject([
        { id: bike, saved_time: noon / 1000, saved_price: 250, item: { id: bike, price: 200, status: 'active' } },
      ]);
      await seller.ask('mutation { sellListing(id: "bikebikebike", where: HERE) { __typename } }');
      expect(await listOf()).toMatchObject([{ id: bike, item: { status: 'sold' } }]);
      await seller.ask('mutation { removeListing(id: "bikebikebike") { __typename } }');
      expect(await listOf()).toMatchObject([{ id: bike, item: null, is_gone: true }]);
      expect((await lets(bike)).json()).toEqual({ deleted: true });
    });

    it('are listed as unavailable while their seller pauses them, and as available afterwards', async () => {
      await publishes(bike);
      await saves(bike);
      await seller.ask('mutation { pauseListing(id: "bikebikebike") { __typename } }');
      expect(await listOf()).toMatchObject([{ id: bike, item: null, is_gone: false }]);
      await seller.ask('mutation { resumeListing(id: "bikebikebike") { __typename } }');
      expect(await listOf()).toMatchObject([{ id: bike, item: { status: 'active' }, is_gone: false }]);
    });

    it('are restored by undoing a removal, also for an ad that is gone by then', async () => {
      await publishes(bike);
      await saves(bike);
      await seller.ask('mutation { repriceListing(id: "bikebikebike", kind: "amount", price: "200") { __typename } }');
      await seller.ask('mutation { removeListing(id: "bikebikebike") { __typename } }');
      now += 1000;
      await lets(bike);
      now += 1000;
      expect((await saves(bike)).json()).toEqual({ inserted: true });
      expect(await listOf()).toMatchObject([{ id: bike, saved_time: noon / 1000, saved_price: 250, is_gone: true }]);
      await lets(bike);
      now += removalUndoTerm + 1;
      expect((await saves(bike)).statusCode).toBe(404);
      expect(await verifyJournals(test.market)).toMatchObject({ problems: [] });
    });

    it('require a login', async () => {
      await publishes(bike);
      const stranger = openBrowser(test);
      for (const answer of [
        await saves(bike, { by: stranger }),
        await lets(bike, stranger),
        await stranger.get('/api/v10/favorites/ids.json'),
        await stranger.get('/api/v10/favorites.json'),
      ]) {
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ api: { error: 'session.required' } });
      }
    });

    it('accept only publicly visible ads', async () => {
      expect((await saves('nononononono')).statusCode).toBe(404);
      const wrong = await saves('no id');
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json()).toMatchObject({ parameters: [{ parameter: 'itemId' }] });
      expect((await lets('no')).statusCode).toBe(400);
      await publishes(bike);
      await seller.ask('mutation { pauseListing(id: "bikebikebike") { __typename } }');
      expect((await saves(bike)).statusCode).toBe(404);
      expect(await idsOf()).toEqual([]);
    });

    it('are a hundred at most: the next is refused with its code [FAVOURITES-7]', async () => {
      await publishes(bike);
      const letters = 'abcdefghij';
      const others = Array.from({ length: mostFavourites }, (_, number): FavouritesFact => {
        const listing = `saved${letters[Math.floor(number / 10)]}${letters[number % 10]}aaaaa`;
        return { type: 'favourites.added', at: now, listing, francs: null };
      });
      await writes(...others);
      const answer = await saves(bike);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: { code: 'limit-exceeded' } });
      expect(answer.json().error.message).toContain('100');
      await lets('savedaaaaaaa');
      expect((await saves(bike)).json()).toEqual({ inserted: true });
      expect(await idsOf()).toHaveLength(mostFavourites);
    });

    it('are saved once, however many devices request it concurrently', async () => {
      await publishes(bike);
      const answers = await Promise.all(Array.from({ length: 8 }, () => saves(bike)));
      expect(answers.filter((answer) => answer.json().inserted)).toHaveLength(1);
      expect(await idsOf()).toEqual([bike]);
    });

    it('are saved once per command id, however often it arrives and whatever happens in between', async () => {
      await publishes(bike);
      const named = { 'x-command-id': 'abcdefghijklmnop' };
      const again = (by = ana) => by.post('/api/v10/favorites/.json', { form: { itemId: bike }, headers: named });
      expect((await again()).json()).toEqual({ inserted: true });
      await lets(bike);
      // The retry of a command whose response was lost may arrive after a later removal; it is then ignored.
      expect((await again()).json()).toEqual({ inserted: true });
      expect(await idsOf()).toEqual([]);
      const facts = await test.market.store.readStream(`favourites-${account}`);
      expect(facts.map(({ type }) => type)).toEqual(['favourites.added', 'favourites.removed']);
      // The id of a command is scoped to its account: another account may use the same one.
      expect((await again(seller)).json()).toEqual({ inserted: true });
      expect(await idsOf(seller)).toEqual([bike]);
    });

    it('are refused for an invalid command id, with an error', async () => {
      await publishes(bike);
      for (const id of ['short', 'with spaces in it', 'a'.repeat(65)]) {
        const headers = { 'x-command-id': id };
        const saved = await ana.post('/api/v10/favorites/.json', { form: { itemId: bike }, headers });
        const removed = await ana.remove(`/api/v10/favorites/${bike}`, { headers });
        for (const { statusCode, body } of [saved, removed]) {
          expect([statusCode, body]).toEqual([400, expect.stringContaining('x-command-id: must be 12 to 64')]);
        }
      }
      expect(await idsOf()).toEqual([]);
    });

    it('are deleted with an erased account, and are in its export', async () => {
      await publishes(bike);
      await saves(bike);
      const archive = await ana.get('/api/v10/account/export.zip');
      expect(archive.rawPayload.includes('favourites.json')).toBe(true);
      const caller = await accounts.entersAs('ana@example.ch');
      const { until } = done(await requestAccountDeletion(accounts.desk, caller, { password }));
      now = until;
      await noteErasures(test.market);
      // Advances the clock by two days, in which mails may still be in delivery.
      now += 2 * 24 * 60 * 60 * 1000;
      expect(await forgetErased(test.market, { forget: async () => undefined })).toEqual([account]);
      const facts = await test.market.store.readStream(`favourites-${account}`);
      expect(facts.map(({ type }) => type)).toEqual(['favourites.added', 'favourites.cleared']);
    });

    describe('shared favourites', () => {
      const link = '/api/v10/favorites/link';
      const shares = async (by = ana) => (await by.post(`${link}.json`, {})).json().link as string;
      /** The titles that another visitor sees behind a link to shared favourites; null for an invalid link. */
      const behind = async (token: string) => {
        const answer = await openBrowser(test).get(`/api/v10/favorites/shared.json?link=${token}`);
        return sharedFavourites.parse(answer.json()).items?.map(({ subject }) => subject) ?? null;
      };

      beforeEach(async () => {
        await publishes(bike);
        await publishes(lamp);
        for (const listing of [bike, lamp]) await saves(listing);
      });

      it('are private until their owner creates a link, which works until the owner ends it', async () => {
        expect((await ana.get(`${link}.json`)).json()).toEqual({ link: null });
        const token = await shares();
        expect(token).toMatch(/^[\w-]{24}$/);
        expect(await shares(), 'requested again').toBe(token);
        expect((await ana.get(`${link}.json`)).json()).toEqual({ link: token });
        expect(await behind(token)).toEqual([`Ad ${lamp}`, `Ad ${bike}`]);
        await rebuildReadModels(test.market);
        expect(await behind(token), 'after a rebuild').toHaveLength(2);
        expect((await ana.remove(link)).json()).toEqual({ link: null });
        expect(await behind(token)).toBeNull();
        expect(await shares(), 'another link').not.toBe(token);
        expect(await behind(token)).toBeNull();
        expect(await verifyJournals(test.market)).toMatchObject({ problems: [] });
      });

      it('omit sold, paused and removed ads, and follow later changes of their owner', async () => {
        const token = await shares();
        await seller.ask('mutation { sellListing(id: "bikebikebike", where: HERE) { __typename } }');
        expect(await behind(token)).toEqual([`Ad ${lamp}`]);
        await seller.ask('mutation { pauseListing(id: "lamplamplamp") { __typename } }');
        expect(await behind(token)).toEqual([]);
        await seller.ask('mutation { resumeListing(id: "lamplamplamp") { __typename } }');
        await seller.ask('mutation { reserveListing(id: "lamplamplamp") { __typename } }');
        expect(await behind(token), 'a reserved ad').toEqual([`Ad ${lamp}`]);
        await lets(lamp);
        expect(await behind(token)).toEqual([]);
      });

      it('do not reveal their owner', async () => {
        const answer = await openBrowser(test).get(`/api/v10/favorites/shared.json?link=${await shares()}`);
        expect(answer.body).not.toContain(account);
        expect(answer.headers['cache-control']).toBe('no-store');
      });

      it('are a page that the server renders, with status 410 after sharing has ended', async () => {
        const token = await shares();
        const page = () => openBrowser(test).get(`/en/favorites/${token}`);
        expect((await page()).statusCode).toBe(200);
        await ana.remove(link);
        expect((await page()).statusCode).toBe(410);
      });

      it('require a login to be shared, and count as a write of the account', async () => {
        const stranger = openBrowser(test);
        for (const answer of [
          await stranger.get(`${link}.json`),
          await stranger.post(`${link}.json`, {}),
          await stranger.remove(link),
        ]) {
          expect(answer.statusCode).toBe(401);
        }
        expect(await behind('neverneverneverneverneve')).toBeNull();
      });

      it('are hidden while their owner is about to leave, and their link is deleted with the account', async () => {
        const token = await shares();
        const caller = await accounts.entersAs('ana@example.ch');
        const { until } = done(await requestAccountDeletion(accounts.desk, caller, { password }));
        expect(await behind(token)).toBeNull();
        now = until;
        await noteErasures(test.market);
        now += 2 * 24 * 60 * 60 * 1000;
        await forgetErased(test.market, { forget: async () => undefined });
        const rows = await test.market.store.query({ sql: 'SELECT link FROM shared_favourites', parameters: [] });
        expect(rows).toEqual([]);
      });
    });
  });
}
