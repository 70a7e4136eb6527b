import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { bike, heartsCases, lamp } from '#machines/favourites/heartsCases.ts';
import { isShownSaved } from '#machines/favourites/heartsSetup.ts';
import type { heartsMachine } from '#machines/favourites/heartsMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type FlowDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof heartsMachine>;

/** The titles of the two ads, by their ids. */
export const titles: Readonly<Record<string, string>> = { [bike]: 'Citybike', [lamp]: 'Reading lamp' };

/** The heart button of an ad, whose label ends in the title in every language. */
const heartOf = (listing: string): Sight => ({ role: 'button', name: new RegExp(`: ${titles[listing]}$`) });

const reported = (publicAccountId: string | null, hasEnded: boolean) => ({ publicAccountId, hasEnded });

const cases: FlowCases<typeof heartsMachine> = {
  ...heartsCases,
  events: {
    ...heartsCases.events,
    // An event of the session is possible only if it changes the account.
    'account.reported': {
      Vreni: ({ context, ...now }: Snapshot) =>
        now.matches('somebody') && context.account === 'vreni' ? undefined : reported('vreni', false),
      Beat: ({ context, ...now }: Snapshot) =>
        now.matches('somebody') && context.account === 'beat' ? undefined : reported('beat', false),
      nobody: (now: Snapshot) => (now.matches('nobody') ? undefined : reported(null, false)),
      'nobody any more': (now: Snapshot) => (now.matches('somebody') ? reported(null, true) : undefined),
    },
  },
};

/**
 * The elements of the hearts, and the gestures that cause their events. Each heart must show the state of the chart.
 */
export function heartsControls(
  heartOf: (listing: string) => Sight,
): Pick<FlowDriver<typeof heartsMachine>, 'sights' | 'does' | 'expectDetails'> {
  return {
    sights: { login: { role: 'dialog', name: /^Log in/ } },
    does: {
      'account.reported': (_, event, { happens }) => happens!(event),
      'heart.pressed': (surface, { listing }) => surface.press(heartOf(listing)),
      'hearts.emptied': (_, event, { happens }) => happens!(event),
      'pending.reported': (_, event, { happens }) => happens!(event),
      'change.reported': (_, event, { happens }) => happens!(event),
      'changes.found': (_, event, { happens }) => happens!(event),
      'page.shown': (_, event, { happens }) => happens!(event),
      'page.hidden': (_, event, { happens }) => happens!(event),
    },
    async expectDetails({ surface }, { context, ...now }) {
      // The login modal is above the hearts, so they cannot be reached.
      if (now.matches({ nobody: 'asking' })) return;
      for (const listing of [bike, lamp]) {
        const isSaved = isShownSaved(context, listing);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await surface.shows({ ...heartOf(listing), pressed: isSaved }, true), titles[listing]).toBe(true);
      }
    },
  };
}

/** The driver for walks on the hearts of two ads. */
export const heartsDriver = declareDriver(cases, {
  ...heartsControls(heartOf),
  async opensView() {
    const { openTwoHearts } = await import('./heartsView.tsx');
    return openTwoHearts();
  },
});
