import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerSecurity } from '#server/http/answers/security.ts';
import { mailboxIn, type Mailbox } from '#server/mail/mailbox.ts';
import { registerMailbox } from '#server/mail/mailboxPage.ts';
import { openPost } from '#server/mail/openMailTransport.ts';
import type { Mail } from '#server/mail/mailTransport.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { from, noon } from './mailMarket.ts';

const png = Buffer.from('not a real picture');

function mail(position: number, changes: Partial<Mail> = {}): Mail {
  return {
    messageId: `<${position}@allmend.example>`,
    name: `${String(position).padStart(12, '0')}-verification-anaanaanaana`,
    to: 'ana@allmend.example',
    at: noon,
    language: 'fr',
    subject: 'Confirmez votre adresse',
    text: 'Voilà : https://allmend.example/fr/verify/abc?a=1&b=2\n',
    html: '<!doctype html><html lang="fr"><head><title>x</title></head><body><img src="cid:logo@allmend"></body></html>',
    pictures: [{ cid: 'logo@allmend', name: 'logo.png', png }],
    ...changes,
  };
}

describe('the local mailbox', () => {
  let folder: TemporaryFolder;
  let mailbox: Mailbox;
  let app: FastifyInstance;

  beforeEach(async () => {
    folder = temporaryFolder();
    mailbox = mailboxIn(join(folder.path, 'mailbox'), from);
    app = Fastify();
    await registerSecurity(app, { production: true, requestsPerMinute: 1000 });
    registerMailbox(app, mailbox);
  });

  afterEach(async () => {
    await app.close();
    mailbox.close();
    folder.remove();
  });

  it('is empty until the first mail, and explains how mails arrive', async () => {
    expect(await mailbox.list()).toEqual([]);
    expect((await app.inject('/mailbox')).body).toContain('No mail yet');
  });

  it('stores each mail as a file for mail programs, unreadable for other users of the machine', async () => {
    await mailbox.deliver(mail(7));
    const files = readdirSync(join(folder.path, 'mailbox'));
    expect(files.toSorted()).toEqual([`${mail(7).name}.eml`, `${mail(7).name}.json`]);
    for (const file of files) expect(statSync(join(folder.path, 'mailbox', file)).mode & 0o077).toBe(0);
    const parsed = await simpleParser(readFileSync(join(folder.path, 'mailbox', `${mail(7).name}.eml`)));
    expect(parsed).toMatchObject({ subject: mail(7).subject, messageId: mail(7).messageId, text: mail(7).text });
    expect(parsed.attachments[0]).toMatchObject({ cid: 'logo@allmend', content: png, related: true });
  });

  it('has the same mail once, however often it is delivered, and lists the latest first', async () => {
    for (const position of [9, 10, 9, 100]) await mailbox.deliver(mail(position));
    expect((await mailbox.list()).map(({ messageId }) => messageId)).toEqual([
      '<100@allmend.example>',
      '<10@allmend.example>',
      '<9@allmend.example>',
    ]);
  });

  it('deletes the mails of one account, and no others', async () => {
    await mailbox.deliver(mail(1));
    await mailbox.deliver(mail(2, { name: '000000000002-verification-benbenbenben' }));
    await mailbox.forget('anaanaanaana');
    expect(readdirSync(join(folder.path, 'mailbox')).toSorted()).toEqual([
      '000000000002-verification-benbenbenben.eml',
      '000000000002-verification-benbenbenben.json',
    ]);
  });

  it('shows its list and each mail, with texts of others escaped', async () => {
    const subject = '<script>alert(1)</script>';
    await mailbox.deliver(mail(1, { subject, to: '"<b>"@allmend.example' }));
    const list = await app.inject('/mailbox');
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).toContain(`href="/mailbox/${mail(1).name}"`);
    const one = await app.inject(`/mailbox/${mail(1).name}`);
    for (const { body } of [list, one]) {
      expect(body).not.toContain(subject);
      expect(body).not.toContain('<b>');
    }
    expect(one.body).toContain('<a href="https://allmend.example/fr/verify/abc?a=1&amp;b=2">');
    expect((await app.inject('/mailbox/mailbox.css')).headers['content-type']).toContain('text/css');
  });

  it('shows the HTML of a mail in a frame that runs no scripts and fetches nothing, with its pictures embedded', async () => {
    await mailbox.deliver(mail(1));
    const { headers, body } = await app.inject(`/mailbox/${mail(1).name}/html`);
    expect(headers['content-security-policy']).toContain("default-src 'none';");
    expect(headers['content-security-policy']).toContain(';sandbox allow-popups');
    expect(headers['content-security-policy']).not.toContain('allow-scripts');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain(`<img src="data:image/png;base64,${png.toString('base64')}">`);
    expect((await app.inject('/mailbox')).headers['content-security-policy']).toContain(";frame-src 'self'");
  });

  it('returns the source of a mail', async () => {
    await mailbox.deliver(mail(1));
    const { headers, body } = await app.inject(`/mailbox/${mail(1).name}/source`);
    expect(headers['content-type']).toContain('message/rfc822');
    expect((await simpleParser(body)).messageId).toBe('<1@allmend.example>');
  });

  it.each(['/html', '/source', ''])('has no mail of another name: 404 (%s)', async (part) => {
    for (const ending of ['json', 'eml']) folder.write(`000000000001-verification-anaanaanaana.${ending}`, '{}');
    for (const name of ['000000000001-verification-anaanaanaana', '..%2f000000000001-verification-anaanaanaana']) {
      expect((await app.inject(`/mailbox/${name}${part}`)).statusCode).toBe(404);
    }
  });
});

describe('the mail transport of a market', () => {
  const config = { mailFrom: from, dataDir: '/srv/market', mailbox: false, production: true };

  it('is the mail server if there is one, and then no mailbox is shown', () => {
    const { post, mailbox, ...rest } = openPost({ ...config, smtpUrl: 'smtp://mail.example', production: false });
    expect(rest).toEqual({});
    expect(post).not.toBe(mailbox);
    post.close();
  });

  it('is the mailbox otherwise, which is shown in development or on request', () => {
    const { shown, notice } = openPost(config);
    expect(shown).toBeUndefined();
    expect(notice).toContain('/srv/market/mailbox: set SMTP_URL');
    expect(openPost({ ...config, mailbox: true }).shown).toBeDefined();
    expect(openPost({ ...config, production: false }).shown).toBeDefined();
  });
});
