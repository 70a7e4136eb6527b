import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { mostInAMinute, mostUnanswered } from '#machines/conversation/limits.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { firstContacts } from '#machines/messaging/limits.ts';
import { unreadOf } from '#server/messaging/conversation/conversations.ts';
import { conversationIdOf } from '#server/messaging/conversation/conversationId.ts';
import { verifyJournals } from '#server/store/verify.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { strangeTexts, unreadableTexts } from './messageTexts.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/messaging/correspondents.ts';

const none = { unread: 0, archived: 0 };
const minute = 60 * 1000;
const day = 24 * 60 * minute;
const [bike, lamp] = ['bikebikebike', 'lamplamplamp'];
const listings: readonly string[] = [bike, lamp, 'sofasofasofa', 'tabletableta', 'chairchairch', 'shelfshelfsh'];

/** Contract tests of messages, for every database engine. */
export function describeMessaging(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`messages, on ${engine}`, () => {
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
    afterEach(async () => {
      expect(await verifyJournals(test.market)).toMatchObject({ problems: [] });
      await test.close();
    });

    /** Begins a conversation about the bike with one message; resolves to its id. */
    const begun = async (text = 'Hallo'): Promise<string> => (await ana.writesAbout(bike, text)).conversation.id;

    it('begin a conversation about an ad, which both find in their lists [MESSAGING-1]', async () => {
      const { entry, conversation } = await ana.writesAbout(bike, '  Ist es noch da?  ', { key: 'k1' });
      expect(entry).toMatchObject({ number: 2, kind: 'MESSAGE', isOwn: true, key: 'k1', deliveryState: 'SENT' });
      expect(entry).toMatchObject({ text: 'Ist es noch da?' });
      expect(conversation).toMatchObject({
        tab: 'BUYING',
        buyerId: ana.id,
        unread: 0,
        other: { publicAccountId: seller.id },
        closed: null,
        may: ['WRITE', 'OFFER'],
      });
      expect((await ana.conversations('BUYING')).conversations).toMatchObject([
        { id: conversation.id, listing: { id: bike, status: 'ACTIVE', francs: 250 } },
      ]);
      expect((await ana.conversations('SELLING')).conversations).toEqual([]);
      const [sold] = (await seller.conversations('SELLING')).conversations;
      expect(sold).toMatchObject({
        id: conversation.id,
        unread: 1,
        tab: 'SELLING',
        buyerId: ana.id,
        last: { text: 'Ist es noch da?', isOwn: false, key: null, deliveryState: null },
      });
      const stranger = people.stranger();
      expect([await stranger.conversations('SELLING'), await stranger.counts()]).toEqual([null, null]);
    });

    it('form one conversation for each ad and buyer', async () => {
      const id = await begun();
      expect((await ana.writesAbout(bike, 'Noch da?')).conversation.id).toBe(id);
      const ben = await people.joins('ben');
      const other = (await ben.writesAbout(bike, 'Hallo')).conversation.id;
      expect(other).not.toBe(id);
      await seller.publishes(lamp);
      const third = (await ana.writesAbout(lamp, 'Hallo')).conversation.id;
      expect(new Set([id, other, third]).size).toBe(3);
      expect([id, third]).toEqual([conversationIdOf(bike, ana.id), conversationIdOf(lamp, ana.id)]);
    });

    it('are private: for other accounts a conversation does not exist', async () => {
      const id = await begun();
      const eva = await people.joins('eva');
      expect(await eva.conversation(id)).toBeNull();
      expect(await eva.sends(id, 'Hallo')).toMatchObject({ code: 'conversation.unknown' });
      expect(await eva.sends('zzzzzzzzzzzz', 'Hallo')).toMatchObject({ code: 'conversation.unknown' });
      for (const command of [
        `readConversation(id: "${id}", upTo: 2)`,
        `archiveConversation(id: "${id}")`,
        `muteConversation(id: "${id}")`,
        `blockCorrespondent(conversation: "${id}")`,
        `reportConversation(id: "${id}", reason: FRAUD)`,
        `acceptOffer(conversation: "${id}", offer: 2)`,
        `reserveForBuyer(conversation: "${id}")`,
      ]) {
        expect(await eva.does(command)).toMatchObject({ code: 'conversation.unknown' });
      }
      expect(await eva.browser.ask(`mutation { reportTyping(conversation: "${id}") }`)).toBe(false);
      expect(await people.stranger().sends(id, 'Hallo')).toMatchObject({ code: 'session.required' });
      const archived = await people.stranger().does(`archiveConversation(id: "${id}")`);
      expect(archived).toMatchObject({ code: 'session.required' });
    });

    it('are counted as unread until they are read, conversation by conversation [MESSAGING-2]', async () => {
      const id = await begun();
      await ana.sends(id, 'Noch da?');
      expect([await seller.unread(), await ana.unread()]).toEqual([1, 0]);
      expect(await seller.does(`readConversation(id: "${id}", upTo: 2)`)).toMatchObject({ unread: 1, readUpTo: 2 });
      expect(await seller.unread()).toBe(1);
      expect(await seller.does(`readConversation(id: "${id}", upTo: 3)`)).toMatchObject({ unread: 0 });
      expect(await seller.unread()).toBe(0);
      expect(await seller.does(`readConversation(id: "${id}", upTo: 99)`)).toMatchObject({
        code: 'conversation.entryUnknown',
      });
      const answer = await people.stranger().browser.get('/api/v10/messaging/status');
      expect(answer.statusCode).toBe(401);
    });

    it('show their delivery state: sent, on a device of the other, read', async () => {
      const id = await begun();
      const deliveryStates = async () => (await ana.log(id)).map(({ deliveryState }) => deliveryState);
      expect(await deliveryStates()).toEqual(['SENT']);
      await seller.conversations('SELLING');
      expect(await deliveryStates()).toEqual(['DELIVERED']);
      await ana.sends(id, 'Noch da?');
      expect(await deliveryStates()).toEqual(['DELIVERED', 'SENT']);
      await seller.does(`readConversation(id: "${id}", upTo: 2)`);
      expect(await deliveryStates()).toEqual(['READ', 'SENT']);
      await seller.conversation(id);
      expect(await deliveryStates()).toEqual(['READ', 'DELIVERED']);
    });

    it('sent again with their key are one message, by either call', async () => {
      const first = await ana.writesAbout(bike, 'Hallo', { key: 'once' });
      const id = first.conversation.id;
      expect((await ana.writesAbout(bike, 'Hallo', { key: 'once' })).entry).toEqual(first.entry);
      expect((await ana.sends(id, 'Etwas anderes', { key: 'once' })).entry).toEqual(first.entry);
      expect(await ana.log(id)).toHaveLength(1);
      // The key of a message is scoped to its sender: the other party may use the same one.
      expect((await seller.sends(id, 'Ja', { key: 'once' })).entry).toMatchObject({ number: 3, text: 'Ja' });
      expect(await seller.unread()).toBe(1);
    });

    it('are listed page by page, oldest first', async () => {
      const id = await begun('1');
      for (const text of ['2', '3', '4', '5']) await ana.sends(id, text);
      const texts = async (page: string) => (await ana.log(id, page)).map(({ text }) => text);
      expect(await texts('entries(last: 2)')).toEqual(['4', '5']);
      expect(await texts('entries(last: 2, before: 5)')).toEqual(['2', '3']);
      expect(await texts('entries(last: 2, before: 3)')).toEqual(['1']);
      expect(await texts('entriesAfter(number: 3, first: 2)')).toEqual(['3', '4']);
      expect(await texts('entriesAfter(number: 6)')).toEqual([]);
    });

    it.each([1, -60])('list the latest conversation first, with the clock set by %i minutes', async (minutes) => {
      for (const listing of listings.slice(1, 4)) await seller.publishes(listing);
      const ids: string[] = [];
      for (const listing of listings.slice(0, 4)) {
        now += minute;
        ids.push((await ana.writesAbout(listing, 'Hallo')).conversation.id);
      }
      now += minutes * minute;
      await seller.sends(ids[1]!, 'Ja');
      const listed: string[] = [];
      for (let after = ''; ;) {
        const { conversations, endCursor } = await ana.conversations('BUYING', `, first: 3${after}`);
        listed.push(...conversations.map(({ id }: { id: string }) => id));
        if (endCursor === null) break;
        after = `, after: "${endCursor}"`;
      }
      expect(listed).toEqual([ids[1], ids[3], ids[2], ids[0]]);
    });

    it("archived return with the other's next message, and stay archived when muted", async () => {
      const id = await begun();
      expect(await seller.does(`archiveConversation(id: "${id}")`)).toMatchObject({ isArchived: true });
      expect(await seller.unread()).toBe(0);
      expect((await seller.conversations('SELLING')).conversations).toEqual([]);
      expect((await seller.conversations('SELLING', ', archived: true')).conversations).toMatchObject([{ id }]);
      expect(await seller.counts()).toEqual({ buying: none, selling: { unread: 0, archived: 1 } });
      await ana.sends(id, 'Noch da?');
      expect((await seller.conversations('SELLING')).conversations).toMatchObject([{ id, unread: 2 }]);
      expect((await seller.counts()).selling).toEqual({ unread: 1, archived: 0 });
      expect(await seller.unread()).toBe(1);
      await seller.does(`muteConversation(id: "${id}")`);
      expect([await seller.unread(), (await seller.counts()).selling]).toEqual([0, none]);
      await seller.does(`archiveConversation(id: "${id}")`);
      await ana.sends(id, 'Hallo?');
      expect((await seller.conversations('SELLING')).conversations).toEqual([]);
      await seller.does(`unmuteConversation(id: "${id}")`);
      const unarchived = await seller.does(`unarchiveConversation(id: "${id}")`);
      expect(unarchived).toMatchObject({ isArchived: false, isMuted: false, unread: 3 });
      expect(await ana.conversation(id)).toMatchObject({ isArchived: false, isMuted: false });
    });

    it('are refused in both directions after a block, and the blocked party learns only that they are refused', async () => {
      const id = await begun();
      const blocked = await seller.does(`blockCorrespondent(conversation: "${id}")`);
      expect(blocked).toMatchObject({ isBlocked: true, closed: { code: 'conversation.youBlocked' }, may: [] });
      expect(await ana.sends(id, 'Hallo?')).toMatchObject({ code: 'conversation.unavailable' });
      expect(await ana.offers(id, 100)).toMatchObject({ code: 'conversation.unavailable' });
      const closed = { code: 'conversation.unavailable' };
      expect(await ana.conversation(id)).toMatchObject({ isBlocked: false, closed });
      expect(await seller.sends(id, 'Hallo?')).toMatchObject({ code: 'conversation.youBlocked' });
      await seller.publishes(lamp);
      expect(await ana.writesAbout(lamp, 'Hallo')).toMatchObject({ code: 'conversation.unavailable' });
      expect(await ana.contactBox(lamp)).toMatchObject({ state: 'UNAVAILABLE', mayWrite: false });
      expect(await ana.browser.ask(`mutation { reportTyping(conversation: "${id}") }`)).toBe(false);
      const settings = await seller.browser.ask('{ messagingSettings { blocked { publicAccountId } } }');
      expect(settings).toEqual({ blocked: [{ publicAccountId: ana.id }] });
      expect(await seller.does(`unblockCorrespondent(conversation: "${id}")`)).toMatchObject({ isBlocked: false });
      expect((await ana.sends(id, 'Hallo?')).entry).toMatchObject({ text: 'Hallo?' });
      await seller.does(`blockCorrespondent(conversation: "${id}")`);
      expect(await seller.sets(`unblockAccount(publicAccountId: "${ana.id}")`)).toMatchObject({ blocked: [] });
      expect((await ana.sends(id, 'Danke')).entry).toMatchObject({ text: 'Danke' });
    });

    it('are reported to moderators with the entries as evidence, and the other party cannot see the report', async () => {
      const id = await begun('Zahle mit Gutschein');
      expect(
        await seller.does(`reportConversation(id: "${id}", reason: FRAUD, entries: [2], text: " Betrug? ")`),
      ).toMatchObject({
        __typename: 'Conversation',
      });
      expect(await seller.does(`reportConversation(id: "${id}", reason: FRAUD, entries: [3])`)).toMatchObject({
        code: 'conversation.entryUnknown',
      });
      const stored = (await test.market.store.readStream(`conversation-${id}`)).at(-1)!;
      expect(stored).toMatchObject({
        type: 'conversation.reported',
        data: { by: seller.id, reason: 'fraud', entries: [2] },
      });
      expect(stored.data['text']).toMatch(/^sealed:1:/);
      expect(await ana.log(id)).toHaveLength(1);
      expect(await ana.unread()).toBe(0);
      expect(await ana.conversation(id)).toMatchObject({ unread: 0, last: { number: 2 } });
    });

    it('are sealed in the journal, and are in no other table', async () => {
      const id = await begun('Geheimnis am Gartenzaun');
      const [, sent] = await test.market.store.readStream(`conversation-${id}`);
      expect(JSON.stringify(sent)).not.toContain('Geheimnis');
      for (const table of ['conversation_parties', 'conversation_entries', 'snapshots']) {
        const rows = await test.market.store.query({ sql: `SELECT * FROM ${table}`, parameters: [] });
        expect(JSON.stringify(rows)).not.toContain('Geheimnis');
      }
      const { snapshot } = await test.market.commands.load({ lifecycle: conversationLifecycle, id });
      expect(JSON.stringify(snapshot.context)).not.toContain('Geheimnis');
    });

    it("cannot begin about the sender's ad, an inactive ad or no ad; and continue whatever happens to the ad", async () => {
      expect(await seller.writesAbout(bike, 'Hallo')).toMatchObject({ code: 'conversation.ownAd' });
      expect(await ana.writesAbout('zzzzzzzzzzzz', 'Hallo')).toMatchObject({ code: 'conversation.adUnknown' });
      expect(await ana.writesAbout('../etc', 'Hallo')).toMatchObject({ code: 'conversation.adUnknown' });
      const id = await begun();
      const tells = (command: string) => seller.browser.ask(`mutation { ${command} { __typename } }`);
      const ben = await people.joins('ben');
      await tells(`pauseListing(id: "${bike}")`);
      expect(await ben.writesAbout(bike, 'Hallo')).toMatchObject({ code: 'conversation.adClosed' });
      expect((await ana.conversation(id)).listing).toMatchObject({ status: null, isGone: false, path: null });
      expect((await seller.conversation(id)).listing).toMatchObject({ status: 'PAUSED' });
      await tells(`resumeListing(id: "${bike}")`);
      await tells(`sellListing(id: "${bike}", where: HERE)`);
      expect(await ben.writesAbout(bike, 'Hallo')).toMatchObject({ code: 'conversation.adClosed' });
      expect((await ana.writesAbout(bike, 'Schade')).entry).toMatchObject({ text: 'Schade' });
      await tells(`removeListing(id: "${bike}")`);
      expect((await ana.sends(id, 'Adieu')).entry).toMatchObject({ text: 'Adieu' });
      expect((await ana.conversation(id)).listing).toMatchObject({
        title: `Ad ${bike}`,
        status: null,
        isGone: true,
        path: null,
        picture: null,
      });
    });

    it('can be written only by accounts with a confirmed address', async () => {
      await people.accounts.registers('new@example.ch');
      const browser = openBrowser(test);
      await browser.logIn('new@example.ch', password);
      const answer = await browser.ask(
        `mutation { writeAboutListing(listing: "${bike}", message: { key: "k", text: "Hallo" }) { ... on Refusal { code } } }`,
      );
      expect(answer).toEqual({ code: 'conversation.accountInactive' });
    });

    it('to strangers are limited per day by the age of an account; existing conversations continue', async () => {
      const most = firstContacts.at(-1)!.most;
      for (const listing of listings.slice(1)) await seller.publishes(listing);
      for (const listing of listings.slice(0, most))
        expect((await ana.writesAbout(listing, 'Hallo')).entry).toBeDefined();
      expect(await ana.writesAbout(listings[most]!, 'Hallo')).toMatchObject({
        code: 'messaging.tooManyContacts',
        message: expect.stringContaining(String(most)),
      });
      expect((await ana.writesAbout(bike, 'Noch da?')).entry).toMatchObject({ text: 'Noch da?' });
      now += day;
      await ana.browser.logIn('ana@example.ch', password);
      expect((await ana.writesAbout(listings[most]!, 'Hallo')).entry).toBeDefined();
    });

    it('are limited to the speed of typing, and to a number of unanswered messages', async () => {
      const id = await begun();
      for (let sent = 1; sent < mostUnanswered; sent += 1) await ana.sends(id, 'Hallo?');
      expect(await ana.sends(id, 'Hallo?')).toMatchObject({ code: 'conversation.unanswered' });
      expect(await ana.conversation(id)).toMatchObject({ closed: { code: 'conversation.unanswered' }, may: [] });
      await seller.sends(id, 'Ja');
      for (let sent = mostUnanswered; sent < mostInAMinute; sent += 1) {
        expect((await ana.sends(id, 'Gut')).entry).toBeDefined();
      }
      expect(await ana.sends(id, 'Viel', { key: 'k' })).toMatchObject({ code: 'conversation.tooFast' });
      expect(await ana.conversation(id)).toMatchObject({ closed: null });
      now += minute;
      expect((await ana.sends(id, 'Viel', { key: 'k' })).entry).toMatchObject({ key: 'k', text: 'Viel' });
    });

    it.each([-60, 60])('are accepted immediately after the clock was set by %i minutes', async (minutes) => {
      const id = await begun();
      for (let sent = 0; sent < mostInAMinute; sent += 1) await seller.sends(id, 'Gut');
      expect(await seller.sends(id, 'Zu viel')).toMatchObject({ code: 'conversation.tooFast' });
      now += minutes * minute;
      expect((await seller.sends(id, 'Gut')).entry).toBeDefined();
    });

    it.each([
      ['nothing', '', 'conversation.empty'],
      ['spaces', ' \n\t ', 'conversation.empty'],
      ['too much', 'ä'.repeat(2001), 'conversation.textTooLong'],
    ])('with %s are refused', async (_, text, code) => {
      expect(await ana.writesAbout(bike, text)).toMatchObject({ code });
    });

    it('preserve any text, character by character', async () => {
      const id = await begun();
      for (const text of strangeTexts) {
        now += minute;
        await seller.sends(id, text);
      }
      expect((await ana.log(id)).slice(1).map(({ text }) => text)).toEqual(strangeTexts);
    });

    it.each(unreadableTexts)('refuse %j, and quote the characters that cannot be displayed', async (text, where) => {
      const id = await begun();
      expect(await seller.sends(id, text)).toMatchObject({
        code: 'conversation.textUnreadable',
        message: expect.stringContaining(where),
      });
      expect(await ana.log(id)).toHaveLength(1);
    });

    it('name the errors in requests that no form sends', async () => {
      const send = (message: object) =>
        ana.browser.post('/api/v10/graphql', {
          json: {
            query: `mutation ($message: MessageInput!) { writeAboutListing(listing: "${bike}", message: $message) { __typename } }`,
            variables: { message },
          },
        });
      for (const [message, field] of [
        [{ key: 'two words', text: 'Hallo' }, 'key'],
        [{ key: 'k'.repeat(61), text: 'Hallo' }, 'key'],
        [{ key: 'k', text: 'nul\u0000' }, 'text'],
        [{ key: 'k', text: 'half \ud800' }, 'text'],
        [{ key: 'k', text: 'x'.repeat(10_001) }, 'text'],
        [{ key: 'k', pictures: ['../../etc/passwd'] }, 'pictures'],
      ] as const) {
        const { errors } = (await send(message)).json();
        expect(errors?.[0]?.message, JSON.stringify(message)).toContain(field);
      }
      expect(await unreadOf(test.market, seller.id)).toBe(0);
    });

    it('warn of a demand and an account that their sender split over the first two messages', async () => {
      const { conversation } = await ana.writesAbout(bike, 'Hallo');
      await seller.sends(conversation.id, 'Nur gegen Vorkasse.');
      await ana.sends(conversation.id, 'Gut');
      await seller.sends(conversation.id, 'CH93 0076 2011 6238 5295 7');
      const warnings = (await ana.log(conversation.id)).map(
        (entry: { warnings: readonly unknown[] }) => entry.warnings,
      );
      expect(warnings).toEqual([[], [], [], [{ kind: 'PAYMENT', words: 'CH93 0076 2011 6238 5295 7' }]]);
    });

    it('warn their recipient, and no one else', async () => {
      const id = await begun('Schreib mir auf WhatsApp +44 7911 123456');
      const [seen] = await seller.log(id);
      expect(seen.warnings).toEqual([
        { kind: 'FOREIGN_PHONE', words: '+44 7911 123456' },
        { kind: 'OTHER_CHANNEL', words: 'WhatsApp' },
      ]);
      expect((await ana.log(id))[0].warnings).toEqual([]);
    });
  });
}
