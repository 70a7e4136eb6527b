import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renderView } from '#tests/web/renderView.tsx';
import { keepsPlace, useReadersPlace } from '#web/page/useReadersPlace.ts';
import { Link } from '#web/ui/navigation/Link.tsx';

const scrollTo = vi.fn<(x: number, y: number) => void>();

/** The height by which the page can be scrolled. */
let room = 10_000;
let observers: (() => void)[] = [];

beforeEach(() => {
  room = 10_000;
  observers = [];
  scrollTo.mockReset();
  scrollTo.mockImplementation((_, y) => read(y));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe = () => observers.push(this.callback);
      disconnect = () => (observers = observers.filter((each) => each !== this.callback));
    },
  );
});

/** Simulates that the page's layout has this height, and notifies the observers. */
function layOut(height: number) {
  room = height;
  read(window.scrollY);
  for (const observer of observers) observer();
}

/** A list with a headline, and the page of a listing whose headline loads later. */
function Reader() {
  useReadersPlace();
  const { pathname, search } = useLocation();
  const isList = pathname.startsWith('/en/li');
  return (
    <main id="main" tabIndex={-1}>
      {(isList || search === '?come') && <h1>{isList ? 'Listings' : 'A bike'}</h1>}
      <Link to="/en/li?sp=oldest" state={keepsPlace}>
        Oldest first
      </Link>
      <Link to="/en/li/sport" state={keepsPlace}>
        Sport
      </Link>
      {!search && (
        <Link to="/en/li?ps=1" state={keepsPlace}>
          A filter that goes
        </Link>
      )}
    </main>
  );
}

const focused = () => document.activeElement;
const headline = (name: string) => screen.getByRole('heading', { name });

function read(y: number) {
  Object.defineProperty(window, 'scrollY', { value: Math.min(y, room), configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

it('leaves the first page to the browser', async () => {
  await renderView(<Reader />, { at: '/en/li' });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('begins a new page at its top, with the focus on its headline, and restores the position on the way back', async () => {
  const { go } = await renderView(<Reader />, { at: '/en/vi/abc' });
  read(700);
  await go('/en/li');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(focused()).toBe(headline('Listings'));
  read(100);
  await go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('focuses the place of a headline that is still loading, and then the headline', async () => {
  const { go } = await renderView(<Reader />, { at: '/en/li' });
  await go('/en/vi/abc');
  expect(focused()).toBe(screen.getByRole('main'));
  const arrived = document.createElement('h1');
  arrived.textContent = 'A bike';
  screen.getByRole('main').append(arrived);
  await act(async () => {});
  expect(focused()).toBe(arrived);
});

it('does not move a user who has scrolled while the page was loading', async () => {
  const { go } = await renderView(<Reader />, { at: '/en/li' });
  await go('/en/vi/abc');
  const link = screen.getByRole('link', { name: 'Oldest first' });
  link.focus();
  screen.getByRole('main').append(document.createElement('h1'));
  await act(async () => {});
  expect(focused()).toBe(link);
});

it('begins another page of the same list at its top, with the focus on the headline', async () => {
  const { go } = await renderView(<Reader />, { at: '/en/li' });
  screen.getByRole('link', { name: 'Oldest first' }).focus();
  await go('/en/li?o=2');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(focused()).toBe(headline('Listings'));
});

it('keeps its position and the focused field when the navigation requests it', async () => {
  const { user, here } = await renderView(<Reader />, { at: '/en/li' });
  await user.click(screen.getByRole('link', { name: 'Oldest first' }));
  expect(here()).toBe('/en/li?sp=oldest');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(focused()).toBe(screen.getByRole('link', { name: 'Oldest first' }));
});

it('keeps them too when another part of the same list has another path, and on the way back', async () => {
  const { user, here, go } = await renderView(<Reader />, { at: '/en/li' });
  await user.click(screen.getByRole('link', { name: 'Sport' }));
  expect(here()).toBe('/en/li/sport');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(focused()).toBe(screen.getByRole('link', { name: 'Sport' }));
  await go(-1);
  expect(here()).toBe('/en/li');
  expect(focused()).toBe(screen.getByRole('link', { name: 'Sport' }));
});

it('focuses the headline when the focused element is removed', async () => {
  const { user } = await renderView(<Reader />, { at: '/en/li' });
  await user.click(screen.getByRole('link', { name: 'A filter that goes' }));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(focused()).toBe(headline('Listings'));
});

describe('the way back', () => {
  it('restores the position once the rows are loaded, however short the page was before', async () => {
    const { go } = await renderView(<Reader />, { at: '/en/li' });
    read(4000);
    await go('/en/li?o=2');
    layOut(300);
    await go(-1);
    layOut(300);
    expect(window.scrollY).toBe(300);
    layOut(6000);
    expect(window.scrollY).toBe(4000);
    layOut(9000);
    read(4500);
    layOut(9500);
    expect(window.scrollY, 'then it is the reader’s').toBe(4500);
  });

  it('keeps the position of a page that was left before it had loaded', async () => {
    const { go } = await renderView(<Reader />, { at: '/en/li' });
    read(4000);
    await go('/en/li?o=2');
    layOut(300);
    await go(-1);
    await go(1);
    await go(-1);
    layOut(6000);
    expect(window.scrollY).toBe(4000);
  });

  it('does not move users who scroll by themselves', async () => {
    const { go } = await renderView(<Reader />, { at: '/en/li' });
    read(4000);
    await go('/en/li?o=2');
    layOut(300);
    await go(-1);
    window.dispatchEvent(new Event('wheel'));
    read(100);
    layOut(6000);
    expect(window.scrollY).toBe(100);
    await go(1);
    await go(-1);
    layOut(6000);
    expect(window.scrollY).toBe(100);
  });

  it('restores the position of the last stay, although nothing was scrolled there', async () => {
    const { go, user } = await renderView(<Reader />, { at: '/en/li' });
    read(700);
    await user.click(screen.getByRole('link', { name: 'Oldest first' }));
    await go('/en/vi/abc');
    expect(window.scrollY).toBe(0);
    await go(-1);
    layOut(6000);
    expect(window.scrollY).toBe(700);
  });

  it('restores its own position although the browser already was at the next entry', async () => {
    const { go } = await renderView(<Reader />, { at: '/en/li' });
    read(4000);
    window.history.replaceState({ key: 'next' }, '');
    read(300);
    window.history.replaceState(null, '');
    await go('/en/li?o=2');
    await go(-1);
    layOut(6000);
    expect(window.scrollY).toBe(4000);
  });
});
