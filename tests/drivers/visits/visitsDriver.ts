import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { type DeviceMemory, emptyMemory } from '#machines/visits/deviceMemory.ts';
import { visitsCases } from '#machines/visits/visitsCases.ts';
import type { visitsMachine } from '#machines/visits/visitsMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof visitsMachine>;

/** The id of the ad that is visible. */
export const listingInSight = 'aaaaaaaaaaaa';

const hide: Sight = { role: 'button', name: /^Hide this ad: / };
const showAgain: Sight = { role: 'button', name: 'Show again' };
const isRead = (now: Snapshot) => now.matches({ open: 'remembering' });
const hasHidden = ({ context }: Snapshot) => context.memory.hidden.includes(listingInSight);

const cases: FlowCases<typeof visitsMachine> = {
  ...visitsCases,
  events: {
    'memory.read': visitsCases.events['memory.read']!,
    'listing.hidden': {
      'an ad': (now: Snapshot) => (isRead(now) && !hasHidden(now) ? { id: listingInSight } : undefined),
    },
    'listings.restored': {
      'an ad': (now: Snapshot) => (isRead(now) && hasHidden(now) ? { ids: [listingInSight] } : undefined),
    },
    'views.cleared': { 'of nothing': () => undefined },
  },
};

const elsewhere = 'No gesture causes it: the page of an ad, or a list, reports it when it is visible.';

/**
 * An ad in a list. A write to the device is reported back immediately; a separate step for it represents another tab's
 * write.
 */
export const visitsDriver = declareDriver(cases, {
  sights: {},
  byItself: ({ type }, before) => type === 'page.opened' || before.matches({ open: 'reading' }),
  does: {
    'listing.hidden': (surface) => surface.press(hide),
    'listings.restored': (surface) => surface.press(showAgain),
    'memory.read': (_, event, { happens }) => happens!(event),
  },
  ownData: ['memory.read'],
  untaken: {
    'open: listing.viewed → the same': elsewhere,
    'open: search.seen → the same': elsewhere,
    'open: views.cleared → the same': 'The button is next to the visited ads, none of which are shown here.',
  },
  async opensView(_, { steps }) {
    const { openListingInList } = await import('./visitsView.tsx');
    const read = steps.find(({ type }) => type === 'memory.read')?.events[0];
    return openListingInList((read as { readonly memory?: DeviceMemory } | undefined)?.memory ?? emptyMemory);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, snapshot: Snapshot): Promise<void> {
  const isHidden = hasHidden(snapshot);
  expect(await surface.shows(showAgain, isHidden)).toBe(isHidden);
  expect(await surface.count({ role: 'link', name: /Citybike/ })).toBe(isHidden ? 0 : 1);
  expect(await surface.count(hide)).toBe(isHidden ? 0 : 1);
  expect(await surface.shows({ role: 'button', name: 'Show all' }, isHidden)).toBe(isHidden);
}
