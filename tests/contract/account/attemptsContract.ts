import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openAttempts } from '#server/account/login/attempts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const allowance = { kind: 'test', most: 3, within: 1000 };

/** Contract tests of limits on attempts, for every database engine. */
export function describeAttempts(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  let now: number;
  let test: TestMarket;

  beforeEach(async () => {
    now = noon;
    test = await open(() => now);
  });

  afterEach(() => test.close());

  describe(`limits on ${engine}`, () => {
    it('apply to any interval of their duration, and state how long to wait', async () => {
      const attempts = openAttempts(test.market);
      const take = async () => (await attempts.take(allowance, 'ana')).wait;
      expect(await take()).toBe(0);
      now += 400;
      expect([await take(), await take(), await take()]).toEqual([0, 0, 600]);
      now += 600;
      expect([await take(), await take()]).toEqual([0, 400]);
      expect((await attempts.take(allowance, 'ben')).wait).toBe(0);
    });

    it('are shared by all clients of the store, also under concurrency', async () => {
      const counters = [openAttempts(test.market), openAttempts(test.market), openAttempts(test.market)];
      const waits = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => (await counters[index % 3]!.take(allowance, 'ana')).wait),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      expect(await counters[0]!.count(allowance, 'ana')).toBe(3);
    });

    it('count every attempt, allowed or not, and store no more rows than they need', async () => {
      const attempts = openAttempts(test.market);
      for (let noted = 0; noted < 5; noted += 1) await attempts.note(allowance, 'ana');
      expect(await attempts.count(allowance, 'ana')).toBe(3);
    });

    it('block no one after a clock was set back', async () => {
      const attempts = openAttempts(test.market);
      for (let accepted = 0; accepted < 3; accepted += 1) await attempts.take(allowance, 'ana');
      now -= 3_600_000;
      expect(await attempts.count(allowance, 'ana')).toBe(0);
      const take = async () => (await attempts.take(allowance, 'ana')).wait;
      expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 1000]);
    });

    it('forget expired attempts', async () => {
      const attempts = openAttempts(test.market);
      await attempts.take(allowance, 'ana');
      now += 500;
      await attempts.take(allowance, 'ben');
      now += 500;
      await attempts.forgetOld();
      const rows = await test.market.store.query({ sql: 'SELECT subject FROM attempts', parameters: [] });
      expect(rows).toEqual([{ subject: 'ben' }]);
    });
  });
}
