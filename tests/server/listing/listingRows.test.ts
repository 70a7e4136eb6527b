import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListingRows, openListingRows } from '#server/listing/listingRows.ts';
import { isPublic } from '#server/listing/listingVisibility.ts';
import { listingItem } from '#server/listing/answers/listingItems.ts';
import { cachedListingItem } from '#server/listing/answers/cachedListingItems.ts';
import type { Market } from '#server/store/market.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { awayAndBack, joined } from '#tests/machines/account/lifecycle/accountHistory.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestMarket;
let rows: ListingRows;

beforeEach(async () => {
  test = await openTestMarket(() => noon);
  await test.seller(ana, 'Ana Rossi');
  await test.seller('beat', 'Beat Egli');
  await test.publishes(ana, 'bikebikebike', bike);
  await test.publishes('beat', 'sofasofasofa', { ...bike, title: 'Sofa' });
  rows = await openListingRows(test.market);
});

afterEach(async () => {
  rows.close();
  await test.close();
});

const ids = ['sofasofasofa', 'nothingnothi', 'bikebikebike'];
const titled = (title: string) =>
  test.tells('bikebikebike', [{ type: 'listing.edited', at: noon, changes: { title } }]);
const titles = async (from = rows, position?: number) =>
  (await from.of(['bikebikebike'], position)).map(({ title }) => title);

describe('the rows of ads', () => {
  it('are in the requested order, without unknown ones', async () => {
    expect((await rows.of(ids)).map(({ id }) => id)).toEqual(['sofasofasofa', 'bikebikebike']);
    expect((await rows.of(ids.toReversed())).map(({ id }) => id)).toEqual(['bikebikebike', 'sofasofasofa']);
    expect(await rows.of([])).toEqual([]);
  });

  it('are read once while they do not change', async () => {
    const both = ['sofasofasofa', 'bikebikebike'];
    const first = await rows.of(both);
    await test.tells('sofasofasofa', [{ type: 'listing.reserved', at: noon }]);
    const query = vi.spyOn(test.market.store, 'query');
    const second = await rows.of(both);
    expect(second[1]).toBe(first[1]);
    expect(second[0]).not.toBe(first[0]);
    expect(second[0]!.status).toBe('reserved');
    const before = query.mock.calls.length;
    expect(await rows.of(both)).toEqual(second);
    expect(query.mock.calls.length).toBe(before);
  });

  it('are read again when the seller changes', async () => {
    await rows.of(ids);
    await test.seller('beat', 'Beat Müller');
    expect((await rows.of(ids)).map(({ seller_name: name }) => name)).toEqual(['Beat Müller', 'Ana Rossi']);
  });

  it('contain the absence of the seller', async () => {
    const [[, away, back]] = awayAndBack;
    await test.recordsFacts('cleo', joined);
    await test.publishes('cleo', 'helmhelmhelm', bike);
    const seen = async () => (await rows.of(['helmhelmhelm'])).map(isPublic);
    expect(await seen()).toEqual([true]);
    await test.recordsFacts('cleo', away);
    expect(await seen()).toEqual([false]);
    await test.recordsFacts('cleo', back);
    expect(await seen()).toEqual([true]);
  });

  it('stay cached when an account fact does not concern ads', async () => {
    await test.recordsFacts('cleo', joined);
    await test.publishes('cleo', 'helmhelmhelm', bike);
    const [before] = await rows.of(['helmhelmhelm']);
    await test.recordsFacts('cleo', [{ type: 'account.passwordChanged', at: noon }]);
    expect((await rows.of(['helmhelmhelm']))[0]).toBe(before);
  });

  it('are read again after more facts than are read at a time', async () => {
    await rows.of(ids);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 200 }, (_, number) => test.seller(`seller-${round}-${number}`, `Nobody ${number}`)),
      );
    }
    await titled('Einrad');
    expect(await titles()).toEqual(['Einrad']);
  });

  it('are as new as search, which may have received a fact first', async () => {
    const deaf = marketWith({ onAppend: () => () => undefined });
    const unaware = await openListingRows(deaf);
    await titles(unaware);
    await titled('Einrad');
    expect(await titles(unaware)).toEqual([bike.title]);
    expect(await titles(unaware, await test.market.store.head())).toEqual(['Einrad']);
  });

  it('are not cached when a fact arrived during the read', async () => {
    const reading = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let isHeldUp = true;
    const slow = marketWith({
      query: async (statement) => {
        const found = await test.market.store.query(statement);
        if (isHeldUp) {
          isHeldUp = false;
          reading.resolve();
          await goOn.promise;
        }
        return found as never;
      },
    });
    const held = await openListingRows(slow);
    const before = titles(held);
    await reading.promise;
    await titled('Einrad');
    expect(await titles(held)).toEqual(['Einrad']);
    goOn.resolve();
    expect(await before).toEqual([bike.title]);
    expect(await titles(held)).toEqual(['Einrad']);
    held.close();
  });

  it('are not lost when a fact arrives while others are processed', async () => {
    const goOn = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const slow = marketWith({
      readAll: async (after, limit) => {
        const facts = await test.market.store.readAll(after, limit);
        reading.resolve();
        await goOn.promise;
        return facts;
      },
    });
    const held = await openListingRows(slow);
    await titles(held);
    await titled('Einrad');
    const requested = titles(held);
    await reading.promise;
    await titled('Hochrad');
    goOn.resolve();
    expect(await requested).toEqual(['Hochrad']);
    expect(await titles(held)).toEqual(['Hochrad']);
    held.close();
  });
});

describe('the item of an ad', () => {
  const telling = (say = (word: { id: string }) => word.id) => ({
    language: 'de' as const,
    say: say as never,
    localities: swissLocalities,
  });

  it('is built once for each row, language and directory of places', async () => {
    const [row] = await rows.of(['bikebikebike']);
    const german = telling();
    const first = cachedListingItem(row!, german);
    expect(first).toEqual(listingItem(row!, german));
    expect(cachedListingItem(row!, { ...german })).toBe(first);
    expect(cachedListingItem(row!, { ...german, language: 'fr' }).category_info.name).not.toBe(
      first.category_info.name,
    );
    expect(cachedListingItem(row!, { ...german, localities: { ...swissLocalities } })).not.toBe(first);
    await titled('Einrad');
    const [changed] = await rows.of(['bikebikebike']);
    expect(cachedListingItem(changed!, german).subject).toBe('Einrad');
  });
});

/** A market in which these methods replace those of the store. */
function marketWith(changes: Partial<Market['store']>): Market {
  const { store } = test.market;
  const changed = new Proxy(store, {
    get: (target, name) =>
      name in changes ? changes[name as keyof typeof changes] : Reflect.get(target, name, target),
  });
  return { ...test.market, store: changed };
}
