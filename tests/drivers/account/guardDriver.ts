import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { guardCases } from '#machines/account/session/guardCases.ts';
import type { guardMachine } from '#machines/account/session/guardMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';

/** The driver for walks on a page that requires a login, and redirects other visitors. */
export const guardDriver = declareDriver(guardCases, {
  sights: {
    // Content above the page may be loading too, so this status is searched only in the main part.
    loading: { role: 'status', says: 'Loading…', within: { role: 'main' } },
    page: { role: 'heading', name: 'My page' },
    login: { role: 'dialog', name: 'Log in again' },
  },
  does: {
    'session.found': (_, event, { happens }) => happens!(event),
    'logout.begun': (_, event, { happens }) => happens!(event),
    'session.missed': (_, event, { happens }) => happens!(event),
    'session.ended': (_, event, { happens }) => happens!(event),
  },
  // In this case the session has already ended when the user opens the page.
  byItself: ({ type }, before) => type === 'session.ended' && before.matches('unread'),
  async opensView(_, { steps }) {
    const { openGuarded } = await import('./guardView.tsx');
    return openGuarded({ hasEnded: steps[0]?.events[0]?.type === 'session.ended' });
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, now: SnapshotFrom<typeof guardMachine>): Promise<void> {
  const target = '/en/user/security?from=mail';
  if (now.matches('refused')) {
    expect(surface.address()).toBe(`/en/start/login?${new URLSearchParams({ redirected: target })}`);
  }
  if (now.matches('left')) expect(surface.address()).toBe('/en');
  if (now.matches('unread')) expect(surface.address()).toBe(target);
}
