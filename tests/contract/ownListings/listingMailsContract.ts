import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#machines/journal/refusal.ts';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { listingTermDays, renewalDays, renewalLinkDays } from '#machines/market/limits.ts';
import { readToken } from '#server/account/addresses/mailTokens.ts';
import { recordExpiry } from '#server/listing/terms.ts';
import { areMailsSettled, countOpenMails } from '#server/mail/ledger.ts';
import { type Mails, openMails } from '#server/mail/mails.ts';
import { smtpPost } from '#server/mail/smtpTransport.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/drivers/fakes/smtpServer.ts';
import { ana, from, happens, hour, ledgerRows, noon, registered, written } from '#tests/server/mail/mailMarket.ts';

/** Contract tests of mails about an ad, for every database engine. */
export function describeListingMails(engine: string, openMarket: (now: () => number) => Promise<TestMarket>): void {
  describe(`mails about an ad, on ${engine}`, () => {
    const day = 24 * hour;
    const email = 'ana@allmend.example';
    const listing = 'bikebikebike';
    const end = noon + listingTermDays * day;

    let now: number;
    let test: TestMarket;
    let server: TestSmtpServer;
    let mails: Mails;

    beforeEach(async () => {
      now = noon;
      test = await openMarket(() => now);
      server = await startSmtpServer();
      await happens(test.market, ana, registered(email), { type: 'account.emailVerified', at: noon });
    });
    afterEach(async () => {
      await mails.close();
      await server.close();
      await test.close();
    });

    /** Appends facts to the ad; the mails that they cause are requested afterwards. */
    async function listingHappens(...facts: readonly ListingFact[]): Promise<void> {
      const answer = await test.market.commands.run({
        actor: ana,
        streams: { listing: { lifecycle: listingLifecycle, id: listing } },
        decide: () => ({ listing: facts }),
      });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
    }

    const drafted: ListingFact = { type: 'listing.drafted', at: noon, seller: ana, content: bike };
    const published: ListingFact = { type: 'listing.published', at: noon, expiresAt: end };

    function open(): void {
      mails = openMails(test.market, {
        ...written,
        post: smtpPost({ url: server.url, from }),
        onFault: (fault) => {
          throw fault;
        },
        onFailure: (error) => {
          throw error;
        },
      });
    }

    /** Sends the due mails, by a restarted mailer, which checks immediately. */
    async function settles(): Promise<void> {
      open();
      await expect
        .poll(async () => areMailsSettled(test.market, await test.market.store.head()), { interval: 20 })
        .toBe(true);
    }

    /** Advances the clock to a time, and runs the scheduler. */
    async function passes(until: number): Promise<void> {
      await mails.close();
      now = until;
      await recordExpiry(test.market);
      await settles();
    }

    const states = async () =>
      (await ledgerRows(test.market))
        .filter(({ kind }) => kind.startsWith('ad'))
        .map(({ kind, state }) => [kind, state]);
    const ofListing = () => server.mails.filter(({ subject }) => subject!.includes(bike.title));

    describe('the mails about an ad', () => {
      it('report that it is online, with its address, and are sent once a week before its end and at its end', async () => {
        await listingHappens(drafted, published);
        await settles();
        const subjects = () => ofListing().map(({ subject }) => subject!.replace(/:.*/, ''));
        expect(subjects()).toEqual(['Your ad is online']);
        expect(ofListing()[0]).toMatchObject({ recipient: email });
        expect(ofListing()[0]!.text).toContain(`https://allmend.example/en/vi/citybike-mit-7-gaengen/${listing}`);

        await passes(end - renewalDays * day - 1);
        expect(subjects()).toEqual(['Your ad is online']);
        await passes(end - renewalDays * day);
        await passes(end - day);
        expect(subjects()).toEqual(['Your ad is online', 'Your ad expires soon']);
        await passes(end);
        await passes(end + hour);
        expect(subjects()).toEqual(['Your ad is online', 'Your ad expires soon', 'Your ad has expired']);
        expect(await states()).toEqual([
          ['adEnding', 'sent'],
          ['adOnline', 'sent'],
          ['adExpired', 'sent'],
        ]);
      });

      it('contain the link that renews it, bound to the ad and its term', async () => {
        await listingHappens(drafted, published);
        await settles();
        await passes(end - renewalDays * day);
        await passes(end);
        for (const { text } of ofListing().slice(1)) {
          const [, token] = /\/en\/renew\/([\w-]{47})\s/.exec(text!)!;
          expect(await readToken(test.market.keys, token!)).toEqual({ purpose: 'renewal', account: listing, at: end });
        }
        expect(ofListing()).toHaveLength(3);
        expect(renewalLinkDays).toBeGreaterThan(5);
      });

      it('are also sent for a late publication, once its seller’s address is verified', async () => {
        await listingHappens(drafted, { type: 'listing.heldForVerification', at: noon });
        await settles();
        expect(ofListing()).toEqual([]);
        now += hour;
        await listingHappens({ ...published, at: now });
        await expect.poll(() => ofListing().length, { interval: 20 }).toBe(1);
      });

      it('omit outdated news: an ad that is sold, or a term that has changed', async () => {
        await listingHappens(drafted, published);
        await settles();
        const next = end + listingTermDays * day;
        await listingHappens({ type: 'listing.extended', at: now, expiresAt: next });
        await passes(end - renewalDays * day);
        expect(ofListing()).toHaveLength(1);
        await listingHappens({ type: 'listing.sold', at: now, where: 'here' });
        await passes(next - renewalDays * day);
        expect(ofListing()).toHaveLength(1);
        // The first mails are missing here: the ledger has deleted them by then.
        expect(await states()).toEqual([
          ['adEnding', 'expired'],
          ['adEnding', 'expired'],
        ]);
      });

      it('are sent again for each term', async () => {
        await listingHappens(drafted, published);
        await settles();
        await passes(end - renewalDays * day);
        const next = end + listingTermDays * day;
        await listingHappens({ type: 'listing.extended', at: now, expiresAt: next });
        await passes(next - renewalDays * day);
        expect(ofListing().map(({ subject }) => subject!.replace(/:.*/, ''))).toEqual([
          'Your ad is online',
          'Your ad expires soon',
          'Your ad expires soon',
        ]);
      });

      it('are not sent to blocked or hidden accounts, nor for ads of an import', async () => {
        await listingHappens(drafted, published);
        await happens(test.market, ana, { type: 'account.blocked', at: now, reason: 'Fraud' });
        await settles();
        await mails.close();
        await happens(test.market, ana, { type: 'account.unblocked', at: now });
        await happens(test.market, ana, { type: 'account.deactivated', at: now });
        await settles();
        await passes(end - renewalDays * day);
        expect(ofListing()).toEqual([]);
      });

      it('are not requested for imported ads', async () => {
        await listingHappens({ ...drafted, origin: { source: 'import:listings', externalId: '7' } }, published);
        await settles();
        expect(await states()).toEqual([]);
      });

      it('delay nothing while they are not due: an account may be erased, and no mail counts as open', async () => {
        await listingHappens(drafted, published);
        await settles();
        expect((await states()).map(([, state]) => state)).toEqual(['due', 'sent']);
        expect(await countOpenMails(test.market)).toBe(0);
        await mails.close();
        now = end - renewalDays * day;
        expect(await countOpenMails(test.market)).toBe(1);
        expect(await areMailsSettled(test.market, await test.market.store.head())).toBe(false);
        open();
      });

      it('are dropped when the account is gone', async () => {
        await listingHappens(drafted, published);
        await settles();
        await mails.close();
        await happens(test.market, ana, { type: 'account.deletionRequested', at: now, until: now + day });
        await happens(test.market, ana, { type: 'account.erased', at: now + day });
        await test.market.keys.forget(ana);
        open();
        await passes(end - renewalDays * day);
        expect((await states())[0]).toEqual(['adEnding', expect.stringMatching(/^(dropped|expired)$/)]);
        expect(ofListing()).toHaveLength(1);
      });
    });
  });
}
