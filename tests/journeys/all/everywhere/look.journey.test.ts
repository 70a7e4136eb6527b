import { expect, inject, it } from 'vitest';
import { pathTo } from '#routes';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import { expectVisible } from '#tests/drivers/browser/engines/dialogs.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { demoListings } from '#tests/drivers/demo/demoListings.ts';

const origin = inject('demoMarkets').allmend;

inEachEngine('the pictures of an ad', (visits) => {
  it('are turned by keys, on the page and in full screen, and the shown picture has the focus afterwards', async () => {
    const visitor = await visits(origin, 'desk');
    const { page } = visitor;
    await visitor.opens(pathTo('listing', 'en', { id: demoListings()['several pictures'] }));
    const pictures = page.getByRole('radiogroup', { name: 'Photos' });
    const first = pictures.getByRole('radio', { name: /^Photo 1 of / });
    const second = pictures.getByRole('radio', { name: /^Photo 2 of / });
    await awakeAt(first);
    await visitor.presses('ArrowRight', first);
    await expect.poll(() => second.isChecked()).toBe(true);
    await visitor.presses('ArrowLeft');
    await visitor.presses('ArrowLeft');
    await expect.poll(() => first.isChecked(), { message: 'no picture is before the first' }).toBe(true);

    await visitor.presses('Enter', pictures.getByRole('link', { name: /Show in full screen$/ }).first());
    const large = page.getByRole('dialog', { name: 'Photos' });
    await expectVisible(large);
    await large.getByRole('group', { name: /^Photo 1 of / }).waitFor();
    await visitor.presses('End');
    await visitor.presses('Home');
    await visitor.presses('ArrowRight');
    await large.getByRole('group', { name: /^Photo 2 of / }).waitFor();
    await visitor.presses('Escape');
    await large.waitFor({ state: 'detached' });
    expect(await second.isChecked()).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-chosen]')?.querySelector('input')?.checked),
      )
      .toBe(true);
    await visitor.expectCalm();
    await visitor.leaves();
  });
});

inEachEngine('the appearance', (visits) => {
  it('is dark once a visitor has chosen that, on every page and after a reload', async () => {
    const visitor = await visits(origin, 'desk');
    const { page } = visitor;
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await visitor.opens('/en');
    const light = await ground();
    const choice = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
    await choice.scrollIntoViewIfNeeded();
    await awakeAt(choice);
    await choice.check();
    await expect.poll(scheme).toBe('dark');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await visitor.reloads();
    expect([await scheme(), await ground()]).toEqual(['dark', dark]);
    await visitor.opens('/de/li');
    expect([await scheme(), await ground()]).toEqual(['dark', dark]);
    await visitor.expectCalm();
    await visitor.leaves();
  });
});
