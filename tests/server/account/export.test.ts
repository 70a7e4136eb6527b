import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { changeOwnPicture } from '#server/account/picture/ownPicture.ts';
import { saveDraft } from '#server/draft/saving.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, done, password } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { filesIn } from '#tests/drivers/files/archive.ts';

const ana = 'ana@example.ch';
let test: TestApp;

beforeEach(async () => {
  test = await openTestApp(() => noon);
});

afterEach(() => test.close());

describe('GET account/export.zip', () => {
  it("is a ZIP archive of all the account's contributions, readable, and without those of others", async () => {
    const accounts = accountsOf(test.market);
    const id = await accounts.joins(ana);
    await accounts.joins('ben@example.ch');
    await test.publishes(id, 'bikebikebike', bike);
    const logo = await sharp({ create: { width: 200, height: 160, channels: 3, background: '#c0ffee' } })
      .png()
      .toBuffer();
    done(await changeOwnPicture(accounts.desk, await accounts.entersAs(ana), logo));
    const title = { type: 'draft.changed', at: noon, write: 'writewritewr', fields: { title: 'Bett' }, cause: 'typed' };
    const drafted = [{ type: 'draft.begun', at: noon } as const, title as DraftFact];
    await saveDraft(test.services, { account: id, draft: 'draftdraftdr', facts: drafted, after: 0 });
    const browser = openBrowser(test);
    await browser.logIn(ana, password);
    const answer = await browser.get('/api/v10/account/export.zip');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${id}.zip"`);

    const files = filesIn(answer.rawPayload);
    expect(Object.keys(files)).toEqual([
      'account.json',
      'ads/bikebikebike.json',
      'drafts/draftdraftdr.json',
      'sessions.json',
      'picture.webp',
    ]);
    expect(JSON.parse(String(files['drafts/draftdraftdr.json'])).at(-1)).toMatchObject({ fields: { title: 'Bett' } });
    expect(JSON.parse(String(files['account.json']))).toMatchObject([
      { type: 'account.registered', email: ana, at: '2026-05-02T10:00:00.000Z' },
      { type: 'account.emailVerified' },
      { type: 'account.profileChanged', picture: expect.stringMatching(/^people\//) },
    ]);
    expect(await sharp(files['picture.webp']).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
    expect(JSON.parse(String(files['ads/bikebikebike.json']))).toMatchObject([
      { type: 'listing.drafted', seller: id },
      { type: 'listing.published' },
    ]);
    expect(JSON.parse(String(files['sessions.json']))).toContainEqual(
      expect.objectContaining({ agent: 'Firefox, Linux' }),
    );
    expect(Object.values(files).join()).not.toContain('ben@');
  });

  it('requires a login, and is limited to five times an hour', async () => {
    const browser = openBrowser(test);
    expect((await browser.get('/api/v10/account/export.zip')).statusCode).toBe(401);
    await accountsOf(test.market).joins(ana);
    await browser.logIn(ana, password);
    for (let time = 0; time < 5; time += 1) await browser.get('/api/v10/account/export.zip');
    const answer = await browser.get('/api/v10/account/export.zip');
    expect([answer.statusCode, answer.json().api.error]).toEqual([400, 'account.tooManyAttempts']);
  });
});
