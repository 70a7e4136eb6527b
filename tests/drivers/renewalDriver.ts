import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { renewalCases } from '#machines/ownAds/renewalCases.ts';
import type { renewalMachine } from '#machines/ownAds/renewalMachine.ts';
import { declareDriver, type Stage } from './flowDriver.ts';
import type { Sight } from './surface.ts';

const renew: Sight = { role: 'button', name: 'Renew ad' };

/** The page where one renews an ad by the link of a mail. */
export const renewalDriver = declareDriver(renewalCases, {
  sights: {
    renew,
    renewed: { role: 'status', says: 'Your ad is renewed' },
    refusal: { role: 'alert', says: 'Your ad was not renewed' },
    failure: { role: 'alert', says: 'This did not work.' },
  },
  does: { 'renewal.wished': (surface) => surface.press(renew) },
  async opensView() {
    const { openRenewal } = await import('./renewalView.tsx');
    return openRenewal();
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context }: SnapshotFrom<typeof renewalMachine>): Promise<void> {
  const { renewed, refusal } = context;
  if (refusal !== null) expect(await surface.text({ role: 'alert' })).toContain(refusal);
  expect(await surface.count({ role: 'link', name: 'Look at ad' })).toBe(renewed?.path ? 1 : 0);
  if (renewed) expect(await surface.text({ role: 'status' })).toContain('“Citybike” runs until 2\u00a0July 2027.');
}
