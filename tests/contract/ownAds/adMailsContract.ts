import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#machines/journal/refusal.ts';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { adTermDays, renewalDays, renewalLinkDays } from '#machines/market/limits.ts';
import { readToken } from '#server/account/addresses/mailTokens.ts';
import { noteWhatIsOver } from '#server/listing/terms.ts';
import { areMailsSettled, countOpenMails } from '#server/mail/ledger.ts';
import { type Mails, openMails } from '#server/mail/mails.ts';
import { smtpPost } from '#server/mail/smtpPost.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/drivers/standIns/smtpServer.ts';
import { ana, from, happens, hour, ledgerRows, noon, registered, written } from '#tests/server/mail/mailMarket.ts';

/** What holds of mails about an ad, whatever engine the market is kept on. */
export function describeAdMails(engine: string, openMarket: (now: () => number) => Promise<TestMarket>): void {
  describe(`mails about an ad, on ${engine}`, () => {
    const day = 24 * hour;
    const email = 'ana@allmend.example';
    const ad = 'bikebikebike';
    const end = noon + adTermDays * day;

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

    /** Facts of the ad; what was sent of them is asked for afterwards. */
    async function adHappens(...facts: readonly ListingFact[]): Promise<void> {
      const answer = await test.market.commands.run({
        actor: ana,
        streams: { listing: { lifecycle: listingLifecycle, id: ad } },
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

    /** What is due by now is sent: a process that starts anew looks at once. */
    async function settles(): Promise<void> {
      open();
      await expect
        .poll(async () => areMailsSettled(test.market, await test.market.store.head()), { interval: 20 })
        .toBe(true);
    }

    /** Time goes by, and the scheduler has been there. */
    async function passes(until: number): Promise<void> {
      await mails.close();
      now = until;
      await noteWhatIsOver(test.market);
      await settles();
    }

    const states = async () =>
      (await ledgerRows(test.market))
        .filter(({ kind }) => kind.startsWith('ad'))
        .map(({ kind, state }) => [kind, state]);
    const ofAd = () => server.mails.filter(({ subject }) => subject!.includes(bike.title));

    describe('the mails about an ad', () => {
      it('tell that it is online, with its address, and once a week before its end and at its end', async () => {
        await adHappens(drafted, published);
        await settles();
        const subjects = () => ofAd().map(({ subject }) => subject!.replace(/:.*/, ''));
        expect(subjects()).toEqual(['Your ad is online']);
        expect(ofAd()[0]).toMatchObject({ recipient: email });
        expect(ofAd()[0]!.text).toContain(`https://allmend.example/en/vi/citybike-mit-7-gaengen/${ad}`);

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

      it('bring the link that renews it, bound to the ad and its term', async () => {
        await adHappens(drafted, published);
        await settles();
        await passes(end - renewalDays * day);
        await passes(end);
        for (const { text } of ofAd().slice(1)) {
          const [, token] = /\/en\/renew\/([\w-]{47})\s/.exec(text!)!;
          expect(await readToken(test.market.keys, token!)).toEqual({ purpose: 'renewal', account: ad, at: end });
        }
        expect(ofAd()).toHaveLength(3);
        expect(renewalLinkDays).toBeGreaterThan(5);
      });

      it('are sent when it was published late too, once its seller’s address is verified', async () => {
        await adHappens(drafted, { type: 'listing.heldForVerification', at: noon });
        await settles();
        expect(ofAd()).toEqual([]);
        now += hour;
        await adHappens({ ...published, at: now });
        await expect.poll(() => ofAd().length, { interval: 20 }).toBe(1);
      });

      it('tell nothing that is true no more: of one that is sold, of a term that is another by now', async () => {
        await adHappens(drafted, published);
        await settles();
        const next = end + adTermDays * day;
        await adHappens({ type: 'listing.extended', at: now, expiresAt: next });
        await passes(end - renewalDays * day);
        expect(ofAd()).toHaveLength(1);
        await adHappens({ type: 'listing.sold', at: now, where: 'here' });
        await passes(next - renewalDays * day);
        expect(ofAd()).toHaveLength(1);
        // The ledger has forgotten by then what was sent first.
        expect(await states()).toEqual([
          ['adEnding', 'expired'],
          ['adEnding', 'expired'],
        ]);
      });

      it('tell of each term anew', async () => {
        await adHappens(drafted, published);
        await settles();
        await passes(end - renewalDays * day);
        const next = end + adTermDays * day;
        await adHappens({ type: 'listing.extended', at: now, expiresAt: next });
        await passes(next - renewalDays * day);
        expect(ofAd().map(({ subject }) => subject!.replace(/:.*/, ''))).toEqual([
          'Your ad is online',
          'Your ad expires soon',
          'Your ad expires soon',
        ]);
      });

      it('are written to nobody who is shut out or hidden, nor of ads that a program brought', async () => {
        await adHappens(drafted, published);
        await happens(test.market, ana, { type: 'account.blocked', at: now, reason: 'Fraud' });
        await settles();
        await mails.close();
        await happens(test.market, ana, { type: 'account.unblocked', at: now });
        await happens(test.market, ana, { type: 'account.deactivated', at: now });
        await settles();
        await passes(end - renewalDays * day);
        expect(ofAd()).toEqual([]);
      });

      it('are not asked for by ads that a program brought', async () => {
        await adHappens({ ...drafted, origin: { source: 'import:listings', externalId: '7' } }, published);
        await settles();
        expect(await states()).toEqual([]);
      });

      it('hold nothing up while their time has not come: an account may be forgotten, and no mail counts as open', async () => {
        await adHappens(drafted, published);
        await settles();
        expect((await states()).map(([, state]) => state)).toEqual(['due', 'sent']);
        expect(await countOpenMails(test.market)).toBe(0);
        await mails.close();
        now = end - renewalDays * day;
        expect(await countOpenMails(test.market)).toBe(1);
        expect(await areMailsSettled(test.market, await test.market.store.head())).toBe(false);
        open();
      });

      it('are dropped where the account is gone', async () => {
        await adHappens(drafted, published);
        await settles();
        await mails.close();
        await happens(test.market, ana, { type: 'account.deletionRequested', at: now, until: now + day });
        await happens(test.market, ana, { type: 'account.erased', at: now + day });
        await test.market.keys.forget(ana);
        open();
        await passes(end - renewalDays * day);
        expect((await states())[0]).toEqual(['adEnding', expect.stringMatching(/^(dropped|expired)$/)]);
        expect(ofAd()).toHaveLength(1);
      });
    });
  });
}
