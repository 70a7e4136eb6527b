import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { userMenuCases } from '#machines/shell/userMenuCases.ts';
import type { userMenuMachine } from '#machines/shell/userMenuMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const opener: Sight = { role: 'button', name: 'My allmend' };

/** The driver for walks on the dropdown menu of a logged-in user. */
export const userMenuDriver = declareDriver(userMenuCases, {
  sights: {},
  does: {
    'menu.opened': (surface) => surface.press(opener),
    // Closes the menu as Escape does, or a press outside of it.
    'menu.closed': () => document.getElementById('user-menu')!.hidePopover(),
    'page.changed': (surface) =>
      surface.goTo(surface.address() === '/en/li?q=bike' ? '/en/li?q=sofa' : '/en/li?q=bike'),
  },
  async opensView() {
    const { openSession } = await import('../account/sessionView.tsx');
    return openSession();
  },
  expectDetails,
});

async function expectDetails(_: Stage, snapshot: SnapshotFrom<typeof userMenuMachine>): Promise<void> {
  const isOpen = document.getElementById('user-menu')!.matches(':popover-open');
  expect(isOpen).toBe(snapshot.matches('open'));
}
