import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdItem } from '#machines/listing/adItem.ts';
import { adItemOf } from '#tests/drivers/ads.ts';
import { answersByHand } from '#tests/drivers/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Component as ListingPage } from '#web/listing/ListingPage.tsx';

const calls = answersByHand();
const at = '/en/vi/citybike-mit-7-gaengen/aaaaaaaaaaaa';

function openAd(changes: Partial<AdItem> = {}) {
  return renderView(<ListingPage />, { address: at, data: { item: adItemOf(changes) } });
}

function openByLink() {
  return renderView(<ListingPage />, { address: '/en', at });
}

describe('the ad of the server', () => {
  it('is shown without asking again: title, price, place, seller', async () => {
    await openAd();
    expect(calls.all).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Citybike mit 7 Gängen');
    expect(screen.getByText('CHF 480.–', { selector: 'header *' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '3012 Bern BE' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Regula B.' })).toBeTruthy();
    expect(screen.getByText('Private, here since 2017')).toBeTruthy();
  });

  it('tells its parameters in their order, type and price first, and its number [LISTING-7]', async () => {
    await openAd();
    const terms = within(screen.getByRole('heading', { name: 'Key facts' }).parentElement!).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Ad type', 'Price', 'Condition', 'Ad number']);
  });

  it('leads up the tree, and to what else is in its canton', async () => {
    await openAd();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(trail.map((link) => link.getAttribute('href'))).toEqual([
      '/en/li',
      '/en/li?category=4000',
      '/en/li?category=4000&subcategory=4020',
    ]);
    expect(screen.getByRole('link', { name: 'More ads from Bern' }).getAttribute('href')).toBe('/en/li?region=4');
  });

  it.each([
    ['reserved', 'Reserved'],
    ['sold', 'Sold'],
    ['expired', 'Expired'],
  ] as const)('that is %s says so with a word and a sentence', async (status, word) => {
    await openAd({ status });
    expect(screen.getByText(word).nextElementSibling!.textContent).toMatch(/\.$/);
  });

  it('that was brought from elsewhere leads there, and tells what its source says', async () => {
    await openAd({ external_url: 'https://cars.example/1', external_info: { dateCrawled: '2016-03-26' } });
    expect(screen.getByRole('link', { name: 'See the original ad' }).getAttribute('href')).toBe(
      'https://cars.example/1',
    );
    expect(screen.getByText('2016-03-26')).toBeTruthy();
  });
});

describe('the pictures of an ad', () => {
  it('are a group of radio buttons, the first chosen', async () => {
    await openAd({ image_names: ['demo/a.svg', 'demo/b.svg', 'demo/c.svg'] });
    const radios = within(screen.getByRole('radiogroup', { name: 'Pictures' })).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Picture 1 of 3',
      'Picture 2 of 3',
      'Picture 3 of 3',
    ]);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  });

  it('have an arrow to the next one, which chooses its radio button', async () => {
    await openAd({ image_names: ['demo/a.svg', 'demo/b.svg'] });
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
    const [arrow] = document.querySelectorAll<HTMLLabelElement>('label[aria-hidden]');
    fireEvent.click(arrow!);
    expect([first!.checked, second!.checked]).toEqual([false, true]);
  });
});

describe('an ad by a link within the market', () => {
  it('is asked for by its id, and shown when it comes [LISTING-11]', async () => {
    await openByLink();
    expect(calls.last.url).toBe('/api/v10/item/aaaaaaaaaaaa.json');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await calls.last.answer(adItemOf());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Citybike mit 7 Gängen');
  });

  it('that does not exist shows the page for lost visitors [LISTING-11]', async () => {
    await openByLink();
    await calls.last.answer({}, 404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Hoppla/);
  });

  it('that could not be loaded is loaded again when asked to [LISTING-11]', async () => {
    await openByLink();
    await calls.last.fail();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Load again' }));
    expect(calls.all).toHaveLength(2);
    await calls.last.answer(adItemOf());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Citybike mit 7 Gängen');
  });
});
