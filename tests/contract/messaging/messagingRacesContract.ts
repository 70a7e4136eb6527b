import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Conversation, sideOf } from '#machines/conversation/lifecycle/conversation.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { firstContacts } from '#machines/messaging/limits.ts';
import * as commands from '#server/messaging/conversation/conversationCommands.ts';
import { conversationIdOf } from '#server/messaging/conversation/conversationId.ts';
import { unreadOf, unreadOfEach } from '#server/messaging/conversation/conversations.ts';
import { entriesOf } from '#server/messaging/conversation/entries.ts';
import { blockAccount, goAway, stopMails, unblockAccount } from '#server/messaging/messagingSettings.ts';
import type { PartyRow } from '#server/messaging/messagingTables.ts';
import { offerAmount, sendMessage, writeAboutListing } from '#server/messaging/conversation/writing.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { verifyJournals } from '#server/store/verify.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const seller = 'sellerseller';
const buyers = ['anaanaanaana', 'benbenbenben'];
const [ana, ben] = buyers as [string, string];
const minute = 60_000;
const tables = ['conversation_parties', 'conversation_entries', 'correspondents', 'blocked_accounts'];

/** Contract tests of concurrent changes in conversations and of the resulting rows, for every database engine. */
export function describeMessagingRaces(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  describe(`concurrent conversations, on ${engine}`, () => {
    let now: number;
    let test: TestMarket;
    let listingIds = 0;
    let listingId: string;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      for (const id of [seller, ...buyers]) {
        await test.recordsFacts(id, [
          {
            type: 'account.registered',
            at: noon - 60 * 24 * 60 * minute,
            email: `${id}@example.ch`,
            sellerKind: 'private',
            language: 'de',
          },
          { type: 'account.emailVerified', at: noon },
        ]);
      }
      listingId = await anotherListing();
    });
    afterEach(async () => {
      expect(await verifyJournals(test.market)).toMatchObject({ problems: [] });
      await test.close();
    });

    async function anotherListing(): Promise<string> {
      listingIds += 1;
      const id = `a${'bcdefghijk'[listingIds % 10]}${'bcdefghijk'[Math.floor(listingIds / 10) % 10]}${'bcdefghijk'[Math.floor(listingIds / 100) % 10]}aaaaaaaa`;
      await test.publishes(seller, id, bike);
      return id;
    }
    const said = (text = 'Hallo', key: string = randomUUID()) => ({ key, text, pictures: [] });
    const begins = (by: string, written = said(), listing = listingId) =>
      writeAboutListing(test.market, { listing, by, written });
    const folded = async (id: string) =>
      (await test.market.commands.load({ lifecycle: conversationLifecycle, id })).snapshot.context.conversation!;
    const accepted = (answers: readonly object[]) => answers.filter((answer) => !isRefusal(answer));

    it('two buyers begin two conversations', async () => {
      const answers = await Promise.all([begins(ana), begins(ben)]);
      expect(accepted(answers)).toHaveLength(2);
      expect(await unreadOf(test.market, seller)).toBe(2);
      await sendMessage(test.market, { conversation: conversationIdOf(listingId, ben), by: seller, written: said() });
      expect([seller, ana, ben].map(await unreadOfEach(test.market, [seller, ana, ben]))).toEqual([2, 0, 1]);
    });

    it('one buyer begins one, from however many tabs, and each message exists once', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, (_, tab) => begins(ana, said(`Tab ${tab}`))));
      expect(accepted(answers)).toHaveLength(5);
      const id = conversationIdOf(listingId, ana);
      const facts = await test.market.store.readStream(`conversation-${id}`);
      expect(facts.filter(({ type }) => type === 'conversation.started')).toHaveLength(1);
      expect(
        new Set((await entriesOf(test.market, id, { before: null, most: 50 })).entries.map(({ text }) => text)).size,
      ).toBe(5);
      const contacts = await test.market.store.readStream(`messaging-${ana}`);
      expect(contacts).toHaveLength(1);
    });

    it('the same message sent concurrently from several clients is one', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => begins(ana, said('Hallo', 'once'))));
      expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, position: 0 }))).size).toBe(1);
      expect((await folded(conversationIdOf(listingId, ana))).length).toBe(2);
    });

    it('an account may write to a limited number of strangers, also concurrently', async () => {
      const fresh = 'freshfreshfr';
      await test.recordsFacts(fresh, [
        { type: 'account.registered', at: noon, email: 'fresh@example.ch', sellerKind: 'private', language: 'de' },
        { type: 'account.emailVerified', at: noon },
      ]);
      const { most } = firstContacts.at(-1)!;
      const listings = await Promise.all(Array.from({ length: most + 3 }, anotherListing));
      const answers = await Promise.all(listings.map((listing) => begins(fresh, said(), listing)));
      expect(accepted(answers)).toHaveLength(most);
      expect(
        answers.filter((answer) => isRefusal(answer)).map((answer) => (answer as { refused: string }).refused),
      ).toEqual(Array(3).fill('messaging.tooManyContacts'));
    });

    it('a thing is reserved for one of two buyers, and an offer is accepted once', async () => {
      await begins(ana);
      await begins(ben);
      const [one, other] = buyers.map((buyer) => conversationIdOf(listingId, buyer)) as [string, string];
      const answers = await Promise.all(
        [one, other, one, other].map((id) => commands.reserveForBuyer(test.market, { id, by: seller })),
      );
      const facts = await test.market.store.readStream(`listing-${listingId}`);
      expect(facts.filter(({ type }) => type === 'listing.reserved')).toHaveLength(1);
      expect(answers.filter((answer) => isRefusal(answer))).toHaveLength(2);
      const made = await offerAmount(test.market, { conversation: one, by: ana, key: 'o', francs: 90 });
      const { number } = made as { number: number };
      await Promise.all([
        commands.acceptOffer(test.market, { id: one, by: seller }, number),
        commands.acceptOffer(test.market, { id: one, by: seller }, number),
        commands.endOffer(test.market, { id: one, by: ana }, number, 'withdraw'),
      ]);
      const ends = (await test.market.store.readStream(`conversation-${one}`)).filter(({ type }) =>
        ['conversation.offerAccepted', 'conversation.offerWithdrawn'].includes(type),
      );
      expect(ends).toHaveLength(1);
    });

    it('reads during concurrent writes end in the right count', async () => {
      await begins(ana);
      const id = conversationIdOf(listingId, ana);
      await Promise.all(
        Array.from({ length: 8 }, (_, turn) =>
          turn % 2 === 0
            ? sendMessage(test.market, { conversation: id, by: ana, written: said() })
            : commands.readConversation(test.market, { id, by: seller }, 2),
        ),
      );
      const { entries } = await entriesOf(test.market, id, { before: null, most: 50 });
      const [row] = await rowsOf(seller);
      expect(row).toMatchObject({ read_up_to: 2, unread: entries.filter(({ number }) => number > 2).length });
    });

    async function rowsOf(account: string): Promise<readonly PartyRow[]> {
      const { store } = test.market;
      const parameter = store.engine === 'sqlite' ? '?' : '$1';
      const sql = `SELECT * FROM conversation_parties WHERE account = ${parameter} ORDER BY conversation`;
      return store.query<PartyRow>({ sql, parameters: [account] });
    }

    const actions = fc.array(
      fc.record({
        by: fc.constantFrom(seller, ana, ben),
        about: fc.constantFrom(ana, ben),
        what: fc.constantFrom(
          ...([
            'write',
            'read',
            'archive',
            'unarchive',
            'mute',
            'unmute',
            'offer',
            'accept',
            'decline',
            'withdraw',
          ] as const),
          ...(['write', 'write', 'archive', 'archive'] as const),
          ...(['reserve', 'free', 'report', 'block', 'unblock', 'away', 'stop'] as const),
        ),
        number: fc.integer({ min: 0, max: 15 }),
      }),
      { minLength: 5, maxLength: 40 },
    );

    it('the rows match the journals after any actions, and a rebuild makes the same rows', async () => {
      await fc.assert(
        fc.asyncProperty(actions, async (requested) => {
          listingId = await anotherListing();
          for (const buyer of buyers) await begins(buyer);
          for (const { by, about, what, number } of requested) {
            now += minute;
            const id = conversationIdOf(listingId, about);
            const own = { id, by };
            const { market } = test;
            const other = by === seller ? about : seller;
            await {
              write: () => sendMessage(market, { conversation: id, by, written: said() }),
              read: () => commands.readConversation(market, own, number),
              archive: () => commands.commandConversation(market, own, 'archive'),
              unarchive: () => commands.commandConversation(market, own, 'unarchive'),
              mute: () => commands.commandConversation(market, own, 'mute'),
              unmute: () => commands.commandConversation(market, own, 'unmute'),
              offer: () => offerAmount(market, { conversation: id, by, key: randomUUID(), francs: number + 1 }),
              accept: () => commands.acceptOffer(market, own, number),
              decline: () => commands.endOffer(market, own, number, 'decline'),
              withdraw: () => commands.endOffer(market, own, number, 'withdraw'),
              reserve: () => commands.reserveForBuyer(market, own),
              free: () => commands.endReservationForBuyer(market, own),
              report: () => commands.reportConversation(market, own, { reason: 'other', entries: [], text: 'x' }),
              block: () => blockAccount(market, by, other),
              unblock: () => unblockAccount(market, by, other),
              away: () => goAway(market, by, now + minute * (number + 1)),
              stop: () => stopMails(market, by, 'settings'),
            }[what]();
          }
          for (const account of [seller, ...buyers]) {
            for (const row of await rowsOf(account)) {
              expect(row).toEqual(rowFromJournal(await folded(row.conversation), row));
              const { entries } = await entriesOf(test.market, row.conversation, { after: row.read_up_to, most: 100 });
              expect(row.unread).toBe(entries.filter((entry) => entry.account !== account).length);
            }
            for (const other of [seller, ...buyers]) await unblockAccount(test.market, account, other);
          }
          const live = await readModels();
          await rebuildReadModels(test.market);
          expect(await readModels()).toEqual(live);
        }),
        { numRuns: 25 },
      );
    });

    async function readModels(): Promise<object> {
      const all = await Promise.all(
        tables.map(async (table) => [
          table,
          await test.market.store.query({ sql: `SELECT * FROM ${table} ORDER BY 1, 2`, parameters: [] }),
        ]),
      );
      return Object.fromEntries(all);
    }

    /** A row with the fields that the folded journal knows; the other fields keep their values. */
    function rowFromJournal(conversation: Conversation, row: PartyRow): PartyRow {
      const side = sideOf(conversation, row.account)!;
      const { read, isArchived, isMuted } = conversation.parties[side];
      return {
        ...row,
        side,
        listing: conversation.listing,
        read_up_to: read,
        last_entry: conversation.lastEntry,
        archived: isArchived ? 1 : 0,
        muted: isMuted ? 1 : 0,
      };
    }
  });
}
