import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardItemOf } from '#machines/listing/cardItem.ts';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { ListingItem } from '#machines/listing/listingItem.ts';
import { visitSilence } from '#machines/market/limits.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { emptyMemory } from '#machines/visits/deviceMemory.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { keepsInOtherTab } from '#tests/drivers/visits/visitsView.tsx';
import { renderView } from '#tests/web/renderView.tsx';
import { Component as HomePage } from '#web/home/HomePage.tsx';
import { ListingCard } from '#web/listing/card/ListingCard.tsx';
import { Component as ListingPage } from '#web/listing/ListingPage.tsx';
import { RecentListings } from '#web/listing/related/RecentListings.tsx';
// The content of the row is imported in advance, so that it is there at once.
import '#web/listing/related/RecentlyViewed.tsx';
import { SearchVisit } from '#web/visits/SearchVisit.tsx';
import { memoryFrom, memoryKey } from '#web/visits/storedMemory.ts';

const calls = controlledAnswers();
const noon = Date.UTC(2026, 10, 20, 12);
const day = 24 * 60 * 60_000;

beforeEach(() => localStorage.clear());

const saved = () => memoryFrom(localStorage.getItem(memoryKey));
const listing = (id: string, listedAt: number) => listingItemOf({ id, subject: id, epoch_time: listedAt / 1000 });

describe('a listing in a list', () => {
  it('has a button that hides it, after its link and its heart, and leaves nothing to read or focus', async () => {
    const { user } = await renderView(<ListingCard item={cardItemOf(listingItemOf())} />);
    await user.tab();
    expect(document.activeElement?.getAttribute('href')).toContain('/en/vi/');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide this ad: Citybike mit 7 Gängen' }));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('article').querySelector('[inert]')?.textContent).toContain('Citybike');
    expect(document.activeElement, 'the focus stays where it was').toBe(
      screen.getByRole('button', { name: 'Show again', description: 'You’ve hidden this ad.' }),
    );
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Hide this ad/ }));
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it('asks for confirmation after a touch, and a press elsewhere cancels it', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { user } = await renderView(<ListingCard item={cardItemOf(listingItemOf())} />);
    const sign = screen.getByRole('button', { name: /^Hide this ad: / });
    await user.click(sign);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide this ad' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Hide this ad' })).toBeNull();
    expect(document.activeElement).toBe(sign);
    await user.click(sign);
    await user.click(document.body);
    expect(screen.queryByRole('button', { name: 'Hide this ad' })).toBeNull();
    expect(screen.getByRole('link')).toBeTruthy();
    await user.click(sign);
    await user.click(screen.getByRole('button', { name: 'Hide this ad' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show again' }));
    vi.unstubAllGlobals();
  });

  it('that another tab hides does not affect the focus', async () => {
    await renderView(<ListingCard item={cardItemOf(listingItemOf())} />);
    await keepsInOtherTab({ ...emptyMemory, hidden: [listingItemOf().id] });
    expect(screen.getByRole('button', { name: 'Show again' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a search', () => {
  async function visits(at: number, items: readonly ListingItem[], filter: Partial<SearchFilter> = { query: 'velo' }) {
    const result = { ...listingListOf(items.length), items: [...items] };
    await renderView(
      <SearchVisit filter={{ ...everything, ...filter }} result={result}>
        {items.map((item) => (
          <ListingCard key={item.id} item={item} />
        ))}
      </SearchVisit>,
      { now: at },
    );
    const marked = screen.queryAllByText('New since your visit').map((mark) => mark.closest('article')!);
    const titles = marked.map((each) => within(each).getByRole('heading').textContent);
    cleanup();
    return titles;
  }

  it('marks the results since an earlier visit', async () => {
    const old = listing('oldoldoldold', noon - day);
    const fresh = listing('freshfreshfr', noon + visitSilence);
    expect(await visits(noon, [old])).toEqual([]);
    expect(await visits(noon + day, [fresh, old])).toEqual(['freshfreshfr']);
    expect(await visits(noon + day + visitSilence, [fresh, old]), 'the same visit').toEqual(['freshfreshfr']);
    expect(await visits(noon + 2 * day, [fresh, old]), 'another visit').toEqual([]);
  });

  it('is the same in another order, page and view; another text is another search', async () => {
    const fresh = listing('freshfreshfr', noon + visitSilence);
    await visits(noon, [], { query: 'velo', sort: 'cheapest', page: 3, view: 'grid' });
    expect(await visits(noon + day, [fresh], { query: 'sofa' })).toEqual([]);
    expect(await visits(noon + day, [fresh], { query: 'velo' })).toEqual(['freshfreshfr']);
  });

  it('has seen its results, although its page was rendered a moment before a new one arrived', async () => {
    const quick = listing('quickquickqu', noon + 1000);
    await visits(noon, [quick]);
    expect(await visits(noon + day, [quick])).toEqual([]);
  });
});

describe('the listings seen on a device', () => {
  const item = listingItemOf();
  const seeing = () =>
    renderView(<ListingPage />, {
      address: `/en/vi/${item.slug}/${item.id}`,
      now: noon,
      data: { kind: 'shown', item, similar: null },
    });

  it('are those whose page was visible', async () => {
    await seeing();
    expect(saved().viewed).toEqual([item.id]);
  });

  it('are on the front page, in the order of the server’s answer, until the visitor clears them', async () => {
    await seeing();
    cleanup();
    await renderView(<HomePage />, {
      now: noon,
      data: { newest: [], gallery: [], counts: listingListOf(0).counts, total: 0 },
    });
    await act(async () => {});
    expect(calls.last.url).toBe(`/api/v10/items.json?ids=${item.id}`);
    await calls.last.answer({ items: [item] });
    const row = within(screen.getByRole('region', { name: 'Recently viewed' }));
    expect(row.getByRole('link').getAttribute('href')).toContain(item.id);
    expect(row.queryByRole('button', { name: /^Hide/ }), 'the visitor has opened the listing').toBeNull();
    fireEvent.click(row.getByRole('button', { name: 'Clear list', description: 'Recently viewed' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    expect(saved().viewed).toEqual([]);
  });

  it('are hidden when all of them are gone', async () => {
    await seeing();
    cleanup();
    await renderView(<RecentListings />);
    await act(async () => {});
    await calls.last.answer({ items: [] });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
