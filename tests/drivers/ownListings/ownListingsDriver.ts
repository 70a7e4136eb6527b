import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ListedCommand } from '#machines/ownListings/ownListing.ts';
import { ownListingsCases } from '#machines/ownListings/ownListingsCases.ts';
import type { ownListingsMachine } from '#machines/ownListings/ownListingsMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof ownListingsMachine>;

const first: Sight = { role: 'article', name: 'Velo a' };
const priceForm: Sight = { role: 'form', name: 'Change price' };

/** The labels of the buttons that an ad in the list has. */
const words: Readonly<Record<ListedCommand, string>> = {
  renew: 'Renew',
  resume: 'Resume',
  cancelSale: 'Put back on sale',
  endReservation: 'End reservation',
  reprice: 'Change price',
  sell: 'Mark as sold',
  reserve: 'Reserve',
  pause: 'Pause',
  remove: 'Delete ad',
};

const command = (name: ListedCommand) => (now: Snapshot) => {
  const [listing] = now.context.listings;
  return listing?.may.includes(name) ? { id: listing.id, command: name } : undefined;
};

const cases: FlowCases<typeof ownListingsMachine> = {
  ...ownListingsCases,
  events: {
    ...ownListingsCases.events,
    'more.requested': { 'the next ones': ({ context }: Snapshot) => (context.endCursor === null ? undefined : {}) },
    'command.chosen': {
      'another price': command('reprice'),
      pause: command('pause'),
      resume: command('resume'),
      sold: command('sell'),
      'not sold': command('cancelSale'),
      remove: command('remove'),
    },
  },
};

const noButton = 'A forbidden action has no button.';

/** The elements of the page of own ads, and the gestures that cause its events. */
export const ownListingsControls: Pick<FlowDriver<typeof ownListingsMachine>, 'sights' | 'does'> = {
  sights: {
    loadAgain: { role: 'button', name: 'Reload' },
    listings: { role: 'link', name: /^Inactive\s?\d/ },
    price: priceForm,
    sale: { role: 'dialog', name: 'Where did you sell it?' },
    removal: { role: 'dialog', name: 'Delete this ad?' },
  },
  does: {
    'loading.retried': (surface) => surface.press({ role: 'button', name: 'Reload' }),
    'more.requested': (surface) => surface.press({ role: 'button', name: 'Show more ads' }),
    'command.chosen': (surface, { command: name }) =>
      surface.press({ role: 'button', name: words[name], within: first }),
    'sale.reported': (surface, { where }) =>
      surface.press({
        role: 'button',
        name: { here: 'Here', elsewhere: 'Somewhere else', untold: /rather not/ }[where],
      }),
    'removal.confirmed': (surface) =>
      surface.press({ role: 'button', name: 'Delete ad', within: { role: 'dialog', name: /Delete/ } }),
    'price.changed': async (surface, event, { happens }) => {
      await surface.type({ role: 'textbox', name: 'Price', within: priceForm }, '420');
      await surface.press({ role: 'button', name: 'Change price', within: priceForm });
      await happens!(event);
    },
    'question.closed': (surface, _event, _stage, { before }) =>
      before.matches({ shown: 'selling' })
        ? surface.press({ role: 'button', name: 'Close' })
        : surface.press({
            role: 'button',
            name: before.matches({ shown: 'removing' }) ? 'Keep ad' : 'Cancel',
          }),
  },
};

/** The driver for walks on the page of a seller's ads. */
export const ownListingsDriver = declareDriver(cases, {
  ...ownListingsControls,
  untaken: {
    'shown.ready: command.chosen [isNotAllowed] → the same': noButton,
    'shown.repricing: command.chosen [isNotAllowed] → the same': noButton,
  },
  async opensView({ group }) {
    const { openOwnListings } = await import('./ownListingsView.tsx');
    return openOwnListings(group);
  },
  expectDetails: expectOwnListings,
});

/**
 * Expects the number of ads, the allowed actions of the first one, and the messages. @throws when they differ from the
 * chart
 */
export async function expectOwnListings({ surface }: Stage, { context, ...now }: Snapshot): Promise<void> {
  if (!now.matches('shown')) return;
  const { listings, counts, problem, endCursor } = context;
  // A dialog is above the page, so the elements below it cannot be reached.
  if (now.matches({ shown: 'selling' }) || now.matches({ shown: 'removing' })) return;
  expect(await surface.count({ role: 'article' })).toBe(listings.length);
  expect(await surface.count({ role: 'link', name: new RegExp(`^Active\\s?${counts.active}$`) })).toBe(1);
  expect(await surface.count({ role: 'button', name: 'Show more ads' })).toBe(
    endCursor === null || now.matches({ shown: 'loadingMore' }) ? 0 : 1,
  );
  if (problem) {
    const said = problem.text ?? 'Something went wrong. Please try again.';
    expect(await surface.shows({ role: 'alert', says: said }, true)).toBe(true);
  }
  const [listing] = listings;
  if (!listing) return;
  for (const name of Object.keys(words) as ListedCommand[]) {
    const count = await surface.count({ role: 'button', name: words[name], within: first });
    expect(count, name).toBe(listing.may.includes(name) ? 1 : 0);
  }
}
