import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { accountMails } from '#words/mails/accountMails.ts';
import type { listingMails } from '#words/mails/listingMails.ts';

// The visitor's page reads the mailbox by fetch: not every engine opens a second tab for a test.

/** How long to wait for a mail on a busy machine, in milliseconds. */
const patience = { timeout: 30_000 };

type MailKind = keyof typeof accountMails | keyof typeof listingMails;

/** The path and query of the link in the mail of a kind that was sent to an email address. */
export async function linkIn(page: Page, email: string, kind: MailKind): Promise<string> {
  // A new tab of Chromium has no page of the market yet, and only such a page may read the mailbox.
  if (page.url() === 'about:blank') await page.goto('/mailbox');
  // Waits for the mail, which is sent only once the mailer has read the journal up to its cause.
  const [mail] = await vi.waitFor(async () => {
    const mails = await mailsOf(page, email, kind);
    expect(mails).toHaveLength(1);
    return mails;
  }, patience);
  const [href] = await hrefsAt(page, mail!, 'pre a');
  const link = new URL(href!);
  return link.pathname + link.search;
}

/** Opens the link in a mail as its user, and presses the button of the page: opening it alone changes nothing. */
export async function acceptsLink(page: Page, email: string, kind: MailKind): Promise<void> {
  await page.goto(new URL(await linkIn(page, email, kind), page.url()).href);
  await page.getByRole('main').getByRole('button').click();
}

/** The number of mails of a kind that were sent to an email address so far. */
export async function mailsTo(page: Page, email: string, kind: MailKind): Promise<number> {
  return (await mailsOf(page, email, kind)).length;
}

/** The paths in the mailbox of the mails of a kind to an email address. */
function mailsOf(page: Page, email: string, kind: MailKind): Promise<readonly string[]> {
  return hrefsAt(page, '/mailbox', `a[href*="-${kind}-"]`, email);
}

/** The links of a document of the market, optionally only in rows with a text. */
function hrefsAt(page: Page, path: string, selector: string, text?: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([address, links, ofRow]) => {
      const document = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
      return [...document.querySelectorAll(links)]
        .filter((link) => ofRow === undefined || link.closest('tr')?.textContent.includes(ofRow))
        .map((link) => link.getAttribute('href')!);
    },
    [path, selector, text] as const,
  );
}
