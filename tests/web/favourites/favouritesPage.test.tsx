import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SavedListing } from '#machines/favourites/favouritesAnswer.ts';
import { savedListingOf } from '#machines/favourites/savedListingExamples.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { changesSettle } from '#machines/streaming/delays.ts';
import { openFavourites } from '#tests/drivers/favourites/favouritesPageView.tsx';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';

afterEach(cleanup);

const [bike, lamp, sofa] = ['bikebikebike', 'lamplamplamp', 'sofasofasofa'] as const;
const itemOf = (id: string, subject: string, more: Parameters<typeof listingItemOf>[0] = {}) =>
  listingItemOf({ id, subject, ...more });
const cheaperBike = savedListingOf({ id: bike, saved_time: 3, item: itemOf(bike, 'Citybike', { price: 280 }) });
const dearerLamp = savedListingOf({ id: lamp, saved_time: 2, item: itemOf(lamp, 'Reading lamp', { price: 500 }) });

/** The page of an account with these favourites. */
async function withListings(listings: readonly SavedListing[], at?: string) {
  const stage = await openFavourites(at);
  await stage.answers!('fetchingListings', { type: 'xstate.done.actor.fetchingListings', output: listings });
  return stage;
}

const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const listingCalled = (name: string) => screen.getByRole('article', { name });

