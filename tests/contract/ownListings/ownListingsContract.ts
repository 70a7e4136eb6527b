import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bike as bikeContent, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { listingTermDays, renewalDays } from '#machines/market/limits.ts';
import { hold, reject } from '#machines/listing/lifecycle/listingRules.ts';
import { onListing } from '#server/listing/commands.ts';
import { recordExpiry } from '#server/listing/terms.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';

/** Contract tests of a seller's ads, for every database engine. */
export function describeOwnListings(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`a seller’s ads, on ${engine}`, () => {
    const day = 24 * 60 * 60 * 1000;
    const bike = 'bikebikebike';
    let now: number;
    let test: TestApp;
    let accounts: TestAccounts;
    let ana: TestBrowser;
    let account: string;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      accounts = accountsOf(test.market);
      ana = openBrowser(test, { language: 'de' });
      account = await accounts.joins('ana@example.ch');
      await ana.logIn('ana@example.ch', password);
    });
    afterEach(() => test.close());

    const parts =
      '... on OwnListing { id status priceText expiresAt may } ... on Refusal { code message problems { field } }';
    const bicycle = {
      title: 'Citybike',
      category: '4000',
      subcategory: '4020',
      type: 'offer',
      condition: 'used',
      body: 'Frisch aus dem Service.',
      price_kind: 'amount',
      price: '480',
      text_language: 'de',
      zipcode: '3012',
    };
    const flat = {
      title: 'Wohnung',
      category: '1000',
      subcategory: '1020',
      type: 'offer',
      transaction: 'rent',
      rooms: '3',
      body: 'Mit Balkon.',
      price_kind: 'amount',
      price: '1890',
      text_language: 'de',
      zipcode: '3012',
    };

    const entries = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }));

    async function publishes(values: object, draft = bike): Promise<void> {
      const answer = await ana.ask(
        'mutation ($draft: ID!, $values: [FieldValue!]!) { publishListing(draft: $draft, values: $values, photos: []) { ... on SubmittedListing { status } ... on Refusal { code } } }',
        { draft, values: entries(values) },
      );
      expect(answer).toEqual({ status: 'ACTIVE' });
    }

    const commands = (name: string, { id = bike, by = ana, more = '' } = {}) =>
      by.ask(`mutation ($id: ID!) { ${name}(id: $id${more}) { ${parts} } }`, { id });

    /** Advances the clock, with a run of the scheduler. The session ends meanwhile. */
    async function passes(days: number): Promise<void> {
      now += days * day;
      await recordExpiry(test.market);
      await ana.logIn('ana@example.ch', password);
    }

    const listed = (group: string, more = '') =>
      ana.ask(
        `{ ownListings(group: ${group}${more}) { listings { id title status path because may } endCursor counts { active inactive } } }`,
      );

    const everything = ['EDIT', 'REPRICE', 'PAUSE', 'RESERVE', 'SELL', 'REMOVE'];

    describe('a seller’s ads', () => {
      it('are listed with their allowed actions, the last changed first', async () => {
        await publishes(bicycle);
        now += 1000;
        await publishes({ ...bicycle, title: 'Rennvelo' }, 'racerracerra');
        expect(await listed('ACTIVE')).toMatchObject({
          listings: [
            { id: 'racerracerra', status: 'ACTIVE', may: everything, path: '/de/vi/rennvelo/racerracerra' },
            { id: bike, title: 'Citybike' },
          ],
          endCursor: null,
          counts: { active: 2, inactive: 0 },
        });
        now += 1000;
        await ana.ask(`mutation { repriceListing(id: "${bike}", kind: "amount", price: "420") { ${parts} } }`);
        const { listings, endCursor } = await listed('ACTIVE', ', first: 1');
        expect(listings).toMatchObject([{ id: bike }]);
        expect((await listed('ACTIVE', `, first: 1, after: "${endCursor}"`)).listings).toMatchObject([
          { id: 'racerracerra' },
        ]);
      });

      it('are private: no other account sees or changes them', async () => {
        await publishes(bicycle);
        const ben = openBrowser(test);
        expect(await ben.ask('{ ownListings(group: ACTIVE) { endCursor } }'), 'of a visitor').toBeNull();
        expect(await commands('pauseListing', { by: ben })).toMatchObject({ code: 'session.required' });
        await accounts.joins('ben@example.ch');
        await ben.logIn('ben@example.ch', password);
        expect(await ben.ask(`{ ownListing(id: "${bike}") { id } }`)).toBeNull();
        for (const name of ['pauseListing', 'removeListing', 'renewListing']) {
          expect(await commands(name, { by: ben }), name).toMatchObject({ code: 'insertion.notThere' });
        }
        expect(await commands('pauseListing', { id: '../../../etc' })).toMatchObject({ code: 'insertion.notThere' });
        expect(await commands('pauseListing', { id: 'nonenonenone' })).toMatchObject({ code: 'insertion.notThere' });
        expect((await listed('ACTIVE')).listings).toMatchObject([{ status: 'ACTIVE' }]);
      });

      it('are paused, resumed, reserved, sold, restored and removed; impossible actions are refused', async () => {
        await publishes(bicycle);
        expect(await commands('pauseListing')).toMatchObject({
          status: 'PAUSED',
          may: expect.arrayContaining(['RESUME']),
        });
        expect((await listed('INACTIVE')).listings).toMatchObject([{ id: bike, path: null }]);
        expect(await commands('pauseListing')).toMatchObject({ code: 'insertion.wrongState' });
        expect(await commands('resumeListing')).toMatchObject({ status: 'ACTIVE' });
        expect(await commands('reserveListing')).toMatchObject({ status: 'RESERVED' });
        expect(await commands('endReservation')).toMatchObject({ status: 'ACTIVE' });
        expect(await commands('sellListing', { more: ', where: HERE' })).toMatchObject({
          status: 'SOLD',
          may: ['CANCEL_SALE', 'REMOVE'],
        });
        expect(await commands('cancelSale')).toMatchObject({ status: 'ACTIVE', may: everything });
        expect(await commands('removeListing')).toMatchObject({ status: 'REMOVED', may: [] });
        expect(await commands('removeListing')).toMatchObject({ code: 'insertion.wrongState' });
        expect(await listed('ACTIVE')).toMatchObject({ listings: [], counts: { active: 0, inactive: 0 } });
      });

      it('have their price changed by the rules of the form', async () => {
        await publishes(bicycle);
        const reprices = (kind: string, price: string) =>
          ana.ask(`mutation { repriceListing(id: "${bike}", kind: "${kind}", price: "${price}") { ${parts} } }`);
        expect((await reprices('amount', '420')).priceText).toBe('CHF\u00a0420.–');
        expect(await reprices('amount', '-1')).toMatchObject({ problems: [{ field: 'price' }] });
        expect(await reprices('amount', '')).toMatchObject({ problems: [{ field: 'price' }] });
        expect(await reprices('gold', '1')).toMatchObject({ problems: [{ field: 'price_kind' }] });
        expect((await reprices('free', '')).priceText).toBe('Gratis');
      });

      it('are edited by the form of their insertion, and are immediately found by the new text', async () => {
        await publishes(bicycle);
        const { content } = await ana.ask(`{ ownListing(id: "${bike}") { content { values { key value } photos } } }`);
        const values = Object.fromEntries(content.values.map(({ key, value }: any) => [key, value]));
        expect(values).toEqual(bicycle);
        const revise = `mutation ($values: [FieldValue!]!) { reviseListing(id: "${bike}", values: $values, photos: []) { ${parts} } }`;
        expect(await ana.ask(revise, { values: entries({ ...values, title: 'Tourenvelo' }) })).toMatchObject({
          id: bike,
        });
        expect((await ana.get('/api/v10/list.json?q=tourenvelo')).json()).toMatchObject({ itemIDs: [bike] });
        expect(await ana.ask(revise, { values: entries({ ...values, title: '' }) })).toMatchObject({
          code: 'insertion.invalid',
          problems: [{ field: 'title' }],
        });
      });

      it('preserve fields outside the form when edited: pictures from elsewhere, and the locality of an ambiguous postcode', async () => {
        const place = { ...bikeContent.place, locality: 'Bern Bethlehem' };
        const imported = 'importimport';
        await test.publishes(account, imported, { ...bikeContent, place });
        const { content } = await ana.ask(
          `{ ownListing(id: "${imported}") { content { values { key value } photos } } }`,
        );
        const values = entries({
          ...Object.fromEntries(content.values.map(({ key, value }: any) => [key, value])),
          body: 'Mit neuen Reifen.',
        });
        const revise = `mutation ($values: [FieldValue!]!, $photos: [String!]!) { reviseListing(id: "${imported}", values: $values, photos: $photos) { ${parts} } }`;
        expect(await ana.ask(revise, { values, photos: content.photos })).toMatchObject({
          id: imported,
          status: 'ACTIVE',
        });
        const { listing } = (await test.market.commands.load({ lifecycle: listingLifecycle, id: imported })).snapshot
          .context;
        expect(listing!.content).toEqual({ ...bikeContent, place, body: 'Mit neuen Reifen.' });
        expect(await ana.ask(revise, { values, photos: ['photos/not-there.webp'] })).toMatchObject({
          problems: [{ field: 'photos' }],
        });
      });

      it('go to a moderator again when a rejected ad is corrected', async () => {
        await publishes(bicycle);
        const moderator = { listing: bike, actor: 'moderator' };
        await onListing(test.market, moderator, (listing) => hold(listing, { because: 'Reported', at: now }));
        await onListing(test.market, moderator, (listing) => reject(listing, { because: 'Another bicycle', at: now }));
        expect((await listed('INACTIVE')).listings).toMatchObject([
          { status: 'REJECTED', because: 'Another bicycle', may: ['EDIT', 'REPRICE', 'REMOVE'] },
        ]);
        const revise = `mutation ($values: [FieldValue!]!) { reviseListing(id: "${bike}", values: $values, photos: []) { ${parts} } }`;
        const mended = entries({ ...bicycle, title: 'Damenvelo' });
        expect(await ana.ask(revise, { values: mended })).toMatchObject({ status: 'IN_REVIEW' });
      });

      it('are renewed in place in their last week, and at the top after it; not before', async () => {
        await publishes(bicycle);
        await passes(listingTermDays - renewalDays - 1);
        expect(await commands('renewListing')).toMatchObject({ code: 'insertion.notEndingYet' });
        await passes(1);
        const ends = noon + 2 * listingTermDays * day;
        expect(await commands('renewListing')).toMatchObject({
          status: 'ACTIVE',
          expiresAt: new Date(ends).toISOString(),
        });
        expect(await commands('renewListing')).toMatchObject({ code: 'insertion.notEndingYet' });
        now = ends - day;
        await passes(2);
        expect((await listed('INACTIVE')).listings).toMatchObject([
          { status: 'EXPIRED', may: expect.arrayContaining(['RENEW']) },
        ]);
        const again = new Date(now + listingTermDays * day).toISOString();
        expect(await commands('renewListing')).toMatchObject({ status: 'ACTIVE', expiresAt: again });
      });

      it('count for the plan whenever they become active again, also two concurrently', async () => {
        const homes = ['homehomehoma', 'homehomehomb', 'homehomehomc', 'homehomehomd'];
        const [one, two, three, four] = homes as [string, string, string, string];
        await publishes(flat, one);
        await publishes(flat, two);
        const sold = { more: ', where: ELSEWHERE' };
        await commands('sellListing', { id: one, ...sold });
        await commands('sellListing', { id: two, ...sold });
        await publishes(flat, three);
        const back = await Promise.all([commands('cancelSale', { id: one }), commands('cancelSale', { id: two })]);
        expect(new Set(back.map(({ status, code }) => status ?? code))).toEqual(
          new Set(['ACTIVE', 'insertion.quotaReached']),
        );

        await publishes(bicycle, four);
        const revise = `mutation ($values: [FieldValue!]!) { reviseListing(id: "${four}", values: $values, photos: []) { ${parts} } }`;
        expect(await ana.ask(revise, { values: entries(flat) })).toMatchObject({ code: 'insertion.quotaReached' });
        await passes(listingTermDays);
        await publishes(flat, 'homehomehome');
        await publishes(flat, 'homehomehomf');
        expect(await commands('renewListing', { id: three })).toMatchObject({ code: 'insertion.quotaReached' });
      });
    });
  });
}
