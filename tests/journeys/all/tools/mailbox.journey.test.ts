import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { registerSecurity } from '#server/http/answers/security.ts';
import { wordsOf } from '#server/http/words.ts';
import { mailboxIn, type Mailbox } from '#server/mail/mailbox.ts';
import { registerMailbox } from '#server/mail/mailboxPage.ts';
import type { MailData } from '#server/mail/templates/accountMails.ts';
import { createWriter } from '#server/mail/templates/writing.ts';
import { builtWeb } from '#server/pages/rendering/web.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { openBrowser, screens, visit, type Visitor } from '#tests/drivers/browser/browser.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const account = 'anaanaanaana';
const at = Date.UTC(2026, 10, 22, 13, 30);
/** The longest mail in each respect: with another address, with two paragraphs, and without a link. */
const letters: readonly Pick<MailData, 'kind' | 'link'>[] = [
  { kind: 'emailChangeOld', link: 'emailChangeOld' },
  { kind: 'passwordChanged', link: 'forgot' },
  { kind: 'deletionDone' },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(['allmend', 'murmel'] as const)('the mailbox of %s', (brand) => {
  const folder = temporaryFolder();
  let mailbox: Mailbox;
  let app: FastifyInstance;
  let visitor: Visitor;

  beforeAll(async () => {
    const key = Buffer.alloc(32, 1);
    const keys: PersonKeys = {
      find: async () => key,
      keyFor: async () => key,
      forget: async () => {},
      letGo: () => undefined,
      close: () => undefined,
    };
    const ssrBundle = await (await builtWeb(brand)).ssrBundle();
    const words = wordsOf(await ssrBundle.loadCatalogues());
    const write = createWriter(keys, { words, look: ssrBundle.mailLook(), origin: () => `https://${brand}.example` });
    mailbox = mailboxIn(folder.path, `${brand} <noreply@${brand}.example>`);
    let position = 0;
    for (const letter of letters) {
      for (const language of languages) {
        position += 1;
        const name = `${String(position).padStart(12, '0')}-${letter.kind}-${account}`;
        const email = 'anastasia.bernasconi-vonlanthen@gemeindeverwaltung-romanshorn.example';
        const addressed = { account, name, messageId: `<${position}@${brand}.example>` };
        await mailbox.deliver(await write({ ...letter, language, at, until: at, to: email, email }, addressed));
      }
    }
    app = Fastify();
    await registerSecurity(app, { production: true, requestsPerMinute: 1_000_000 });
    registerMailbox(app, mailbox);
    app.get('/icon.svg', (_, reply) => reply.type('image/svg+xml').send('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await app.listen({ host: '127.0.0.1', port: 0 });
    visitor = await visit(browser, { origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
  });

  afterAll(async () => {
    await visitor.leaves();
    await app.close();
    mailbox.close();
    folder.remove();
  });

  const scrollsSideways = () =>
    visitor.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  it('has no barriers: its list, a mail, and the mail in its frame', async () => {
    const { page } = visitor;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The mailbox's own pages have no brand, so each brand checks them in one colour scheme per screen.
      const isLight = colorScheme === 'light';
      const shown = casesOf(
        ['phone', 'tablet'] as const,
        (each) => ((each === 'phone') === isLight) === (brand === 'allmend'),
      );
      for (const screen of shown) {
        await page.setViewportSize(screens[screen]);
        await visitor.opens('/mailbox');
        await visitor.expectNoBarriers();
        await page.getByRole('link', { name: 'Neue E-Mail-Adresse freigeben' }).click();
        await page.getByRole('heading', { level: 1, name: 'Neue E-Mail-Adresse freigeben' }).waitFor();
        const framed = page.frameLocator('iframe').getByRole('link', { name: 'Änderung freigeben' });
        await expect.poll(() => framed.getAttribute('href')).toMatch(/\/de\/changeemail\/[\w-]{47}$/);
        await visitor.expectNoBarriers();
        await expect.poll(() => scrollsSideways()).toBe(false);
      }
    }
    // The sandboxed frame refuses all scripts, also those that the tests inject, so that message is ignored.
    expect((await visitor.unrest()).filter((line) => !line.includes('frame is sandboxed'))).toEqual([]);
  });

  it('shows legible mails in every language, at every width, by day and by night', async () => {
    const { page } = visitor;
    for (const { name, html } of await mailbox.list()) {
      // Shows the mail outside of its sandboxed frame, in which axe cannot run.
      await page.goto('about:blank');
      await page.setContent(html);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const logo = page.getByRole('img', { name: brand });
        await expect.poll(() => logo.count()).toBe(1);
        await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
        for (const width of [320, screens.phone.width, screens.tablet.width]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => scrollsSideways(), { message: `${name} at ${width}` }).toBe(false);
        }
        await visitor.expectNoBarriers('contrast');
      }
    }
  });
});
