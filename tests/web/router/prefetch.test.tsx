import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { clients } from '#web/api/apiClient.ts';
import { Component as ListingPage } from '#web/listing/ListingPage.tsx';
import { prefetchData, pendingPrefetch, prefetchedData } from '#web/page/prefetched.ts';
import { prefetchOnIntent } from '#web/router/prefetchOnIntent.ts';
// The module of the prefetched view is imported in advance.
import '#web/search/ListPage.tsx';

const calls = controlledAnswers();

let ends = () => {};
let ids = 0;

beforeAll(() => clients.load());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  ends = prefetchOnIntent(document);
});
afterEach(() => {
  ends();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Renders a link to another listing each time, because the tab remembers what it has prefetched. */
function linkToListing(more: { readonly rel?: string; readonly href?: string } = {}) {
  ids += 1;
  const id = `ad${String(ids).padStart(10, 'a')}`;
  const { container } = render(
    <a href={more.href ?? `/en/vi/velo/${id}`} rel={more.rel}>
      <b>Velo</b>
    </a>,
  );
  return { id, link: container.querySelector('a')!, inside: container.querySelector('b')! };
}

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const requested = (id: string) => calls.all.filter(({ url }) => url.includes(id)).map(({ url }) => url);

describe('a link to a listing', () => {
  it('is prefetched once after the pointer has rested on it for 65 ms', async () => {
    const { id, inside } = linkToListing();
    fireEvent.pointerOver(inside);
    await passes(64);
    expect(requested(id)).toEqual([]);
    await passes(1);
    expect(requested(id)).toEqual([`/api/v10/item/${id}/similar.json`, `/api/v10/item/${id}.json`]);
    fireEvent.pointerOut(inside);
    fireEvent.pointerOver(inside);
    await passes(100);
    expect(requested(id)).toHaveLength(2);
  });

  it('is not prefetched when the pointer only passes over it', async () => {
    const { id, link } = linkToListing();
    fireEvent.pointerOver(link);
    await passes(40);
    fireEvent.pointerOut(link);
    await passes(1000);
    expect(requested(id)).toEqual([]);
  });

  it('is prefetched when it has the focus, and when a finger rests on it for 100 ms', async () => {
    const [focused, touched] = [linkToListing(), linkToListing()];
    act(() => focused.link.focus());
    await passes(65);
    expect(requested(focused.id)).toHaveLength(2);
    fireEvent.pointerOver(touched.inside, { pointerType: 'touch' });
    await passes(99);
    expect(requested(touched.id)).toEqual([]);
    await passes(1);
    expect(requested(touched.id)).toHaveLength(2);
  });

  it('is not prefetched when a finger only touches it to scroll', async () => {
    const { id, inside } = linkToListing();
    fireEvent.pointerOver(inside, { pointerType: 'touch' });
    await passes(70);
    fireEvent.pointerCancel(inside, { pointerType: 'touch' });
    await passes(1000);
    expect(requested(id)).toEqual([]);
  });

  it('prefetches nothing when the browser saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { id, link } = linkToListing();
    fireEvent.pointerOver(link);
    await passes(100);
    expect(requested(id)).toEqual([]);
  });
});

describe('other links', () => {
  it('are not prefetched, except the link to the next page', async () => {
    for (const href of ['/en', 'https://elsewhere.example/en/vi/velo/aaaaaaaaaaaa', '/en/li?q=stay']) {
      fireEvent.pointerOver(linkToListing({ href }).link);
      await passes(100);
    }
    expect(calls.all).toEqual([]);
    fireEvent.pointerOver(linkToListing({ href: '/en/li?q=next&o=2', rel: 'next' }).link);
    await passes(65);
    expect(calls.all.map(({ url }) => url)).toEqual(['/api/v10/list.json?q=next&o=2']);
    await calls.last.answer(listingListOf(70));
    expect(await pendingPrefetch('/en/li?q=next&o=2')).toMatchObject({ search_total: 70 });
  });
});

describe('a prefetched answer', () => {
  it('is used by the page without another call', async () => {
    const { id, link } = linkToListing();
    fireEvent.pointerOver(link);
    await passes(65);
    await calls.to('/similar.json').fail();
    await calls.to(`${id}.json`).answer(listingItemOf({ id, subject: 'Asked for ahead' }));
    const before = calls.all.length;
    const { go } = await renderView(<ListingPage />, { address: '/en', at: '/en' });
    await go(`/en/vi/velo/${id}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asked for ahead');
    expect(
      calls.all
        .slice(before)
        .map(({ url }) => url)
        .filter((url) => url.includes(id)),
    ).toEqual([]);
  });

  it('is discarded after 30 s', async () => {
    await prefetchData('/en/vi/velo/old', async () => 'old');
    expect(prefetchedData('/en/vi/velo/old')).toBe('old');
    vi.setSystemTime(Date.now() + 29_999);
    expect(prefetchedData('/en/vi/velo/old')).toBe('old');
    vi.setSystemTime(Date.now() + 1);
    expect([prefetchedData('/en/vi/velo/old'), pendingPrefetch('/en/vi/velo/old')]).toEqual([undefined, undefined]);
  });

  it('is requested again after a failure', async () => {
    await prefetchData('/en/vi/velo/fails', () => Promise.reject(new Error('The line is dead')));
    expect(pendingPrefetch('/en/vi/velo/fails')).toBeUndefined();
    await prefetchData('/en/vi/velo/fails', async () => 'there');
    expect(prefetchedData('/en/vi/velo/fails')).toBe('there');
  });
});
