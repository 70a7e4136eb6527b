import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { ban, draft, publish, sell } from '#machines/listing/lifecycle/listingRules.ts';
import { evolve, type Listing } from '#machines/listing/lifecycle/listing.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { listingTermDays, renewalDays, renewalLinkDays } from '#machines/market/limits.ts';
import { tokenOf } from '#server/account/addresses/mailTokens.ts';
import { onListing } from '#server/listing/commands.ts';
import { recordExpiry } from '#server/listing/terms.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';

/** Contract tests of renewing an ad by the link in a mail, for every database engine. */
export function describeRenewingByLink(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`renewing by the link of a mail, on ${engine}`, () => {
    const day = 24 * 60 * 60 * 1000;
    const end = noon + listingTermDays * day;
    const listingId = 'bikebikebike';
    let now: number;
    let test: TestApp;
    let accounts: TestAccounts;
    let anybody: TestBrowser;
    let seller: string;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      accounts = accountsOf(test.market);
      anybody = openBrowser(test);
      seller = await accounts.joins('ana@example.ch');
    });
    afterEach(() => test.close());

    async function publishes(id = listingId, content = bike): Promise<void> {
      const answer = await test.market.commands.run({
        actor: seller,
        streams: { listing: { lifecycle: listingLifecycle, id } },
        decide() {
          const written = must(draft({ seller, content, at: now }));
          const blank = written.reduce<Listing | null>(evolve, null)!;
          return { listing: [...written, ...must(publish(blank, { by: seller, verified: true, at: now }))] };
        },
      });
      must(answer);
    }

    function must<T>(answer: T): Exclude<T, { readonly refused: string }> {
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      return answer as Exclude<T, { readonly refused: string }>;
    }

    async function passesTo(at: number): Promise<void> {
      now = at;
      await recordExpiry(test.market);
    }

    const tokenFor = (id = listingId, term = end) => tokenOf(test.market.keys, 'renewal', id, term);

    const renews = (token: string) =>
      anybody.ask(
        'mutation ($token: String!) { renewByLink(token: $token) { ... on RenewedListing { title path expiresAt } ... on Refusal { code message } } }',
        { token },
      );

    const factsOf = async (id = listingId) =>
      (await test.market.store.readStream(`listing-${id}`)).map(({ type }) => type);
    const instant = (at: number) => new Date(at).toISOString();

    describe('the link of a mail about an ad', () => {
      it('renews it without a login in the last week of its term, without moving it', async () => {
        await publishes();
        await passesTo(end - renewalDays * day);
        expect(await renews(await tokenFor())).toEqual({
          title: bike.title,
          path: `/en/vi/citybike-mit-7-gaengen/${listingId}`,
          expiresAt: instant(end + listingTermDays * day),
        });
      });

      it('renews it once, however often it is opened and pressed, also concurrently', async () => {
        await publishes();
        await passesTo(end - day);
        const token = await tokenFor();
        const answers = await Promise.all([1, 2, 3].map(() => renews(token)));
        answers.push(await renews(token));
        expect(new Set(answers.map(({ expiresAt }) => expiresAt))).toEqual(
          new Set([instant(end + listingTermDays * day)]),
        );
        expect(await factsOf()).toEqual(['listing.drafted', 'listing.published', 'listing.extended']);
      });

      it('does nothing when its page is only fetched', async () => {
        await publishes();
        await passesTo(end - day);
        const page = await test.get(`/de/renew/${await tokenFor()}`, { accept: 'text/html' });
        expect(page.statusCode).toBe(200);
        expect(page.body).toContain('Inserat verlängern');
        expect(page.body).toMatch(/noindex/);
        expect(await factsOf()).toEqual(['listing.drafted', 'listing.published']);
      });

      it('renews an expired one, for a month after its end', async () => {
        await publishes();
        await publishes('racerracerra');
        await passesTo(end + renewalLinkDays * day - 1);
        expect(await renews(await tokenFor())).toMatchObject({ expiresAt: instant(now + listingTermDays * day) });
        await passesTo(end + renewalLinkDays * day);
        expect(await renews(await tokenFor('racerracerra'))).toMatchObject({ code: 'insertion.linkOver' });
      });

      it('extends no term too early, and none of another term', async () => {
        await publishes();
        await passesTo(end - renewalDays * day - 1);
        expect(await renews(await tokenFor())).toMatchObject({ code: 'insertion.notEndingYet' });
        await passesTo(end - day);
        await renews(await tokenFor());
        await passesTo(end + listingTermDays * day + day);
        expect(await renews(await tokenFor()), 'of the term before').toMatchObject({ code: 'insertion.linkOver' });
        expect(await renews(await tokenFor(listingId, end + listingTermDays * day))).toMatchObject({
          title: bike.title,
        });
      });

      it('is refused with an explanation when the ad is sold, removed or unknown', async () => {
        await publishes();
        await publishes('racerracerra');
        await passesTo(end - day);
        await onListing(test.market, { listing: listingId, actor: seller }, (listing) =>
          sell(listing, { by: seller, where: 'here', at: now }),
        );
        await onListing(test.market, { listing: 'racerracerra', actor: 'moderator' }, (listing) =>
          ban(listing, { because: 'Stolen', at: now }),
        );
        expect(await renews(await tokenFor())).toEqual({
          code: 'insertion.linkOver',
          message: 'This renewal link has expired or was already used. Log in to see your ads.',
        });
        expect(await renews(await tokenFor('racerracerra'))).toMatchObject({ code: 'insertion.linkOver' });
        const token = await tokenFor();
        // A token that the market signed for an ad and its term, but for another purpose.
        await publishes('tourertourer');
        const otherPurpose = await tokenOf(
          test.market.keys,
          'undoDeletion',
          'tourertourer',
          now + listingTermDays * day,
        );
        now += listingTermDays * day;
        for (const other of ['', 'x'.repeat(47), `${token}A`, otherPurpose, await tokenFor('nonenonenone')]) {
          expect(await renews(other), other).toMatchObject({ code: 'insertion.linkUnknown' });
        }
        expect(await factsOf()).not.toContain('listing.extended');
      });

      it('makes no more ads active than the plan allows', async () => {
        const flat = { ...bike, category: 1020, parameters: {} };
        await publishes('flataaaaaaaa', flat);
        await passesTo(end);
        await publishes('flatbbbbbbbb', flat);
        await publishes('flatcccccccc', flat);
        expect(await renews(await tokenFor('flataaaaaaaa'))).toMatchObject({ code: 'insertion.quotaReached' });
      });
    });
  });
}
