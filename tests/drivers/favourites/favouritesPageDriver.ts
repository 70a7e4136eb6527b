import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { favouritesPageCases } from '#machines/favourites/favouritesPageCases.ts';
import type { favouritesPageMachine } from '#machines/favourites/favouritesPageMachine.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';

/** Where the things of the page are, and by what gestures what is done. */
export const handsOnFavourites: Pick<FlowDriver<typeof favouritesPageMachine>, 'sights' | 'does'> = {
  sights: {
    loadAgain: { role: 'button', name: 'Load again' },
    ads: { role: 'status', says: /of 100 saved/ },
  },
  does: {
    'loading.retried': (surface) => surface.press({ role: 'button', name: 'Load again' }),
    'saved.told': (_, event, { happens }) => happens!(event),
    'change.heard': (_, event, { happens }) => happens!(event),
    'page.shown': (_, event, { happens }) => happens!(event),
  },
};

/** The page of one's favourites. */
export const favouritesPageDriver = declareDriver(favouritesPageCases, {
  ...handsOnFavourites,
  async opensView() {
    const { openFavourites } = await import('./favouritesPageView.tsx');
    return openFavourites();
  },
  expectDetails: expectFavourites,
});

/** Each ad that is listed is there, or what takes its removal back. @throws where it is not so */
export async function expectFavourites(
  { surface }: Stage,
  { context: { ads }, ...now }: SnapshotFrom<typeof favouritesPageMachine>,
): Promise<void> {
  if (!now.matches('shown')) return;
  const [there, letGo] = [
    await surface.count({ role: 'article' }),
    await surface.count({ role: 'button', name: 'Undo' }),
  ];
  expect(there + letGo).toBe(ads.length);
  expect(await surface.count({ role: 'heading', name: 'Nothing is saved yet' })).toBe(ads.length === 0 ? 1 : 0);
}
