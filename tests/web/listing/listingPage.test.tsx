import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { listingPageDriver } from '#tests/drivers/listing/listingPageDriver.ts';
import { sharingDriver } from '#tests/drivers/listing/sharingDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Component as ListingPage } from '#web/listing/ListingPage.tsx';

const calls = controlledAnswers();

describe('the page of a listing, as its chart says [LISTING-11]', () => {
  itIsWalked(listingPageDriver);
});
const at = '/en/vi/citybike-mit-7-gaengen/aaaaaaaaaaaa';

const bicycles = listingItemOf().category_info;

function openListing(changes: Partial<ListingItem> = {}, similar: readonly ListingItem[] = []) {
  const answer: ListingAnswer = {
    kind: 'shown',
    item: listingItemOf(changes),
    similar: { category_info: bicycles, items: [...similar] },
  };
  return renderView(<ListingPage />, { address: at, data: answer });
}

function openByLink() {
  return renderView(<ListingPage />, { address: '/en', at });
}

describe('the listing of the server', () => {
  it('is shown without another call: title, price, place, seller', async () => {
    await openListing();
    expect(calls.all).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Citybike mit 7 Gängen');
    expect(screen.getByText('CHF 480.–', { selector: 'header *' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '3012 Bern BE' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Regula B.' })).toBeTruthy();
    expect(screen.getByText('Private, member since 2017')).toBeTruthy();
  });

  it('is labelled as a company’s when its flag is set [SELLER-1]', async () => {
    await openListing({ company_ad: true, account_info: { company_ad: true, since: 1_500_000_000, picture: null } });
    expect(screen.getByText('Business, member since 2017')).toBeTruthy();
    expect(screen.queryByText(/^Private/)).toBeNull();
  });

  it('has the picture of its seller, with the initials as a fallback', async () => {
    const shown = await openListing();
    expect(screen.getByText('RB')).toBeTruthy();
    shown.unmount();

    const { account_info } = listingItemOf();
    await openListing({ account_info: { ...account_info, picture: 'people/regula.webp' } });
    const seller = within(screen.getByRole('heading', { name: 'Regula B.' }).closest('section')!);
    expect(seller.queryByText('RB')).toBeNull();
    // The picture's alternative text is empty, because the name next to it says the same.
    const picture = seller.getByAltText('');
    expect(picture.getAttribute('src')).toBe('/pictures/160/people/regula.jpg');
    fireEvent.error(picture);
    expect(await seller.findByText('RB')).toBeTruthy();
  });

  it('that became cheaper shows the difference', async () => {
    await openListing({ previous_price: 600 });
    expect(screen.getByText(/^Reduced by CHF.120\.–$/)).toBeTruthy();
  });

  it('has similar listings below, and a link to all of its category', async () => {
    await openListing({}, [
      listingItemOf({ id: 'b', subject: 'Rennvelo' }),
      listingItemOf({ id: 'c', subject: 'Tandem' }),
    ]);
    const similar = within(screen.getByRole('region', { name: 'Similar ads' }));
    expect(similar.getAllByRole('article')).toHaveLength(2);
    expect(similar.getByRole('link', { name: 'All ads in Velos' }).getAttribute('href')).toBe('/en/li/sport/bicycles');
  });

  it('without similar listings has no empty section for them', async () => {
    await openListing();
    expect(screen.queryByRole('region', { name: 'Similar ads' })).toBeNull();
  });

  it('shows its parameters in their order, type and price first, and its number [LISTING-7]', async () => {
    await openListing();
    const terms = within(screen.getByRole('heading', { name: 'Key facts' }).parentElement!).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Ad type', 'Price', 'Condition', 'Ad number']);
  });

  it('links to its parent categories, and to other listings of its canton', async () => {
    await openListing();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(trail.map((link) => link.getAttribute('href'))).toEqual(['/en/li', '/en/li/sport', '/en/li/sport/bicycles']);
    expect(screen.getByRole('link', { name: 'More ads from Bern' }).getAttribute('href')).toBe('/en/li/bern');
  });

  it.each([
    ['reserved', 'Reserved'],
    ['sold', 'Sold'],
    ['expired', 'Expired'],
  ] as const)('that is %s shows a label and a sentence about it', async (status, word) => {
    await openListing({ status });
    expect(screen.getByText(word).nextElementSibling!.textContent).toMatch(/\.$/);
  });

  it('that was imported links to its source, and shows the values of its source', async () => {
    await openListing({ external_url: 'https://cars.example/1', external_info: { dateCrawled: '2016-03-26' } });
    expect(screen.getByRole('link', { name: 'See the original ad' }).getAttribute('href')).toBe(
      'https://cars.example/1',
    );
    expect(screen.getByText('2016-03-26')).toBeTruthy();
  });
});

describe('a removed listing', () => {
  const gone: ListingAnswer = {
    kind: 'gone',
    similar: { category_info: bicycles, items: [listingItemOf({ id: 'b', subject: 'Rennvelo' })] },
  };

  it('reports the removal without its content, and links to other listings', async () => {
    await renderView(<ListingPage />, { address: at, status: 410, data: gone });
    expect(calls.all).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This ad is no longer available');
    expect(screen.getByRole('link', { name: 'Rennvelo' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All ads in Velos' })[0]!.getAttribute('href')).toBe(
      '/en/li/sport/bicycles',
    );
  });

  it('reports the removal also after an old link within the market', async () => {
    await openByLink();
    await calls.to('/similar.json').answer(gone.similar);
    await calls.to('aaaaaaaaaaaa.json').answer({ api: { error: 'listing.gone', message: '' }, parameters: [] }, 410);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This ad is no longer available');
    expect(screen.getByRole('link', { name: 'Rennvelo' })).toBeTruthy();
  });
});

describe('sharing a listing, as its chart says', () => {
  itIsWalked(sharingDriver);
});

describe('the actions of a listing', () => {
  const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };

  it('copy its address to the clipboard', async () => {
    const { user } = await openListing();
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { ...clipboard, writeText: clipboard.writeText.mockResolvedValue() },
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(clipboard.writeText).toHaveBeenLastCalledWith(new URL(at, window.location.href).href);
    expect(screen.getByText('Link copied.').getAttribute('role')).toBe('status');
  });

  it('show its address when the browser denies the clipboard', async () => {
    const { user } = await openListing();
    clipboard.writeText.mockRejectedValue(new Error('Not allowed'));
    vi.stubGlobal('navigator', { ...navigator, clipboard });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByText(/^We couldn’t copy the link/)).toBeTruthy();
  });

  it('include printing', async () => {
    const { user } = await openListing();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a listing behind a link within the market', () => {
  it('is fetched by its id, and shown after the answer [LISTING-11]', async () => {
    await openByLink();
    expect(calls.all.map(({ url }) => url).toSorted()).toEqual([
      '/api/v10/item/aaaaaaaaaaaa.json',
      '/api/v10/item/aaaaaaaaaaaa/similar.json',
    ]);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await calls.to('aaaaaaaaaaaa.json').answer(listingItemOf());
    await calls.to('/similar.json').fail();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Citybike mit 7 Gängen');
  });

  it('that does not exist shows the not-found page [LISTING-11]', async () => {
    await openByLink();
    await calls.to('aaaaaaaaaaaa.json').answer({}, 404);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Hoppla/);
  });

  it('that failed to load is loaded again by a button [LISTING-11]', async () => {
    await openByLink();
    await calls.to('aaaaaaaaaaaa.json').fail();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reload' }));
    expect(calls.all).toHaveLength(4);
    await calls.to('aaaaaaaaaaaa.json').answer(listingItemOf());
    await calls.to('/similar.json').answer({ category_info: bicycles, items: [] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Citybike mit 7 Gängen');
  });
});
