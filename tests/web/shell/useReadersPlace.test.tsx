import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderView } from '#tests/web/renderView.tsx';
import { keepsPlace, useReadersPlace } from '#web/shell/useReadersPlace.ts';
import { Link } from '#web/ui/Link.tsx';

const scrollTo = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

function Reader() {
  useReadersPlace();
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/en/li?sp=oldest" state={keepsPlace}>
        Oldest first
      </Link>
    </main>
  );
}

function read(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

it('leaves the first page as the browser has it', async () => {
  await renderView(<Reader />, { at: '/en/li' });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('begins a new page at its top, with its content in focus, and finds the place again on the way back', async () => {
  const { go } = await renderView(<Reader />, { at: '/en/li' });
  read(700);
  await go('/en/vi/abc');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement?.id).toBe('main');
  read(100);
  await go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('stays at its place when the navigation says so, and in the field one is in', async () => {
  const { go, user, here } = await renderView(<Reader />, { at: '/en/li' });
  await user.click(screen.getByRole('link', { name: 'Oldest first' }));
  expect(here()).toBe('/en/li?sp=oldest');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await go('/en/li?o=2');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
