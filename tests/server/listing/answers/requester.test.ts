import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingItem, ListingList, SimilarListings } from '#machines/listing/listingItem.ts';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { RequestedChanges } from '#server/account/profileRules.ts';
import { changeOwnProfile } from '#server/account/profile.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, done, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const [saved, other] = ['bikebikebike', 'lamplamplamp'];

let test: TestApp;
let accounts: TestAccounts;
let seller: string;

beforeEach(async () => {
  test = await openTestApp(() => noon);
  accounts = accountsOf(test.market);
  seller = await accounts.joins('seller@example.ch');
  await test.publishes(seller, saved, bike);
  await test.publishes(seller, other, { ...bike, title: 'Leselampe' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
});

async function visits(email: string, from: string): Promise<TestBrowser> {
  await accounts.joins(email);
  const browser = openBrowser(test, { from });
  await browser.logIn(email, password);
  return browser;
}

/** Whether each response that contains the saved ad marks it as a favourite, and whether any marks the other ad so. */
async function favouritesShownTo(browser: TestBrowser) {
  const ask = async <T>(path: string) => (await browser.get(`/api/${path}`)).json<T>();
  const isSaved = (items: readonly ListingItem[], id = saved) => items.find((item) => item.id === id)?.favorite;
  const list = await ask<ListingList>('v10/list.json');
  return {
    'list.json': isSaved(list.items),
    'search.json': isSaved((await ask<{ result: ListingList }>('v11/search.json')).result.items),
    'item.json': (await ask<ListingItem>(`v10/item/${saved}.json`)).favorite,
    'items.json': isSaved((await ask<{ items: ListingItem[] }>(`v10/items.json?ids=${saved}`)).items),
    'similar.json': isSaved((await ask<SimilarListings>(`v10/item/${other}/similar.json`)).items),
    'the other ad': isSaved(list.items, other),
  };
}

const everywhere = (isSaved: boolean) => ({
  'list.json': isSaved,
  'search.json': isSaved,
  'item.json': isSaved,
  'items.json': isSaved,
  'similar.json': isSaved,
  'the other ad': false,
});

describe('the favourite of an ad', () => {
  it('is true for the account that saved it, and false for other accounts and strangers [LISTING-2]', async () => {
    const [ana, beat] = [await visits('ana@example.ch', '192.0.2.7'), await visits('beat@example.ch', '192.0.2.8')];
    await ana.post('/api/v10/favorites/.json', { form: { itemId: saved } });

    expect(await favouritesShownTo(ana)).toEqual(everywhere(true));
    expect(await favouritesShownTo(beat)).toEqual(everywhere(false));
    expect(await favouritesShownTo(openBrowser(test, { from: '192.0.2.9' }))).toEqual(everywhere(false));
  });

  it('is true in the list of favourites', async () => {
    const ana = await visits('ana@example.ch', '192.0.2.7');
    await ana.post('/api/v10/favorites/.json', { form: { itemId: saved } });
    const { favorites } = (await ana.get('/api/v10/favorites.json')).json<{ favorites: { item: ListingItem }[] }>();
    expect(favorites.map(({ item }) => item.favorite)).toEqual([true]);
  });

  it('is false again once the ad is removed from the favourites, and after the logout', async () => {
    const ana = await visits('ana@example.ch', '192.0.2.7');
    await ana.post('/api/v10/favorites/.json', { form: { itemId: saved } });
    await ana.remove(`/api/v10/favorites/${saved}`);
    expect(await favouritesShownTo(ana)).toEqual(everywhere(false));

    await ana.post('/api/v10/favorites/.json', { form: { itemId: saved } });
    await ana.logOut();
    expect(await favouritesShownTo(ana)).toEqual(everywhere(false));
  });
});

describe('the hash of a seller’s phone number', () => {
  async function changes(email: string, changed: RequestedChanges): Promise<void> {
    done(await changeOwnProfile(accounts.desk, await accounts.entersAs(email), { changes: changed }));
  }
  const hashOf = async (id: string) => (await test.get(`/api/v10/item/${id}.json`)).json<ListingItem>().phone_hash;

  it('is the same for the same number however it was typed, and another for another number [LISTING-6]', async () => {
    expect(await hashOf(saved), 'no number').toBeNull();

    await changes('seller@example.ch', { phone: '079 123 45 67' });
    const hash = await hashOf(saved);
    expect(hash).toMatch(/^[\w-]{24}$/);
    expect(await hashOf(other), 'another ad of the seller').toBe(hash);

    const second = await accounts.joins('second@example.ch');
    await test.publishes(second, 'sofasofasofa', { ...bike, title: 'Sofa' });
    await changes('second@example.ch', { phone: '+41 79 123 45 67' });
    expect(await hashOf('sofasofasofa'), 'the same number').toBe(hash);
    await changes('second@example.ch', { phone: '079 765 43 21' });
    expect(await hashOf('sofasofasofa'), 'another number').not.toBe(hash);
  });

  it('is read for all sellers of a page together', async () => {
    await changes('seller@example.ch', { phone: '079 123 45 67' });
    for (const name of ['second', 'third']) {
      const id = await accounts.joins(`${name}@example.ch`);
      await test.publishes(id, `${name}${name}`.padEnd(12, 'a').slice(0, 12), { ...bike, title: name });
    }
    const [readStream, readOf] = [vi.spyOn(test.market.store, 'readStream'), vi.spyOn(test.market.store, 'readOf')];
    const { items } = (await test.get('/api/v10/list.json')).json<ListingList>();
    expect(items.filter(({ phone_hash: hash }) => hash !== null)).toHaveLength(2);
    const ofAccounts = readStream.mock.calls.filter(([stream]) => stream.startsWith('account-'));
    expect([ofAccounts, readOf.mock.calls.length]).toEqual([[], 1]);
  });

  it('is null when the journal of its seller cannot be read, and the page is shown', async () => {
    await changes('seller@example.ch', { phone: '079 123 45 67' });
    const second = await accounts.joins('second@example.ch');
    await test.publishes(second, 'sofasofasofa', { ...bike, title: 'Sofa' });
    await changes('second@example.ch', { phone: '079 765 43 21' });
    const { keys } = test.market;
    const find = keys.find.bind(keys);
    vi.spyOn(keys, 'find').mockImplementation(async (person) =>
      person === seller ? Buffer.alloc(32, 7) : find(person),
    );
    const list = await test.get('/api/v10/list.json');
    expect(list.statusCode).toBe(200);
    const hashes = new Map(list.json<ListingList>().items.map(({ id, phone_hash: hash }) => [id, hash]));
    expect([hashes.get(saved), hashes.get(other)]).toEqual([null, null]);
    expect(hashes.get('sofasofasofa')).toMatch(/^[\w-]{24}$/);
    expect((await test.get('/en/li')).statusCode).toBe(200);
  });

  it('is null while the number is hidden, and once it is removed', async () => {
    await changes('seller@example.ch', { phone: '079 123 45 67' });
    const hash = await hashOf(saved);
    await changes('seller@example.ch', { phoneHidden: true });
    expect(await hashOf(saved)).toBeNull();
    await changes('seller@example.ch', { phoneHidden: false });
    expect(await hashOf(saved)).toBe(hash);
    await changes('seller@example.ch', { phone: null });
    expect(await hashOf(saved)).toBeNull();
  });
});
