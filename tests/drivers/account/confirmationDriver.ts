import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { confirmationCases } from '#machines/account/credentials/confirmationCases.ts';
import type { confirmationMachine } from '#machines/account/credentials/confirmationMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const confirm: Sight = { role: 'button', name: 'Change email address' };

/** The page behind the link of a mail: of a change of address, which has every outcome. */
export const confirmationDriver = declareDriver(confirmationCases, {
  sights: {
    loading: { role: 'status', says: 'Loading…' },
    whole: { role: 'status', says: 'Your email address has changed' },
    half: { role: 'status', says: 'One email address confirmed' },
    refusal: { role: 'alert', says: 'This link doesn’t work' },
    confirm,
    failure: { role: 'alert', says: 'Something went wrong.' },
    unread: { role: 'alert', says: 'This didn’t load.' },
    loadAgain: { role: 'button', name: 'Reload' },
  },
  does: {
    'reading.retried': (surface) => surface.press({ role: 'button', name: 'Reload' }),
    'confirmation.requested': (surface) => surface.press(confirm),
  },
  byItself: ['page.opened'],
  async opensView() {
    const { openConfirmation } = await import('./confirmationView.tsx');
    return openConfirmation();
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context }: SnapshotFrom<typeof confirmationMachine>): Promise<void> {
  if (context.refusal !== null) expect(await surface.text({ role: 'alert' })).toContain(context.refusal);
}
