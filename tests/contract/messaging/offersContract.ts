import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { verifyJournals } from '#server/store/verify.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/messaging/correspondents.ts';

/** Contract tests of offers and reservations in conversations, for every engine. */
export function describeOffers(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`offers and reservations, on ${engine}`, () => {
    const bike = 'bikebikebike';
    let test: TestApp;
    let seller: Correspondent;
    let ana: Correspondent;
    let ben: Correspondent;
    let id: string;

    beforeEach(async () => {
      test = await open(() => noon);
      const people = correspondentsOf(test);
      seller = await people.joins('seller');
      ana = await people.joins('ana');
      ben = await people.joins('ben');
      await seller.publishes(bike);
      id = (await ana.writesAbout(bike, 'Hallo')).conversation.id;
    });
    afterEach(async () => {
      expect(await verifyJournals(test.market)).toMatchObject({ problems: [] });
      await test.close();
    });

    const tells = (command: string) => seller.browser.ask(`mutation { ${command} { __typename } }`);
    const kinds = async () => (await ana.log(id)).map(({ kind, francs }) => [kind, francs]);

    it('are made, countered and accepted, and both parties see it', async () => {
      const { entry, conversation } = await ana.offers(id, 200, 'k1');
      expect(entry).toMatchObject({ kind: 'OFFER', francs: 200, number: 3, offer: 3, key: 'k1' });
      expect(conversation).toMatchObject({
        offer: { number: 3, francs: 200, isOwn: true, isAgreed: false },
        may: ['WRITE', 'OFFER', 'WITHDRAW'],
      });
      expect((await ana.offers(id, 999, 'k1')).entry).toEqual(entry);
      expect(await seller.conversation(id)).toMatchObject({
        unread: 2,
        offer: { isOwn: false },
        may: ['WRITE', 'OFFER', 'ACCEPT', 'DECLINE', 'RESERVE'],
      });
      expect((await seller.offers(id, 230)).entry).toMatchObject({ kind: 'COUNTER_OFFER', francs: 230 });
      expect(await seller.does(`acceptOffer(conversation: "${id}", offer: 4)`)).toMatchObject({
        code: 'conversation.offerYours',
      });
      expect(await ana.does(`acceptOffer(conversation: "${id}", offer: 3)`)).toMatchObject({
        code: 'conversation.offerOver',
      });
      expect(await ana.does(`acceptOffer(conversation: "${id}", offer: 4)`)).toMatchObject({
        offer: { francs: 230, isAgreed: true },
      });
      // The buyer's repeated acceptance has no effect.
      await ana.does(`acceptOffer(conversation: "${id}", offer: 4)`);
      expect(await kinds()).toEqual([
        ['MESSAGE', null],
        ['OFFER', 200],
        ['COUNTER_OFFER', 230],
        ['OFFER_ACCEPTED', 230],
      ]);
    });

    it("are declined, withdrawn, and replaced by the sender's next offer", async () => {
      await ana.offers(id, 100);
      expect(await seller.does(`withdrawOffer(conversation: "${id}", offer: 3)`)).toMatchObject({
        code: 'conversation.offerNotYours',
      });
      expect(await seller.does(`declineOffer(conversation: "${id}", offer: 3)`)).toMatchObject({ offer: null });
      await ana.offers(id, 150);
      await ana.offers(id, 160);
      await ana.does(`withdrawOffer(conversation: "${id}", offer: 7)`);
      expect(await kinds()).toEqual([
        ['MESSAGE', null],
        ['OFFER', 100],
        ['OFFER_DECLINED', 100],
        ['OFFER', 150],
        ['OFFER_WITHDRAWN', 150],
        ['OFFER', 160],
        ['OFFER_WITHDRAWN', 160],
      ]);
    });

    it.each([0, -5, 100_000_001])('of %d francs are refused', async (francs) => {
      expect(await ana.offers(id, francs)).toMatchObject({ code: 'conversation.amountInvalid' });
    });

    it('require an available ad', async () => {
      await ana.offers(id, 200);
      await tells(`sellListing(id: "${bike}", where: ELSEWHERE)`);
      expect(await ana.offers(id, 210)).toMatchObject({ code: 'conversation.adOver' });
      expect(await seller.does(`acceptOffer(conversation: "${id}", offer: 3)`)).toMatchObject({
        code: 'conversation.adOver',
      });
      expect(await seller.does(`reserveForBuyer(conversation: "${id}")`)).toMatchObject({
        code: 'conversation.adClosed',
      });
      expect(await seller.conversation(id)).toMatchObject({ may: ['WRITE', 'DECLINE'] });
    });

    it('a thing is reserved for one buyer: its ad shows the reservation, and the conversation shows the buyer', async () => {
      const other = (await ben.writesAbout(bike, 'Hallo')).conversation.id;
      expect(await ana.does(`reserveForBuyer(conversation: "${id}")`)).toMatchObject({
        code: 'conversation.sellerOnly',
      });
      expect(await seller.does(`reserveForBuyer(conversation: "${id}")`)).toMatchObject({
        isReservedForBuyer: true,
        listing: { status: 'RESERVED' },
      });
      // The seller's repeated reservation has no effect.
      await seller.does(`reserveForBuyer(conversation: "${id}")`);
      expect((await kinds()).at(-1)).toEqual(['RESERVED', null]);
      expect(await kinds()).toHaveLength(2);
      expect(await ana.contactBox(bike)).toMatchObject({ state: 'RESERVED_FOR_YOU', conversation: id, mayWrite: true });
      expect(await ben.contactBox(bike)).toMatchObject({ state: 'RESERVED', mayWrite: true });
      expect(await ben.conversation(other)).toMatchObject({
        isReservedForBuyer: false,
        listing: { status: 'RESERVED' },
      });
      expect(await seller.does(`reserveForBuyer(conversation: "${other}")`)).toMatchObject({
        code: 'conversation.reservedForAnother',
      });
      expect(await seller.does(`endReservationForBuyer(conversation: "${other}")`)).toMatchObject({
        code: 'conversation.notReserved',
      });
      expect(await seller.does(`endReservationForBuyer(conversation: "${id}")`)).toMatchObject({
        isReservedForBuyer: false,
        listing: { status: 'ACTIVE' },
        last: { kind: 'RESERVATION_ENDED' },
      });
      await seller.does(`reserveForBuyer(conversation: "${other}")`);
      expect(await ben.contactBox(bike)).toMatchObject({ state: 'RESERVED_FOR_YOU' });
    });

    it('ended in the list of ads are reported to the buyer; those made in the list can be assigned to a buyer later', async () => {
      await seller.does(`reserveForBuyer(conversation: "${id}")`);
      await tells(`endReservation(id: "${bike}")`);
      expect((await kinds()).at(-1)).toEqual(['RESERVATION_ENDED', null]);
      await tells(`reserveListing(id: "${bike}")`);
      expect(await ana.contactBox(bike)).toMatchObject({ state: 'RESERVED' });
      expect(await seller.does(`reserveForBuyer(conversation: "${id}")`)).toMatchObject({ isReservedForBuyer: true });
    });

    it('a sale ends a reservation, and it can be made again', async () => {
      await seller.does(`reserveForBuyer(conversation: "${id}")`);
      await tells(`sellListing(id: "${bike}", where: HERE)`);
      await tells(`cancelSale(id: "${bike}")`);
      expect(await ana.conversation(id)).toMatchObject({ isReservedForBuyer: false, listing: { status: 'ACTIVE' } });
      expect(await seller.does(`reserveForBuyer(conversation: "${id}")`)).toMatchObject({ isReservedForBuyer: true });
    });
  });
}
