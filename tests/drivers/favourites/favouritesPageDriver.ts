import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { favouritesPageCases } from '#machines/favourites/favouritesPageCases.ts';
import type { favouritesPageMachine } from '#machines/favourites/favouritesPageMachine.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';

/** The elements of the favourites page, and the gestures that cause its events. */
export const favouritesControls: Pick<FlowDriver<typeof favouritesPageMachine>, 'sights' | 'does'> = {
  sights: {
    loadAgain: { role: 'button', name: 'Reload' },
    listings: { role: 'status', says: /\(maximum 100\)/ },
  },
  does: {
    'loading.retried': (surface) => surface.press({ role: 'button', name: 'Reload' }),
    'saved.reported': (_, event, { happens }) => happens!(event),
    'change.received': (_, event, { happens }) => happens!(event),
    'page.shown': (_, event, { happens }) => happens!(event),
  },
};

/** The driver for walks on the page of a user's favourites. */
export const favouritesPageDriver = declareDriver(favouritesPageCases, {
  ...favouritesControls,
  async opensView() {
    const { openFavourites } = await import('./favouritesPageView.tsx');
    return openFavourites();
  },
  expectDetails: expectFavourites,
});

/**
 * Expects each listed ad, or the button that undoes its removal, to be visible.
 * @throws when one is missing
 */
export async function expectFavourites(
  { surface }: Stage,
  { context: { listings }, ...now }: SnapshotFrom<typeof favouritesPageMachine>,
): Promise<void> {
  if (!now.matches('shown')) return;
  const [there, letGo] = [
    await surface.count({ role: 'article' }),
    await surface.count({ role: 'button', name: 'Undo' }),
  ];
  expect(there + letGo).toBe(listings.length);
  expect(await surface.count({ role: 'heading', name: 'No favourites yet' })).toBe(listings.length === 0 ? 1 : 0);
}
