import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#machines/journal/refusal.ts';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { unreadBeforeMail } from '#machines/messaging/limits.ts';
import { readToken } from '#server/account/addresses/mailTokens.ts';
import { type Mails, openMails } from '#server/mail/mails.ts';
import { smtpPost } from '#server/mail/smtpTransport.ts';
import { commandConversation, readConversation } from '#server/messaging/conversation/conversationCommands.ts';
import { blockAccount, stopMails, wantMails } from '#server/messaging/messagingSettings.ts';
import { sendMessage, writeAboutListing } from '#server/messaging/conversation/writing.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/drivers/fakes/smtpServer.ts';
import { ana, from, happens, ledgerRows, noon, origin, registered, written } from '#tests/server/mail/mailMarket.ts';

const minute = 60_000;
const ben = 'benbenbenben';
const listing = 'bikebikebike';

/** Contract tests of mails about messages, for every database engine. */
export function describeMessageMails(engine: string, openMarket: (now: () => number) => Promise<TestMarket>): void {
  describe(`mails about messages, on ${engine}`, () => {
    let now: number;
    let test: TestMarket;
    let server: TestSmtpServer;
    let mails: Mails | undefined;

    beforeEach(async () => {
      now = noon;
      test = await openMarket(() => now);
      server = await startSmtpServer();
      await happens(test.market, ana, registered('ana@allmend.example'), { type: 'account.emailVerified', at: noon });
      await happens(test.market, ben, registered('ben@allmend.example'), { type: 'account.emailVerified', at: noon });
      await test.publishes(ana, listing, bike);
      await passes(0);
    });
    afterEach(async () => {
      await mails?.close();
      await server.close();
      await test.close();
    });

    /** The result of a command; throws when it was refused. */
    async function done<T extends object>(answer: Promise<T>): Promise<T> {
      const reported = await answer;
      if (isRefusal(reported)) throw new Error(JSON.stringify(reported));
      return reported;
    }
    const message = () => ({ key: randomUUID(), text: 'Geheim am Gartenzaun', pictures: [] });
    const writes = (by: string, id?: string) =>
      done(
        id === undefined
          ? writeAboutListing(test.market, { listing, by, written: message() })
          : sendMessage(test.market, { conversation: id, by, written: message() }),
      ) as Promise<{ conversation: string; number: number }>;

    /** Advances the clock by a duration; a restarted mailer then sends the due mails. */
    async function passes(ms: number): Promise<void> {
      await mails?.close();
      now += ms;
      const head = await test.market.store.head();
      mails = openMails(test.market, {
        ...written,
        post: smtpPost({ url: server.url, from }),
        onFault: (fault) => {
          throw fault;
        },
        onFailure: (error) => {
          throw error;
        },
      });
      await expect
        .poll(
          async () => {
            const [checkpoint] = await test.market.store.query<{ position: number }>({
              sql: "SELECT position FROM checkpoints WHERE subscriber = 'mails'",
              parameters: [],
            });
            const [open] = await test.market.store.query<{ due: number | string }>({
              sql: `SELECT count(*) AS due FROM mails WHERE state IN ('due', 'begun') AND due <= ${now}`,
              parameters: [],
            });
            return (checkpoint?.position ?? 0) >= head && Number(open!.due) === 0;
          },
          { interval: 20, timeout: 10_000 },
        )
        .toBe(true);
    }

    const reported = () =>
      server.mails.filter(({ subject }) => /^(?:\d+ new messages|New message) about /.test(subject!));
    const rows = async () =>
      (await ledgerRows(test.market)).filter(({ kind }) => kind === 'messagesUnread').map(({ state }) => state);

    it('are sent after a while unread, once for all unread messages, without their text', async () => {
      const { conversation } = await writes(ben);
      await writes(ben, conversation);
      await passes(unreadBeforeMail - 1);
      expect(reported()).toEqual([]);
      await passes(1);
      const [mail, ...others] = reported();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipient: 'ana@allmend.example', subject: `2 new messages about “${bike.title}”` });
      expect(mail!.text).toContain(`${origin}/en/messages/selling/${conversation}`);
      expect(mail!.text + String(mail!.html)).not.toContain('Gartenzaun');
      // Further messages cause no other mail until the recipient has read the conversation.
      await writes(ben, conversation);
      await passes(60 * minute);
      expect(reported()).toHaveLength(1);
    });

    it('are sent again for messages after a read, to both parties', async () => {
      const { conversation, number } = await writes(ben);
      await passes(unreadBeforeMail);
      await done(readConversation(test.market, { id: conversation, by: ana }, number));
      await writes(ana, conversation);
      await writes(ben, conversation);
      await passes(unreadBeforeMail);
      const subject = `New message about “${bike.title}”`;
      expect(reported().map((mail) => mail.subject)).toEqual([subject, subject, subject]);
      expect(
        reported()
          .map(({ recipient }) => recipient)
          .toSorted(),
      ).toEqual(['ana@allmend.example', 'ana@allmend.example', 'ben@allmend.example']);
      const toBen = reported().find(({ recipient }) => recipient === 'ben@allmend.example')!;
      expect(toBen.text).toContain(`/en/messages/buying/${conversation}`);
    });

    it('are not sent for messages read in time, and only once for the messages after them', async () => {
      const { conversation, number } = await writes(ben);
      now += minute;
      await done(readConversation(test.market, { id: conversation, by: ana }, number));
      await writes(ben, conversation);
      await passes(unreadBeforeMail - minute);
      expect(reported()).toEqual([]);
      await passes(minute);
      expect(reported()).toHaveLength(1);
    });

    it.each<[string, (conversation: string) => Promise<unknown>]>([
      ['muted it', (id) => commandConversation(test.market, { id, by: ana }, 'mute')],
      ['put it away', (id) => commandConversation(test.market, { id, by: ana }, 'archive')],
      ['blocked the other', () => blockAccount(test.market, ana, ben)],
      ['stopped such mails', () => stopMails(test.market, ana, 'settings')],
      ['gone', () => happens(test.market, ana, { type: 'account.deletionRequested', at: noon, until: noon + 1e9 })],
    ])('are not sent to a recipient who has %s', async (_, does) => {
      const { conversation } = await writes(ben);
      await does(conversation);
      await passes(unreadBeforeMail);
      expect(reported()).toEqual([]);
      expect(await rows()).toEqual(['expired']);
    });

    it('can be stopped with one click in the mail program, and started again', async () => {
      const { conversation, number } = await writes(ben);
      await passes(unreadBeforeMail);
      const { headerLines, text } = reported()[0]!;
      const header = (name: string) => headerLines.find(({ key }) => key === name)!.line.replaceAll(/\s/g, '');
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post:List-Unsubscribe=One-Click');
      const [, address, token] = /<(https:\/\/allmend\.example\/unsubscribe\?token=([\w-]{47}))>$/.exec(
        header('list-unsubscribe'),
      )!;
      expect(text).toContain(address);
      expect(await readToken(test.market.keys, token!)).toEqual({ purpose: 'messageMails', account: ana, at: 0 });
      await stopMails(test.market, ana, 'link');
      await wantMails(test.market, ana);
      await done(readConversation(test.market, { id: conversation, by: ana }, number));
      await writes(ben, conversation);
      await passes(unreadBeforeMail);
      expect(reported()).toHaveLength(2);
    });
  });
}
