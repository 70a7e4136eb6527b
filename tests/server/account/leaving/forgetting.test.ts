import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { statusOfEmail } from '#server/account/addresses/emailStatus.ts';
import { forgetErased } from '#server/personalData.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import { changeOwnPicture } from '#server/account/picture/ownPicture.ts';
import { changeOwnProfile } from '#server/account/profile.ts';
import { verifyByLink } from '#server/account/addresses/registering.ts';
import { saveDraft } from '#server/draft/saving.ts';
import { mailboxIn, type Mailbox } from '#server/mail/mailbox.ts';
import { uploadedPicture } from '#server/account/picture/uploads.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { accountsOf, done, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';

/** The personal data of the account, which no other account contains. */
const email = 'zwetschgenkuchen@example.ch';
const values = ['zwetschgenkuchen', 'Rosmarie Hugentobler', '0791112233', 'Hugentobler Antiquitäten'];
const noon = Date.UTC(2026, 10, 22, 12);
const day = 24 * 60 * 60 * 1000;

let now: number;
let test: TestMarket;
let accounts: TestAccounts;
let mailbox: Mailbox;

beforeEach(async () => {
  now = noon;
  test = await openTestMarket(() => now);
  accounts = accountsOf(test.market);
  mailbox = mailboxIn(join(test.folder, 'mailbox'), 'allmend@example.ch');
});
afterEach(() => test.close());

/** The files of the market's folder that contain any of the values, as raw bytes. */
async function filesWith(texts: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const files = (await readdir(test.folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const holding = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const content = await readFile(join(parentPath, name));
      return texts.some((text) => content.includes(text)) ? [name] : [];
    }),
  );
  return holding.flat().toSorted();
}

/** Registers an account with a long history, so that a snapshot of its state is stored. */
async function joins(): Promise<string> {
  const id = await accounts.registers(email, { client: 'home' });
  done(await verifyByLink(accounts.desk, { token: await accounts.mailed('verification', id) }));
  const caller = await accounts.entersAs(email);
  for (let change = 0; change < 60; change += 1) {
    now += 1000;
    const name = change % 2 === 0 ? 'Rosmarie Hugentobler' : 'Hugentobler Antiquitäten';
    done(await changeOwnProfile(accounts.desk, caller, { changes: { name, phone: '079 111 22 33', zipcode: '8400' } }));
  }
  const photos = { hasPhoto: () => Promise.resolve(true) };
  for (let change = 0; change < 60; change += 1) {
    const write = `write${String.fromCodePoint(97 + (change % 26), 97 + Math.floor(change / 26))}aaaaa`;
    const fields = { name: change % 2 === 0 ? 'Rosmarie Hugentobler' : 'Hugentobler Antiquitäten' };
    const facts = [
      { type: 'draft.begun', at: now } as const,
      { type: 'draft.changed', at: now, write, fields, cause: 'typed' } as const,
    ];
    const draft = { account: id, draft: 'draftdraftdr', after: 0 };
    expect(await saveDraft({ market: test.market, photos }, { ...draft, facts })).toMatchObject({
      version: change + 3,
    });
  }
  await mailbox.deliver({
    messageId: '<1@example.ch>',
    name: `000000000001-verification-${id}`,
    to: email,
    at: now,
    language: 'de',
    subject: 'Konto',
    text: email,
    html: email,
    pictures: [],
  });
  return id;
}

/** Uploads a picture; resolves to its name, and to its bytes as the table stores them. */
async function bringsPicture() {
  const file = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c0ffee' } })
    .jpeg()
    .toBuffer();
  const { picture } = done(await changeOwnPicture(accounts.desk, await accounts.entersAs(email), file));
  const [row] = await test.market.store.query<{ sealed: Uint8Array }>({
    sql: 'SELECT sealed FROM uploads',
    parameters: [],
  });
  return { picture, sealed: Buffer.from(row!.sealed) };
}

/** Requests the deletion of the account, and advances the clock until it is due. */
async function leaves(): Promise<void> {
  const caller = await accounts.entersAs(email);
  const { until } = done(await requestAccountDeletion(accounts.desk, caller, { password }));
  now = until;
  await noteErasures(test.market);
}

/** Erases the data as the process that sends mails does, once all mails have been sent. */
async function mailsAreSent(): Promise<void> {
  const sql = `INSERT INTO checkpoints (subscriber, position) VALUES ('mails', ?)
    ON CONFLICT (subscriber) DO UPDATE SET position = excluded.position`;
  await test.market.store.write([{ sql, parameters: [await test.market.store.head()] }]);
}

describe('an erased account', () => {
  it('is in no file any more, and the journals still fold', async () => {
    const id = await joins();
    expect((await filesWith(values)).map((file) => file.replace(/\..*/, ''))).toContain('journal');
    await leaves();
    await mailsAreSent();
    expect(await filesWith(values), 'until the key is thrown away').not.toEqual([]);
    expect(await forgetErased(test.market, mailbox)).toEqual([id]);
    expect(await filesWith(values)).toEqual([]);
    expect(await forgetErased(test.market, mailbox), 'once').toEqual([]);

    expect((await verifyJournals(test.market)).problems).toEqual([]);
    const rows = () => test.market.store.query({ sql: 'SELECT * FROM accounts', parameters: [] });
    const before = await rows();
    await rebuildReadModels(test.market);
    expect(await rows()).toEqual(before);
    expect(await filesWith(values)).toEqual([]);
  });

  it('has no picture any more, sealed or readable, in any file', async () => {
    await joins();
    const { picture, sealed } = await bringsPicture();
    // Pieces that are short enough for a page of the database file to store them contiguously.
    const pieces = [sealed.subarray(0, 300), sealed.subarray(-60)];
    const readable = (await uploadedPicture(test.market, picture))!;
    expect(readable.toString('latin1', 8, 12)).toBe('WEBP');
    expect(await filesWith(pieces)).not.toEqual([]);
    expect(await filesWith([readable.subarray(0, 60)]), 'readable').toEqual([]);
    await leaves();
    expect(await uploadedPicture(test.market, picture), 'with the fact').toBeUndefined();
    await mailsAreSent();
    await forgetErased(test.market, mailbox);
    expect(await filesWith(pieces)).toEqual([]);
  });

  it('is known only by the keyed hash of its address, which cannot be registered again', async () => {
    await joins();
    await leaves();
    await mailsAreSent();
    await forgetErased(test.market, mailbox);
    const answer = await statusOfEmail(accounts.desk, { client: 'home' }, email);
    expect(answer).toEqual({ status: 'ACCOUNT_CLOSED' });
  });

  it('has no ads any more; those of others stay', async () => {
    const id = await joins();
    await test.seller('other0seller');
    await test.publishes(id, 'ad0of0theirs', bike);
    await test.publishes('other0seller', 'ad0of0others', bike);
    await leaves();
    await mailsAreSent();
    await forgetErased(test.market, mailbox);
    const statuses = await test.market.store.query({
      sql: 'SELECT id, status FROM listings ORDER BY id',
      parameters: [],
    });
    expect(statuses).toEqual([
      { id: 'ad0of0others', status: 'active' },
      { id: 'ad0of0theirs', status: 'removed' },
    ]);
  });

  it('has its key until the last mail is written, but not for longer than a day', async () => {
    const id = await joins();
    await leaves();
    expect(await forgetErased(test.market, mailbox)).toEqual([]);
    now += day - 1;
    expect(await forgetErased(test.market, mailbox)).toEqual([]);
    now += 1;
    expect(await forgetErased(test.market, mailbox)).toEqual([id]);
  });
});
