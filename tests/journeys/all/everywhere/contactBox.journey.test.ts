import { expect, it } from 'vitest';
import { password } from '#tests/drivers/account/accounts.ts';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import { comesBack, logsIn, logsOut } from '#tests/drivers/browser/elsewhere.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { marketOfCorrespondents } from '../../correspondence.ts';

const market = marketOfCorrespondents(3);

inEachEngine('the contact box of an ad', (visits) => {
  it('takes a message before the login; it goes out afterwards, and the seller sees it counted until the logout [MESSAGING-1] [SHELL-4] [MESSAGING-6]', async () => {
    const selling = market.next('an ad that runs');
    const buying = market.next('no ads');
    const [buyer, seller] = await Promise.all([visits(market.url, 'phone'), visits(market.url, 'desk')]);
    await seller.opens('/en');
    await logsIn(seller, selling.email);
    await seller.opens('/en');
    const { page } = buyer;
    await buyer.opens(`/en/vi/${selling.listings[0]!.id}`);
    const write = page.getByRole('button', { name: 'Write a message', exact: true });
    await awakeAt(write);
    await buyer.clicks(write);
    const field = page.getByRole('textbox', { name: 'Your message' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await buyer.clicks(page.getByRole('button', { name: 'Is it still available?' }));
    await buyer.clicks(page.getByRole('button', { name: 'Send message', exact: true }));
    const login = page.getByRole('dialog', { name: 'Log in' });
    await buyer.fills(login.getByRole('textbox', { name: 'Email' }), buying.email);
    await buyer.fills(login.getByLabel('Password', { exact: true }), password);
    await buyer.clicks(login.getByRole('button', { name: 'Log in', exact: true }));
    await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor();

    // The header and the window's title show the unread message (MESSAGING-5).
    await expect.poll(() => seller.page.title()).toMatch(/^\(1\) /);
    await seller.page
      .getByRole('banner')
      .getByRole('link', { name: /^Messages.*1/ })
      .waitFor();

    const link = page.getByRole('link', { name: 'Open conversation' });
    await buyer.presses('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await buyer.presses('Enter');
    await page.waitForURL('**/en/messages/buying/*');
    await page.getByRole('log').getByText('Is it still available?').waitFor();

    await buyer.opens(`/en/vi/${selling.listings[0]!.id}`);
    await link.waitFor();
    expect(await write.count()).toBe(0);

    await logsOut(seller);
    await comesBack(seller);
    await expect.poll(() => seller.page.title()).not.toMatch(/^\(/);
    await Promise.all([buyer.leaves(), seller.leaves()]);
  });
});