describe('the page of favourites', () => {
  it('shows how much cheaper a listing is than when it was saved, and less prominently how much dearer', async () => {
    const stage = await withListings([cheaperBike, dearerLamp]);
    expect(within(listingCalled('Citybike')).getByText('CHF 200.– less than when you saved it')).toBeTruthy();
    expect(within(listingCalled('Reading lamp')).getByText('CHF 20.– more than when you saved it')).toBeTruthy();
    await stage.ends();
  });

  it.each(['sold', 'reserved', 'expired'] as const)('shows that a listing is %s', async (status) => {
    const stage = await withListings([savedListingOf({ id: bike, item: itemOf(bike, 'Citybike', { status }) })]);
    expect(within(listingCalled('Citybike')).getByText(new RegExp(`^${status}$`, 'i'))).toBeTruthy();
    await stage.ends();
  });

  it('keeps a place for a deleted listing, and for one that is hidden for now', async () => {
    const stage = await withListings([
      savedListingOf({ id: bike, item: null, is_gone: true }),
      savedListingOf({ id: lamp, item: null }),
    ]);
    expect(within(listingCalled('Deleted ad')).getByText('It cost CHF 480.– when you saved it.')).toBeTruthy();
    expect(within(listingCalled('Ad not currently online')).getByText(/It may come back/)).toBeTruthy();
    await stage.ends();
  });

  it('has the order of its address, and writes a changed order to the address', async () => {
    const stage = await withListings([cheaperBike, dearerLamp], '/en/favorites?sort=expensive');
    expect(titles()).toEqual(['Reading lamp', 'Citybike']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'reduced');
    expect(stage.surface.address()).toBe('/en/favorites?sort=reduced');
    expect(titles()).toEqual(['Citybike', 'Reading lamp']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'saved');
    expect(stage.surface.address()).toBe('/en/favorites');
    await stage.ends();
  });

  it('replaces a removed listing by an undo button, which receives the focus', async () => {
    const stage = await withListings([cheaperBike, dearerLamp]);
    const heart = () => screen.getByRole('button', { name: 'Save this ad: Citybike' });
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(heart());
    const undo = screen.getByRole('button', {
      name: 'Undo',
      description: '“Citybike” was removed from your favourites.',
    });
    expect(document.activeElement).toBe(undo);
    expect(titles()).toEqual(['Reading lamp']);
    expect(screen.getByText('1 favourite (maximum 100)')).toBeTruthy();
    await userEvent.click(undo);
    expect(document.activeElement).toBe(heart());
    expect(titles()).toEqual(['Citybike', 'Reading lamp']);
    await stage.ends();
  });

  it('removes all listings at once that are no longer available', async () => {
    const sold = savedListingOf({ id: lamp, item: itemOf(lamp, 'Reading lamp', { status: 'sold' }) });
    const gone = savedListingOf({ id: sofa, item: null, is_gone: true });
    const stage = await withListings([cheaperBike, sold, gone]);
    expect(screen.getByText('2 ads are sold, expired or deleted.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove these ads' }));
    expect(titles()).toEqual(['Citybike']);
    expect(stage.hearts.getSnapshot().context.changes).toEqual({ [lamp]: false, [sofa]: false });
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
    await stage.ends();
  });

  it('restores a listing whose removal fails [FAVOURITES-6]', async () => {
    const stage = await withListings([cheaperBike]);
    const { promise: reported, resolve } = Promise.withResolvers<void>();
    stage.hearts.subscribe((now) => now.matches({ somebody: 'telling' }) && resolve());
    await userEvent.click(screen.getByRole('button', { name: 'Save this ad: Citybike' }));
    await act(() => reported);
    expect(screen.queryAllByRole('article')).toEqual([]);
    await stage.calls.to(`favorites/${bike}`).fail();
    await waitFor(() => expect(titles()).toEqual(['Citybike']));
    await stage.ends();
  });

  const soldLamp = savedListingOf({ id: lamp, item: itemOf(lamp, 'Reading lamp', { status: 'sold' }) });

  it('shows the changes of a listing, and fetches once more after changes during a call', async () => {
    const stage = await withListings([cheaperBike, dearerLamp]);
    await stage.happens!({ type: 'change.received' });
    const first = stage.calls.to('favorites.json');
    for (let edits = 0; edits < 5; edits += 1) await stage.happens!({ type: 'change.received' });
    expect(stage.calls.to('favorites.json')).toBe(first);
    await first.answer({ favorites: [cheaperBike, soldLamp] });
    expect(within(listingCalled('Reading lamp')).getByText(/^sold$/i)).toBeTruthy();
    expect(within(listingCalled('Citybike')).getByText('CHF 200.– less than when you saved it')).toBeTruthy();
    // The pending response is ignored, because it may be older than the changes since.
    const requested = stage.calls.all.length;
    await stage.calls.to('favorites.json').answer({ favorites: [cheaperBike, soldLamp] });
    expect(stage.calls.all.length).toBe(requested);
    await stage.ends();
  });

  it('fetches again after a change that arrived while it was loading', async () => {
    const stage = await openFavourites();
    await stage.happens!({ type: 'change.received' });
    await stage.answers!('fetchingListings', { type: 'xstate.done.actor.fetchingListings', output: [dearerLamp] });
    await stage.calls.to('favorites.json').answer({ favorites: [soldLamp] });
    expect(within(listingCalled('Reading lamp')).getByText(/^sold$/i)).toBeTruthy();
    await stage.ends();
  });

  it('does not fetch while it is hidden, and fetches once when it is shown again', async () => {
    const stage = await withListings([dearerLamp]);
    const before = stage.calls.all.length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => {
      notifyStreamListeners({ type: 'received', line: { event: 'ads', data: {} } });
      vi.advanceTimersByTime(changesSettle);
    });
    expect(stage.calls.all.length).toBe(before);
    visibility.mockRestore();
    vi.useRealTimers();
    await stage.happens!({ type: 'page.shown' });
    await stage.calls.to('favorites.json').answer({ favorites: [soldLamp] });
    expect(within(listingCalled('Reading lamp')).getByText(/^sold$/i)).toBeTruthy();
    expect(stage.calls.all.slice(before).filter(({ url }) => url.includes('favorites.json'))).toHaveLength(1);
    await stage.ends();
  });

  it('fetches again when a stream begins, because changes may have been missed, and not for messages', async () => {
    const stage = await withListings([cheaperBike]);
    const requested = () => stage.calls.all.length;
    const before = requested();
    await act(async () =>
      notifyStreamListeners({ type: 'received', line: { event: 'typing', data: { conversation: 'a' } } }),
    );
    expect(requested()).toBe(before);
    await act(async () => notifyStreamListeners({ type: 'began' }));
    await stage.calls
      .to('favorites.json')
      .answer({ favorites: [savedListingOf({ id: bike, item: null, is_gone: true })] });
    expect(listingCalled('Deleted ad')).toBeTruthy();
    await stage.ends();
  });

  it('fetches again when the user returns, and keeps the undo buttons until the page is left', async () => {
    const stage = await withListings([cheaperBike, dearerLamp]);
    await userEvent.click(screen.getByRole('button', { name: 'Save this ad: Citybike' }));
    await stage.happens!({ type: 'page.shown' });
    const cheaper = savedListingOf({ id: lamp, item: itemOf(lamp, 'Reading lamp', { price: 80 }) });
    await stage.calls.to('favorites.json').answer({ favorites: [cheaper] });
    expect(within(listingCalled('Reading lamp')).getByText('CHF 400.– less than when you saved it')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await stage.ends();
  });
});
