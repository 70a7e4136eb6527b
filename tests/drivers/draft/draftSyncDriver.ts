import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { draftSyncCases } from '#machines/draft/draftSyncCases.ts';
import type { draftSyncMachine } from '#machines/draft/draftSyncMachine.ts';
import { declareDriver, type Gesture, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const card: Sight = { role: 'complementary', name: 'Your draft' };
const happens: Gesture = (_, event, stage) => stage.happens!(event);

/** The driver for walks on the synchronisation of the open draft, whose state the card next to the steps shows. */
export const draftSyncDriver = declareDriver(draftSyncCases, {
  sights: {},
  does: { 'journal.reported': happens, 'journal.closed': happens, 'page.shown': happens, 'page.hidden': happens },
  async opensView() {
    const { openDraftView } = await import('./draftView.tsx');
    return openDraftView('draftSync');
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, now: SnapshotFrom<typeof draftSyncMachine>): Promise<void> {
  const said = now.hasTag('saved')
    ? 'Draft saved in your account. You can continue on another device.'
    : now.hasTag('behind')
      ? 'We’ll add it to your account once the connection is back.'
      : /^(Draft saved|We save your draft) on this device/;
  expect(await surface.shows({ ...card, says: said }, true), String(said)).toBe(true);
}
