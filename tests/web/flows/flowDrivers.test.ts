import { expect, it } from 'vitest';
import { flowNames } from '#machines/paths/flowNames.ts';
import { formReplays } from '#machines/paths/formReplays.ts';
import type { FlowDriver } from '#tests/drivers/walking/flowDriver.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/tests/drivers/**/*Driver.ts', { eager: true });

/** The flows that show nothing, so that no view can be walked. */
const invisible: readonly string[] = ['fingerprint', 'track'];

it('walks every flow that shows something on its view, by a driver', () => {
  const drivers = Object.values(modules).flatMap((module) => Object.values(module).filter(isDriver));
  const walked = new Set(drivers.map(({ cases }) => cases.machine.id));
  // Flows of forms need no driver of their own: `formDriver` walks one form for all.
  const exempt = new Set([...invisible, ...formReplays.keys()]);
  const missing = flowNames.filter((name) => !walked.has(name) && !exempt.has(name));
  expect(missing, 'tests/drivers/ needs a `<flow>Driver.ts` for each').toEqual([]);
});

function isDriver(value: unknown): value is FlowDriver {
  return typeof value === 'object' && value !== null && 'cases' in value && 'sights' in value;
}
