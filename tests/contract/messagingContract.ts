import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/listingExamples.ts';
import type { TestApp } from '#tests/drivers/app.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/correspondents.ts';

const minute = 60 * 1000;

/** What holds of messages, whatever engine the market is kept on. */
export function describeMessaging(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`messages, on ${engine}`, () => {
    const bike = 'bikebikebike';
    let now: number;
    let test: TestApp;
    let people: Correspondents;
    let seller: Correspondent;
    let ana: Correspondent;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      people = correspondentsOf(test);
      seller = await people.joins('seller');
      ana = await people.joins('ana');
      await seller.publishes(bike);
    });
    afterEach(() => test.close());

    it('begin a conversation about an ad, which both find in their lists [MESSAGING-1]', async () => {
      const { entry, conversation } = await ana.writesAbout(bike, '  Ist es noch da?  ', { key: 'k1' });
      expect(entry).toMatchObject({
        number: 2,
        kind: 'MESSAGE',
        isOwn: true,
        key: 'k1',
        text: 'Ist es noch da?',
        standing: 'SENT',
      });
      expect(conversation).toMatchObject({
        tab: 'BUYING',
        buyerId: ana.id,
        unread: 0,
        other: { publicAccountId: seller.id },
      });
      expect((await ana.conversations('BUYING')).conversations).toMatchObject([
        { id: conversation.id, ad: { id: bike, status: 'ACTIVE' } },
      ]);
      expect((await ana.conversations('SELLING')).conversations).toEqual([]);
      const [sold] = (await seller.conversations('SELLING')).conversations;
      expect(sold).toMatchObject({
        id: conversation.id,
        unread: 1,
        last: { text: 'Ist es noch da?', isOwn: false, key: null },
      });
      expect(await people.stranger().conversations('SELLING')).toBeNull();
    });

    it('are counted as unread until they are read, conversation by conversation [MESSAGING-2]', async () => {
      const { conversation } = await ana.writesAbout(bike, 'Hallo');
      await ana.sends(conversation.id, 'Noch da?');
      expect([await seller.unread(), await ana.unread()]).toEqual([1, 0]);
      expect(await seller.does(`readConversation(id: "${conversation.id}", upTo: 2)`)).toMatchObject({ unread: 1 });
      expect(await seller.unread()).toBe(1);
      expect(await seller.does(`readConversation(id: "${conversation.id}", upTo: 3)`)).toMatchObject({ unread: 0 });
      expect(await seller.unread()).toBe(0);
      now += minute;
      expect((await ana.log(conversation.id)).map(({ standing }) => standing)).toEqual(['READ', 'READ']);
    });
  });
}
