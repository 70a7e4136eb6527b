import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordExpiry } from '#server/listing/terms.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';

let now: number;
let test: TestMarket;

beforeEach(async () => {
  now = noon;
  test = await openTestMarket(() => now);
  await test.seller(ana);
});

afterEach(() => test.close());

async function rows(sql: string): Promise<readonly Record<string, unknown>[]> {
  return test.market.store.query({ sql, parameters: [] });
}

describe('the scheduler', () => {
  it('expires every ad whose term is over, however many end together, and no other', async () => {
    const ids = Array.from({ length: 1001 }, (_, index) => `ad-${index}`);
    await Promise.all(ids.map((id) => test.publishes(ana, id, bike)));
    now = noon + day;
    await test.publishes(ana, 'younger', bike);
    now = noon + 60 * day;
    expect(await recordExpiry(test.market)).toBe(1001);
    expect(await rows("SELECT id FROM listings WHERE status <> 'expired'")).toEqual([{ id: 'younger' }]);
    expect(await recordExpiry(test.market)).toBe(0);
  });

  it('expires the paused and the reserved too, and leaves the sold alone', async () => {
    for (const id of ['paused', 'reserved', 'sold']) await test.publishes(ana, id, bike);
    await test.tells('paused', [{ type: 'listing.paused', at: noon }]);
    await test.tells('reserved', [{ type: 'listing.reserved', at: noon }]);
    await test.tells('sold', [{ type: 'listing.sold', at: noon, where: 'here' }]);
    now = noon + 60 * day;
    expect(await recordExpiry(test.market)).toBe(2);
    expect(await rows('SELECT id, status FROM listings ORDER BY id')).toEqual([
      { id: 'paused', status: 'expired' },
      { id: 'reserved', status: 'expired' },
      { id: 'sold', status: 'sold' },
    ]);
  });

  it('ends promotions when they are due, even while a moderator reviews the ad', async () => {
    await test.publishes(ana, 'bike', bike);
    await test.tells('bike', [
      { type: 'listing.promoted', at: noon, product: 'gallery', endsAt: noon + 7 * day },
      { type: 'listing.promoted', at: noon, product: 'highlight', endsAt: noon + 9 * day },
      { type: 'listing.heldForReview', at: noon + day, because: 'Reported' },
    ]);
    now = noon + 8 * day;
    expect(await recordExpiry(test.market)).toBe(1);
    expect(await rows('SELECT product FROM listing_promotions')).toEqual([{ product: 'highlight' }]);
  });
});
