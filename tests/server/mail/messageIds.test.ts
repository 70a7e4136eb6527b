import { expect, it } from 'vitest';
import { messageIdOf } from '#server/mail/messageIds.ts';
import type { StoredFact } from '#server/store/store.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

it('gives the mails of another fact at the same position another Message-ID, as after a restore of the journal', async () => {
  const test = await openTestMarket(() => noon);
  try {
    await test.seller(ana);
    await test.publishes(ana, 'bikebikebike', bike);
    const [first, second] = (await test.market.store.readAll(0, 2)) as [StoredFact, StoredFact];
    const idOf = (fact: StoredFact) =>
      messageIdOf(test.market.keys, { fact, kind: 'adOnline', from: 'hello@allmend.example' });
    const other = { ...second, position: first.position };
    expect(await idOf(first)).toBe(await idOf(structuredClone(first)));
    expect(await idOf(other)).not.toBe(await idOf(first));
  } finally {
    await test.close();
  }
});
