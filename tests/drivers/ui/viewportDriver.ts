import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { deviceClassOf } from '#machines/ui/screen.ts';
import { viewportCases } from '#machines/ui/viewportCases.ts';
import type { viewportMachine } from '#machines/ui/viewportMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';

type Flow = typeof viewportMachine;

const tablet = 820;

/** The driver for walks on the state that depends on the width of the window. */
export const viewportDriver = declareDriver(viewportCases, {
  sights: {},
  // The width of the window is the first event, by itself.
  byItself: (_, before) => before.matches('unknown'),
  does: { 'window.resized': (surface, { width }) => surface.resize(width) },
  async opensView(_, { steps }) {
    const { openWindow } = await import('./viewportView.tsx');
    const first = steps[0]?.events[0] as { readonly width?: number } | undefined;
    return openWindow(first?.width ?? tablet);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context: { width } }: SnapshotFrom<Flow>): Promise<void> {
  expect(await surface.text({ role: 'status' })).toBe(width === null ? 'unknown' : deviceClassOf(width));
}
