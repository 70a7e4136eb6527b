import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { appStatusCases } from '#machines/shell/appStatusCases.ts';
import type { appStatusMachine } from '#machines/shell/appStatusMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const failure: Sight = { role: 'alert' };
const dismiss: Sight = { role: 'button', name: 'Close', within: failure };

/** The driver for walks on the notice that the market as a whole does not work. */
export const appStatusDriver = declareDriver(appStatusCases, {
  sights: { failure, reload: { role: 'button', name: 'Reload page', within: failure }, dismiss },
  does: {
    'call.failed': (_, event, { happens }) => happens!(event),
    'call.succeeded': (_, event, { happens }) => happens!(event),
    'failure.dismissed': (surface) => surface.press(dismiss),
  },
  async opensView() {
    const { openAppFailure } = await import('./appStatusView.tsx');
    return openAppFailure();
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, snapshot: SnapshotFrom<typeof appStatusMachine>): Promise<void> {
  if (!snapshot.hasTag('failed')) return;
  const { code } = snapshot.context;
  const word = code === 'api.fault' ? 'Something isn’t working on our side,' : 'Oops, something went wrong.';
  expect(await surface.text(failure)).toContain(word);
}
