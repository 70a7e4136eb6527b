import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingItem, ListingList } from '#machines/listing/listingItem.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { requestAccountDeletion, undoByLinkOrSession } from '#server/account/leaving/leaving.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { changeOwnPicture, removeOwnPicture } from '#server/account/picture/ownPicture.ts';
import { deactivateOwn, reactivateOwn } from '#server/account/profile.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, done, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';

const email = 'ana@example.ch';
const listing = 'bikebikebike';
const page = '/de/vi/citybike-mit-7-gaengen/bikebikebike';

let now: number;
let test: TestApp;
let accounts: TestAccounts;
let caller: Awaited<ReturnType<TestAccounts['entersAs']>>;
let seller: string;

beforeEach(async () => {
  now = noon;
  test = await openTestApp(() => now);
  accounts = accountsOf(test.market);
  seller = await accounts.joins(email);
  caller = await accounts.entersAs(email);
  await test.publishes(seller, listing, bike);
});
afterEach(() => test.close());

async function brings(background: string): Promise<string> {
  const file = await sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  return done(await changeOwnPicture(accounts.desk, caller, file)).picture;
}

const addressOf = (picture: string) => `/pictures/160/${picture.replace('.webp', '')}.jpg`;
const statusOf = async (picture: string) => (await test.get(addressOf(picture))).statusCode;

/**
 * The seller's picture in all responses: the call of the ad, the list of ads, GraphQL, and the data with which the ad's
 * page begins.
 */
async function pictures(): Promise<readonly unknown[]> {
  const item = (await test.get(`/api/v10/item/${listing}.json`)).json<ListingItem>();
  const list = (await test.get('/api/v10/list.json')).json<ListingList>();
  const query = `{ listing(id: "${listing}") { seller { picture { name addresses(format: AVIF) { path } } } } }`;
  const { data } = await graphqlOf(test.app)(query);
  const { picture } = data.listing.seller;
  const paths = picture?.addresses.map(({ path }: { path: string }) => path);
  const { body } = await test.get(page);
  const shown = /<img [^>]*src="\/pictures\/160\/(people\/[\da-f]+)\.jpg"/.exec(body)?.[1] ?? null;
  return [
    item.account_info.picture,
    list.items[0]!.account_info.picture,
    picture?.name ?? null,
    paths?.[0] ?? null,
    shown,
  ];
}

const expectedPicture = (name: string) => {
  const stem = name.replace('.webp', '');
  return [name, name, name, `/pictures/160/${stem}.avif`, stem];
};
const none = [null, null, null, null, null];

describe('the picture of a seller', () => {
  it('is shown with their ads, changes immediately when they change it, and disappears when they remove it', async () => {
    // Requests all responses once before the change, so that the caches are filled.
    expect(await pictures()).toEqual(none);
    const red = await brings('#f00');
    expect(await pictures()).toEqual(expectedPicture(red));
    const { headers } = await test.get(addressOf(red));
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/jpeg',
      'private, max-age=86400, immutable',
    ]);

    const blue = await brings('#00f');
    expect(blue).not.toBe(red);
    expect(await pictures()).toEqual(expectedPicture(blue));
    expect([await statusOf(red), await statusOf(blue)]).toEqual([404, 200]);

    done(await removeOwnPicture(accounts.desk, caller));
    expect(await pictures()).toEqual(none);
    expect(await statusOf(blue)).toBe(404);
  });

  it('is hidden from others while they hide, are blocked or leave', async () => {
    const picture = await brings('#0f0');
    const owner = openBrowser(test);
    await owner.logIn(email, password);
    const seen = async () => {
      const { statusCode } = await owner.get(addressOf(picture));
      return { others: await statusOf(picture), owner: statusCode, listing: (await test.get(page)).statusCode };
    };
    expect(await seen()).toEqual({ others: 200, owner: 200, listing: 200 });

    done(await deactivateOwn(accounts.desk, caller, { password }));
    expect(await seen()).toEqual({ others: 404, owner: 200, listing: 404 });
    const stranger = openBrowser(test, { from: '192.0.2.8' });
    await accounts.joins('beat@example.ch');
    await stranger.logIn('beat@example.ch', password);
    expect((await stranger.get(addressOf(picture))).statusCode, 'another who is logged in').toBe(404);
    done(await reactivateOwn(accounts.desk, caller, {}));
    expect(await seen()).toEqual({ others: 200, owner: 200, listing: 200 });

    done(await requestAccountDeletion(accounts.desk, caller, { password }));
    await owner.logIn(email, password);
    expect(await seen()).toEqual({ others: 404, owner: 200, listing: 404 });
    const token = await accounts.mailed('undoDeletion', seller);
    done(await undoByLinkOrSession(accounts.desk, { session: null }, { token }));
    expect(await seen()).toEqual({ others: 200, owner: 200, listing: 200 });

    expect(await decideOfAccount(test.market, email, { kind: 'block', reason: 'Fraud' })).toBe('done');
    expect(await seen()).toEqual({ others: 404, owner: 404, listing: 404 });
  });

  it('is deleted with the account', async () => {
    const picture = await brings('#0f0');
    await test.get(page);
    const { until } = done(await requestAccountDeletion(accounts.desk, caller, { password }));
    now = until;
    await noteErasures(test.market);
    await test.services.erasures.caughtUpTo(await test.market.store.head());
    const answer = await test.get(page);
    expect([answer.statusCode, answer.body.includes('people/')]).toEqual([410, false]);
    expect(await statusOf(picture)).toBe(404);
  });
});
