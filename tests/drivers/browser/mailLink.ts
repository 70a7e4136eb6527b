import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { accountMails } from '#words/mails/accountMails.ts';
import type { adMails } from '#words/mails/adMails.ts';

/** Longer than a mail takes on a busy machine, in milliseconds. */
const patience = { timeout: 30_000 };

type MailKind = keyof typeof accountMails | keyof typeof adMails;

/** The links to mails of a kind to an address, in the mailbox. */
function mailsIn(box: Page, email: string, kind: MailKind): Locator {
  return box.getByRole('row').filter({ hasText: email }).locator(`a[href*="-${kind}-"]`);
}

/** The link of a mail of a kind to an address, as it stands in the mailbox. */
export async function linkIn(page: Page, email: string, kind: MailKind): Promise<string> {
  const box = await page.context().newPage();
  const links = mailsIn(box, email, kind);
  // A mail goes as soon as the journal has been read so far.
  await vi.waitFor(async () => {
    await box.goto('/mailbox');
    expect(await links.count()).toBe(1);
  }, patience);
  await links.click();
  const link = new URL((await box.locator('pre a').first().getAttribute('href'))!);
  await box.close();
  return link.pathname + link.search;
}

/** A user opens the link of a mail, and presses the button of its page: opening it alone changes nothing. */
export async function acceptsLink(page: Page, email: string, kind: MailKind): Promise<void> {
  await page.goto(await linkIn(page, email, kind));
  await page.getByRole('main').getByRole('button').click();
}

/** How many mails of a kind an address has been sent so far, as they stand in the mailbox. */
export async function mailsTo(page: Page, email: string, kind: MailKind): Promise<number> {
  const box = await page.context().newPage();
  await box.goto('/mailbox');
  const mails = await mailsIn(box, email, kind).count();
  await box.close();
  return mails;
}
