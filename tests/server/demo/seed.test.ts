import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { seedDemo, wantsDemo } from '#server/demo/seed.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

let now: number;
let test: TestMarket;

beforeEach(async () => {
  now = noon;
  test = await openTestMarket(() => now);
});

afterEach(() => test.close());

async function listings(): Promise<number> {
  const sql = 'SELECT count(*) AS listings FROM listings';
  const [row] = await test.market.store.query<{ listings: number }>({ sql, parameters: [] });
  return row!.listings;
}

describe('filling the demonstration market', () => {
  it('requires an empty market, and is done once', async () => {
    expect(await wantsDemo(test.market)).toBe(true);
    const reported = await seedDemo(test.market);
    expect(await listings()).toBe(reported);
    expect(await wantsDemo(test.market)).toBe(false);
    const head = await test.market.store.head();
    await seedDemo(test.market);
    expect(await test.market.store.head()).toBe(head);
  });

  it('continues at the next start after an interruption, and writes nothing twice', async () => {
    const { store } = test.market;
    const append = store.append.bind(store);
    let appended = 0;
    const broken = vi.spyOn(store, 'append').mockImplementation((one) => {
      appended += 1;
      return appended > 400 ? Promise.reject(new StoreUnavailable('The power is gone')) : append(one);
    });
    await expect(seedDemo(test.market)).rejects.toThrow(StoreUnavailable);
    broken.mockRestore();
    now += 60_000;
    expect(await wantsDemo(test.market)).toBe(true);
    expect(await listings()).toBeLessThan(await seedDemo(test.market));
    expect(await wantsDemo(test.market)).toBe(false);
  });

  it('does not change a market with another beginning', async () => {
    await test.seller('ana');
    expect(await wantsDemo(test.market)).toBe(false);
  });

  it('does not change the smaller demonstration of an earlier version', async () => {
    await test.market.commands.run({
      id: 'demo-account-regula',
      actor: 'demo',
      streams: { account: { lifecycle: accountLifecycle, id: 'regula' } },
      decide: () => ({
        account: importSeller(null, { name: 'Regula', sellerKind: 'private', source: 'demo', at: now }),
      }),
    });
    expect(await wantsDemo(test.market)).toBe(false);
  });
});
