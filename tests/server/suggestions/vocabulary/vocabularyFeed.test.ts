import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awayAndBack, joined } from '#tests/machines/account/lifecycle/accountHistory.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import {
  type FedVocabulary,
  openVocabulary,
  type VocabularyFeedOptions,
} from '#server/suggestions/vocabulary/vocabularyFeed.ts';
import { countingHere, countingThread } from '#server/suggestions/vocabulary/vocabularyThread.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';

let test: TestMarket;
let feeds: FedVocabulary[];

beforeEach(async () => {
  feeds = [];
  test = await openTestMarket(() => noon);
  await test.seller(ana);
});

// The feeds are closed first: after its store is closed, a feed would restart endlessly.
afterEach(async () => {
  await Promise.all(feeds.map((fed) => fed.close()));
  await test.close();
});

function opened(options: Partial<VocabularyFeedOptions> = {}) {
  const onFailure = vi.fn<(error: unknown) => void>();
  const fed = openVocabulary(test.market, { onFailure, counting: countingHere, ...options });
  feeds.push(fed);
  return { ...fed, onFailure };
}

const publishes = (id: string, title: string) => test.publishes(ana, id, { ...bike, title });

describe.each([
  ['this thread', countingHere],
  ['a thread of its own', countingThread],
])('the vocabulary, counted in %s', (_where, counting) => {
  it('contains every listed ad, and follows their changes', async () => {
    await publishes('trampolin001', 'Trampolin');
    await publishes('trampolin002', 'Trampolin gross');
    const { vocabulary, settled, onFailure } = opened({ counting });
    const listings = () => vocabulary.textWith('trampolin', 'de')?.listings;
    await settled();
    expect(listings()).toBe(2);
    await publishes('trampolin003', 'Trampolin');
    await settled();
    expect(listings()).toBe(3);
    await test.tells('trampolin002', [{ type: 'listing.edited', at: noon, changes: { title: 'Hüpfburg' } }]);
    await test.tells('trampolin001', [{ type: 'listing.removed', at: noon, by: 'seller' }]);
    await settled();
    expect(listings()).toBe(1);
    expect(vocabulary.textsFrom('hü', 5, 'de').map(({ text }) => text)).toEqual(['Hüpfburg']);
    expect(vocabulary.textsFrom('trampolin gr', 5, 'de')).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('the vocabulary', () => {
  it('reads all ads, however many there are', async () => {
    const ids = Array.from({ length: 1203 }, (_, number) => `ad-${number}`);
    await Promise.all(ids.map((id) => publishes(id, 'Trampolin')));
    const { vocabulary, settled } = opened();
    await settled();
    expect(vocabulary.textWith('Trampolin', 'de')?.listings).toBe(1203);
  });

  it('counts no ads of a seller who is away', async () => {
    const [[, away, back]] = awayAndBack;
    await publishes('trampolin001', 'Trampolin');
    await test.recordsFacts('beat', joined);
    await test.publishes('beat', 'trampolin002', { ...bike, title: 'Trampolin' });
    const { vocabulary, settled } = opened();
    const listings = async () => {
      await settled();
      return vocabulary.textWith('trampolin', 'de')?.listings;
    };
    expect(await listings()).toBe(2);
    await test.recordsFacts('beat', away);
    expect(await listings()).toBe(1);
    const later = opened();
    await later.settled();
    expect(later.vocabulary.textWith('trampolin', 'de')?.listings, 'also after a new start').toBe(1);
    await test.recordsFacts('beat', back);
    expect(await listings()).toBe(2);
  });

  it('restarts when its thread has ended, and reports why', async () => {
    await publishes('trampolin001', 'Trampolin');
    let begun = 0;
    const broken = new Error('the thread has ended');
    const { vocabulary, settled, onFailure } = opened({
      pause: () => setImmediate(),
      counting() {
        begun += 1;
        const counting = countingHere();
        return begun === 1 ? { ...counting, count: () => Promise.reject(broken) } : counting;
      },
    });
    await settled();
    expect(vocabulary.textWith('trampolin', 'de')?.listings).toBe(1);
    expect(onFailure.mock.calls).toEqual([[broken]]);
  });

  it('waits longer after each failure, and starts over once it has been complete', async () => {
    await publishes('trampolin001', 'Trampolin');
    const pauses: number[] = [];
    let begun = 0;
    const { settled, onFailure } = opened({
      pause: async (ms) => void pauses.push(ms),
      counting() {
        begun += 1;
        const counting = countingHere();
        let counted = 0;
        const isBroken = () => [1, 2, 3].includes(begun) || (begun === 4 && (counted += 1) > 1);
        return {
          ...counting,
          count: (listings) => (isBroken() ? Promise.reject(new Error('broken')) : counting.count(listings)),
        };
      },
    });
    await settled();
    await publishes('trampolin002', 'Trampolin');
    await expect.poll(() => begun).toBe(5);
    await settled();
    expect(pauses).toEqual([1000, 2000, 4000, 1000]);
    expect(onFailure).toHaveBeenCalledTimes(4);
  });

  it('waits silently while the store is unavailable', async () => {
    await publishes('trampolin001', 'Trampolin');
    const away = vi.spyOn(test.market.store, 'query').mockRejectedValueOnce(new StoreUnavailable('away'));
    const { vocabulary, settled, onFailure } = opened({ pause: () => setImmediate() });
    await settled();
    away.mockRestore();
    expect(vocabulary.textWith('trampolin', 'de')?.listings).toBe(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('can be closed at any time', async () => {
    await publishes('trampolin001', 'Trampolin');
    const at = openVocabulary(test.market, {
      onFailure: (error) => expect.unreachable(String(error)),
      counting: countingThread,
    });
    await at.close();
    expect(at.vocabulary.size).toBe(0);
  });
});
