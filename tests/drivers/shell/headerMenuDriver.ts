import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { headerMenuCases } from '#machines/shell/headerMenuCases.ts';
import type { headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';
import { resizeDebounce } from '#machines/ui/delays.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

/** The accessible names of the menu on the phone and on the laptop. */
const name = /Menu|Categories/;
const menu: Sight = { role: 'dialog', name };
const opener: Sight = { role: 'button', name };
const close: Sight = { role: 'button', name: 'Close', within: menu };
const loadAgain: Sight = { role: 'button', name: 'Reload', within: menu };
const sport: Sight = { role: 'link', name: /^Sport/, within: menu };

/** The driver for walks on the menu in the header. */
export const headerMenuDriver = declareDriver(headerMenuCases, {
  sights: {
    menu,
    close,
    loading: { role: 'status', says: 'Loading…', within: menu },
    categories: sport,
    failure: { role: 'alert', says: 'This didn’t load.', within: menu },
    loadAgain,
  },
  does: {
    'menu.opened': (surface) => surface.press(opener),
    'menu.closed': (surface) => surface.press(close),
    'menu.escaped': (surface) => surface.key(close, 'Escape'),
    'loading.retried': (surface) => surface.press(loadAgain),
    'page.changed': (surface) =>
      surface.goTo(surface.address() === '/en/li?q=bike' ? '/en/li?q=sofa' : '/en/li?q=bike'),
    async 'layout.changed'(surface, _, stage) {
      await surface.resize(surface.width() === 390 ? 1440 : 390);
      await stage.passes!(resizeDebounce);
    },
  },
  async opensView() {
    const { openHeader } = await import('./headerMenuView.tsx');
    return openHeader();
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, snapshot: SnapshotFrom<typeof headerMenuMachine>): Promise<void> {
  expect(await surface.attribute(opener, 'aria-expanded')).toBe(String(snapshot.matches('open')));
  const { totals } = snapshot.context;
  if (!snapshot.matches({ open: { content: 'shown' } })) return;
  const reported = { ...sport, name: totals ? 'Sport 1’206' : 'Sport' };
  expect(await surface.shows(reported, true), `the link "${reported.name}"`).toBe(true);
}
