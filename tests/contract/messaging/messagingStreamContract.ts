import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { conversationEvent, deliveredEvent, mergeEvent, typingEvent } from '#machines/messaging/liveMessages.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/messaging/correspondents.ts';
import { type Listeners, openListeners } from '#tests/drivers/streaming/listeners.ts';
import type { LiveReader } from '#tests/drivers/streaming/liveReader.ts';

const nothing = z.strictObject({});

/** Contract tests of the event stream's events about messages, for every database engine. */
export function describeMessagingStream(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`streams of messages, on ${engine}`, () => {
    const bike = 'bikebikebike';
    let test: TestApp;
    let seller: Correspondent;
    let ana: Correspondent;
    let now: number;
    let listeners: Listeners;
    const listens: Listeners['listens'] = (...requested) => listeners.listens(...requested);

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      const people = correspondentsOf(test);
      listeners = await openListeners(test, people);
      seller = await people.joins('seller');
      ana = await people.joins('ana');
      await seller.publishes(bike);
    });
    afterEach(async () => {
      await listeners.leave();
      await test.close();
    });

    /** Resolves to the next event of this name, parsed by its schema. */
    async function hears<S extends { parse(value: unknown): unknown }>(
      reader: LiveReader,
      event: string,
      schema: S,
    ): Promise<ReturnType<S['parse']>> {
      return schema.parse((await reader.nextOf(event)).data) as ReturnType<S['parse']>;
    }
    const conversation = (reader: LiveReader) => hears(reader, 'conversation', conversationEvent);
    /** Resolves to the next event about a read, skipping events about earlier messages. */
    const reads = async (reader: LiveReader) => {
      for (;;) {
        const event = await conversation(reader);
        if (event.what === 'read') return event;
      }
    };
    /** Waits until a stream has reported the last fact: its server has read the whole journal. */
    const receivesAll = async (reader: LiveReader) => {
      const head = await test.market.store.head();
      while (reader.position !== head) await reader.next();
    };
    /** Resolves to the name of the next event that replaces missed facts. */
    const receivesMissed = async (reader: LiveReader) => {
      for (;;) {
        const { event } = await reader.next();
        if (event === 'ads' || event === 'conversation') return event;
      }
    };
    const merge = (reader: LiveReader) => hears(reader, 'merge', mergeEvent);

    /** Appends more changes of the ad than a reconnected stream reports individually. */
    const changesOften = () =>
      test.market.commands.run({
        actor: seller.id,
        streams: { listing: { lifecycle: listingLifecycle, id: bike } },
        decide: () => ({
          listing: Array.from({ length: 502 }, (_, turn) => ({
            type: turn % 2 === 0 ? ('listing.paused' as const) : ('listing.resumed' as const),
            at: now,
          })),
        }),
      });
    /** Appends hundreds of changes of a conversation by muting and unmuting it. */
    const mutesOften = (id: string) =>
      test.market.commands.run({
        actor: seller.id,
        streams: { conversation: { lifecycle: conversationLifecycle, id } },
        decide: () => ({
          conversation: Array.from({ length: 501 }, (_, turn) => ({
            type: turn % 2 === 0 ? ('conversation.muted' as const) : ('conversation.unmuted' as const),
            at: now,
            by: seller.id,
          })),
        }),
      });

    it('begin with the unread count, and report its changes [MESSAGING-3]', async () => {
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      const reader = await listens(seller);
      expect(await merge(reader)).toEqual({ conversationsWithUnreadMessages: 1 });
      await seller.does(`readConversation(id: "${begun.id}", upTo: 2)`);
      expect(await merge(reader)).toEqual({ conversationsWithUnreadMessages: 0 });
      await ana.sends(begun.id, 'Noch da?');
      expect(await merge(reader)).toEqual({ conversationsWithUnreadMessages: 1 });
      await seller.does(`muteConversation(id: "${begun.id}")`);
      expect(await merge(reader)).toEqual({ conversationsWithUnreadMessages: 0 });
    });

    it('report a message to both parties, each from their view, in the form of the query', async () => {
      const [hisStream, hers] = [await listens(seller), await listens(ana)];
      const { entry, conversation: begun } = await ana.writesAbout(bike, 'Schreib mir auf Telegram', { key: 'k1' });
      // By chance, the seller's stream may or may not have delivered the message when either event is created.
      const deliveryState: unknown = expect.stringMatching(/^(SENT|DELIVERED)$/);
      expect(await conversation(hers)).toEqual({
        what: 'entry',
        conversation: begun.id,
        entry: { ...entry, deliveryState },
      });
      const [seen] = await seller.log(begun.id);
      expect(seen).toMatchObject({ isOwn: false, key: null, warnings: [{ kind: 'OTHER_CHANNEL' }] });
      expect(await conversation(hisStream)).toEqual({ what: 'entry', conversation: begun.id, entry: seen });
      const offered = await seller.offers(begun.id, 200);
      expect(await conversation(hers)).toMatchObject({
        what: 'entry',
        entry: { kind: 'OFFER', francs: 200, isOwn: false },
      });
      await ana.does(`acceptOffer(conversation: "${begun.id}", offer: ${offered.entry.number})`);
      await conversation(hisStream);
      expect(await conversation(hisStream)).toMatchObject({ entry: { kind: 'OFFER_ACCEPTED', francs: 200 } });
    });

    it('report a delivery to the sender, and a read to both', async () => {
      const hers = await listens(ana);
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      await seller.conversations('SELLING');
      expect(await hears(hers, 'delivered', deliveredEvent)).toEqual({ conversation: begun.id, number: 2 });
      const his = await listens(seller);
      await ana.sends(begun.id, 'Noch da?');
      expect(await hears(hers, 'delivered', deliveredEvent)).toEqual({ conversation: begun.id, number: 3 });
      expect((await ana.log(begun.id)).map(({ deliveryState }) => deliveryState)).toEqual(['DELIVERED', 'DELIVERED']);
      await seller.does(`readConversation(id: "${begun.id}", upTo: 3)`);
      const read = { what: 'read', conversation: begun.id, upTo: 3 };
      expect(await reads(hers)).toEqual({ ...read, isOwn: false });
      expect(await reads(his)).toEqual({ ...read, isOwn: true });
    });

    it('report that the other types, no more often than the view shows it', async () => {
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      const his = await listens(seller);
      const types = () => ana.browser.ask(`mutation { reportTyping(conversation: "${begun.id}") }`);
      expect([await types(), await types()]).toEqual([true, true]);
      now += 3_000;
      expect(await types()).toBe(true);
      await ana.sends(begun.id, 'Noch da?');
      await conversation(his);
      const received = his.received
        .filter(({ event }) => event === 'typing')
        .map(({ data }) => typingEvent.parse(data));
      expect(received).toEqual([{ conversation: begun.id }, { conversation: begun.id }]);
    });

    it.each([-60, 60])('report that the other types after the clock was set by %i minutes', async (minutes) => {
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      const his = await listens(seller);
      const types = () => ana.browser.ask(`mutation { reportTyping(conversation: "${begun.id}") }`);
      await types();
      now += minutes * 60_000;
      await types();
      for (let received = 0; received < 2; received += 1) {
        expect(await hears(his, 'typing', typingEvent)).toEqual({ conversation: begun.id });
      }
    });

    it.each([
      ['sold', 'sellListing(id: "bikebikebike", where: HERE)', { status: 'SOLD' }],
      ['reserved', 'reserveListing(id: "bikebikebike")', { status: 'RESERVED' }],
      ['cheaper', 'repriceListing(id: "bikebikebike", kind: "amount", price: "200")', { francs: 200 }],
      ['gone', 'removeListing(id: "bikebikebike")', { path: null, isGone: true }],
    ])(
      'report to both parties, and to no one else, that the ad of their conversation is %s',
      async (_, command, listing) => {
        const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
        const stranger = await correspondentsOf(test).joins('beat');
        const [his, hers, strangers] = [await listens(seller), await listens(ana), await listens(stranger)];
        await seller.browser.ask(`mutation { ${command} { __typename } }`);
        const position = await test.market.store.head();
        for (const [who, reader] of [
          [seller, his],
          [ana, hers],
        ] as const) {
          expect(await hears(reader, 'ads', nothing)).toEqual({});
          expect(reader.position).toBe(position);
          expect((await who.conversation(begun.id)).listing).toMatchObject(listing);
        }
        await ana.sends(begun.id, 'Schade');
        await stranger.browser.post('/api/v10/account/logout.json', {});
        expect(await strangers.end()).toMatchObject({ event: 'ended' });
        expect(strangers.received.map(({ event }) => event)).toEqual(['merge', 'ended']);
      },
    );

    it("report the end of an ad's reservation, but no purchase that concerns its seller alone", async () => {
      await ana.writesAbout(bike, 'Hallo');
      await seller.browser.ask('mutation { reserveListing(id: "bikebikebike") { __typename } }');
      const hers = await listens(ana);
      const promoted = { type: 'listing.promoted' as const, at: now, product: 'bump' as const, endsAt: now + 1 };
      await test.market.commands.run({
        actor: seller.id,
        streams: { listing: { lifecycle: listingLifecycle, id: bike } },
        decide: () => ({ listing: [promoted] }),
      });
      await seller.browser.ask('mutation { endReservation(id: "bikebikebike") { __typename } }');
      await hears(hers, 'ads', nothing);
      expect(hers.position).toBe(await test.market.store.head());
    });

    it('report changes of ads once after a reconnect, also after many changes', async () => {
      const hers = await listens(ana);
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      await conversation(hers);
      await hers.leave();
      await seller.browser.ask('mutation { reserveListing(id: "bikebikebike") { __typename } }');
      await seller.browser.ask('mutation { endReservation(id: "bikebikebike") { __typename } }');
      const last = await test.market.store.head();
      const again = await listens(ana, hers.position);
      await hears(again, 'ads', nothing);
      expect(again.position).toBe(last);
      await again.leave();
      const his = await listens(seller);
      await changesOften();
      await receivesAll(his);
      const late = await listens(ana, again.position);
      await hears(late, 'ads', nothing);
      expect(late.position).toBeGreaterThan(again.position!);
      await ana.sends(begun.id, 'Noch da?');
      await conversation(late);
      expect(late.received.filter(({ event }) => event === 'ads')).toHaveLength(1);
    });

    it("report a user's archiving to the user's devices, and neither that nor reports to the other", async () => {
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      const [his, hers] = [await listens(seller), await listens(ana)];
      await seller.does(`archiveConversation(id: "${begun.id}")`);
      expect(await conversation(his)).toEqual({ what: 'own', conversation: begun.id });
      await seller.does(`reportConversation(id: "${begun.id}", reason: SPAM)`);
      await seller.does(`blockCorrespondent(conversation: "${begun.id}")`);
      expect(await conversation(his)).toEqual({ what: 'everything' });
      await seller.does(`unblockCorrespondent(conversation: "${begun.id}")`);
      await seller.sends(begun.id, 'Doch');
      // Two events: one about the block, and one about its end.
      for (let received = 0; received < 2; received += 1)
        expect(await conversation(hers)).toEqual({ what: 'everything' });
      expect(await conversation(hers)).toMatchObject({ what: 'entry', entry: { text: 'Doch' } });
    });

    it('report a block and its end once to the blocked party, and to no one else', async () => {
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      const beat = await correspondentsOf(test).joins('beat');
      await beat.writesAbout(bike, 'Ciao');
      const [hers, another] = [await listens(ana), await listens(beat)];
      await seller.does(`blockCorrespondent(conversation: "${begun.id}")`);
      expect(await conversation(hers)).toEqual({ what: 'everything' });
      const unavailable = { code: 'conversation.unavailable' };
      expect(await ana.conversation(begun.id)).toMatchObject({ closed: unavailable, may: [], isBlocked: false });
      expect(await ana.sends(begun.id, 'Warum?')).toMatchObject({ __typename: 'Refusal', ...unavailable });
      await hers.leave();
      await seller.does(`unblockCorrespondent(conversation: "${begun.id}")`);
      const again = await listens(ana, hers.position);
      expect(await conversation(again)).toEqual({ what: 'everything' });
      expect(await ana.conversation(begun.id)).toMatchObject({ closed: null });
      await beat.browser.post('/api/v10/account/logout.json', {});
      await another.end();
      expect(another.received.filter(({ event }) => event === 'conversation')).toEqual([]);
    });

    it("immediately report muting, archiving, blocking and their undoing to the user's other devices", async () => {
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      const phone = await listens(seller);
      const [own, everything] = [{ what: 'own', conversation: begun.id }, { what: 'everything' }];
      for (const [command, reported, expected] of [
        ['mute', own, { isMuted: true }],
        ['unmute', own, { isMuted: false }],
        ['archive', own, { isArchived: true }],
        ['unarchive', own, { isArchived: false }],
      ] as const) {
        // oxlint-disable no-await-in-loop -- one after the other
        await seller.does(`${command}Conversation(id: "${begun.id}")`);
        expect(await conversation(phone), command).toEqual(reported);
        expect(await seller.conversation(begun.id), command).toMatchObject(expected);
        // oxlint-enable no-await-in-loop
      }
      for (const [command, isBlocked] of [
        ['block', true],
        ['unblock', false],
      ] as const) {
        // oxlint-disable no-await-in-loop -- one after the other
        await seller.does(`${command}Correspondent(conversation: "${begun.id}")`);
        expect(await conversation(phone), command).toEqual(everything);
        expect(await seller.conversation(begun.id), command).toMatchObject({ isBlocked });
        // oxlint-enable no-await-in-loop
      }
    });

    it('report missed events once after a reconnect, and request a reload after many', async () => {
      const hers = await listens(ana);
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      await conversation(hers);
      await hers.leave();
      await seller.sends(begun.id, 'Ja');
      await seller.does(`readConversation(id: "${begun.id}", upTo: 2)`);
      await seller.does(`reportConversation(id: "${begun.id}", reason: SPAM)`);
      const again = await listens(ana, hers.position);
      expect(await conversation(again)).toMatchObject({ what: 'entry', entry: { text: 'Ja' } });
      expect(await conversation(again)).toMatchObject({ what: 'read', upTo: 2, isOwn: false });
      await again.leave();
      const his = await listens(seller);
      await mutesOften(begun.id);
      await receivesAll(his);
      const late = await listens(ana, again.position);
      expect(await conversation(late)).toEqual({ what: 'everything' });
      await seller.sends(begun.id, 'Noch etwas');
      expect(await conversation(late)).toMatchObject({ what: 'entry', entry: { text: 'Noch etwas' } });
    });

    it('report many missed changes of ads and of messages, also when the line breaks between the two', async () => {
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      const hers = await listens(ana);
      await merge(hers);
      await hers.leave();
      const his = await listens(seller);
      await mutesOften(begun.id);
      await changesOften();
      await receivesAll(his);
      const late = await listens(ana, hers.position);
      const first = await receivesMissed(late);
      await late.leave();
      const later = await listens(ana, late.position);
      expect([first, await receivesMissed(later)].toSorted()).toEqual(['ads', 'conversation']);
    });

    it('report missed events after a reconnect, however many conversations the other has with third parties', async () => {
      const hers = await listens(ana);
      const { conversation: begun } = await ana.writesAbout(bike, 'Hallo');
      await conversation(hers);
      await hers.leave();
      const blocks = Array.from({ length: 502 }, (_, turn) => ({
        type: 'messaging.blocked' as const,
        at: now,
        account: `stranger${turn}`,
      }));
      await test.market.commands.run({
        actor: seller.id,
        streams: { messaging: { lifecycle: messagingLifecycle, id: seller.id } },
        decide: () => ({ messaging: blocks }),
      });
      await seller.sends(begun.id, 'Ja');
      await seller.does(`blockCorrespondent(conversation: "${begun.id}")`);
      const again = await listens(ana, hers.position);
      expect(await conversation(again)).toMatchObject({ what: 'entry', entry: { text: 'Ja' } });
      expect(await conversation(again)).toEqual({ what: 'everything' });
      expect(again.position).toBe(await test.market.store.head());
    });
  });
}
