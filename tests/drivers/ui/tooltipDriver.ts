import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { tooltipCases } from '#machines/ui/tooltipCases.ts';
import type { tooltipMachine } from '#machines/ui/tooltipMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const hint: Sight = { role: 'status', says: 'Search in any language' };
const close: Sight = { role: 'button', name: 'Close', within: hint };

/** The driver for walks on a tooltip with a hint for newcomers. */
export const tooltipDriver = declareDriver(tooltipCases, {
  sights: { hint, close },
  does: { 'tooltip.closed': (surface) => surface.press(close) },
  // The stored value is prepared before the view opens, because the storage answers immediately.
  byItself: ['page.opened', 'xstate.done.actor.remembering', 'xstate.error.actor.remembering'],
  async opensView(_, { steps }) {
    const { openHint } = await import('./tooltipView.tsx');
    const answer = steps.find(({ type }) => type.endsWith('.actor.remembering'))?.events[0] as
      | { readonly output?: boolean }
      | undefined;
    return openHint(answer === undefined ? false : (answer.output ?? 'refuses'));
  },
  expectDetails,
});

async function expectDetails(_: Stage, snapshot: SnapshotFrom<typeof tooltipMachine>): Promise<void> {
  const isStored = 'allmend_tooltip_language' in localStorage;
  if (snapshot.matches('hiding')) expect(isStored).toBe(true);
  if (snapshot.matches('shown') || snapshot.matches('waiting')) expect(isStored).toBe(false);
}
