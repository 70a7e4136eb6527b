import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { deviceClassOf } from '#machines/ui/screen.ts';
import { viewportCases } from '#machines/ui/viewportCases.ts';
import type { viewportMachine } from '#machines/ui/viewportMachine.ts';
import { declareDriver, type Stage } from './flowDriver.ts';

type Flow = typeof viewportMachine;

const tablet = 820;
const resized = (width: number) => (now: SnapshotFrom<Flow>) => (now.matches('unknown') ? undefined : { width });

const cases: FlowCases<Flow> = {
  ...viewportCases,
  events: {
    'window.resized': {
      'as it is': (now: SnapshotFrom<Flow>) => (now.matches('unknown') ? { width: tablet } : undefined),
      'to a phone': resized(390),
      'to a desktop': resized(1440),
    },
  },
};

/** What depends on the width of the window. */
export const viewportDriver = declareDriver(cases, {
  sights: {},
  byItself: ['window.resized (as it is)'],
  does: { 'window.resized': (surface, { width }) => surface.resize(width) },
  async opensView() {
    const { openWindow } = await import('./viewportView.tsx');
    return openWindow(tablet);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context: { width } }: SnapshotFrom<Flow>): Promise<void> {
  expect(await surface.text({ role: 'status' })).toBe(width === null ? 'unknown' : deviceClassOf(width));
}
