import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { renewalCases } from '#machines/ownListings/renewalCases.ts';
import type { renewalMachine } from '#machines/ownListings/renewalMachine.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const renew: Sight = { role: 'button', name: 'Renew ad' };

/** The elements of the page, and the gesture that renews the ad. */
export const renewalControls: Pick<FlowDriver<typeof renewalMachine>, 'sights' | 'does'> = {
  sights: {
    renew,
    renewed: { role: 'status', says: 'Ad renewed' },
    refusal: { role: 'alert', says: 'Your ad wasn’t renewed' },
    failure: { role: 'alert', says: 'Something went wrong.' },
  },
  does: { 'renewal.requested': (surface) => surface.press(renew) },
};

/** The driver for walks on the page that renews an ad by the link in a mail. */
export const renewalDriver = declareDriver(renewalCases, {
  ...renewalControls,
  async opensView() {
    const { openRenewal } = await import('./renewalView.tsx');
    return openRenewal();
  },
  expectDetails: (stage, now) => expectRenewal(stage, now, '2\u00a0July 2027'),
});

/**
 * Expects the text about the ad, with the new end of its term.
 * @throws when it differs from the chart
 */
export async function expectRenewal(
  { surface }: Stage,
  { context: { renewed, refusal } }: SnapshotFrom<typeof renewalMachine>,
  end: string,
): Promise<void> {
  if (refusal !== null) expect(await surface.text({ role: 'alert' })).toContain(refusal);
  expect(await surface.count({ role: 'link', name: 'View ad' })).toBe(renewed?.path ? 1 : 0);
  if (renewed) {
    // The text is compared too, since a pending renewal has an element of the same role.
    const reported = { role: 'status', says: `“${renewed.title}” is now online until ${end}.` } as const;
    expect(await surface.shows(reported, true)).toBe(true);
  }
}
