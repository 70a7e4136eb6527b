import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { clockCases } from '#machines/ui/clockCases.ts';
import type { clockMachine } from '#machines/ui/clockMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';

const minute = 60_000;

/** The driver for walks on the time that a page shows. */
export const clockDriver = declareDriver(clockCases, {
  sights: {},
  byItself: ['page.opened'],
  // When a visitor returns, the page immediately shows its own time, which differs from the chart's.
  ownData: ['minute.passed'],
  does: {
    'visitor.acted': (surface) => surface.stir(),
    async 'minute.passed'(surface, _, stage) {
      for (let passed = 0; passed < minute; passed += minute / 3) {
        await stage.passes!(minute / 3);
        await surface.stir();
      }
    },
  },
  async opensView() {
    const { openTime } = await import('./clockView.tsx');
    return openTime();
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, snapshot: SnapshotFrom<typeof clockMachine>): Promise<void> {
  if (!snapshot.matches('awake')) return;
  const { rightTime } = await import('./clockView.tsx');
  expect(await surface.text({ role: 'time' })).toBe(rightTime());
}
