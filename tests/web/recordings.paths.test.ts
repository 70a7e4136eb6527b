import { describe, expect, it } from 'vitest';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { recordedWay } from '#inspector/paths/recordedWay.ts';
import { replayOnChart } from '#inspector/paths/replay.ts';
import { readRecording } from '#inspector/recorder/recording.ts';
import { stateName } from '#machines/journal/fold.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { FlowDriver } from '#tests/drivers/flowDriver.ts';
import { walksOnView } from '#tests/drivers/walking.ts';

const recordings = import.meta.glob<string>('../recordings/*.recording.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const cases = named<FlowCases>(import.meta.glob('../../machines/**/*Cases.ts', { eager: true }), 'Cases');
const drivers = named<FlowDriver>(import.meta.glob('../drivers/*Driver.{ts,tsx}', { eager: true }), 'Driver');

/** What modules export by a name that ends like their file's, by the id of its machine. */
function named<T>(modules: Readonly<Record<string, unknown>>, ending: string): ReadonlyMap<string, T> {
  const all = Object.values(modules).flatMap((module) => Object.entries(module as Record<string, T>));
  return new Map(
    all.filter(([name]) => name.endsWith(ending)).map(([name, value]) => [name.slice(0, -ending.length), value]),
  );
}

const flows = Object.entries(recordings).flatMap(([file, text]) =>
  readRecording(text).actors.map((actor) => ({ ...actor, file: file.slice(file.lastIndexOf('/') + 1) })),
);

describe('a recorded flow', () => {
  it.each(flows)(
    '$file: $machine ($session) comes on its chart to the states that were seen',
    ({ machine, ...flow }) => {
      const steps = replayOnChart(flowWalk(cases.get(machine)!), { input: flow.input, events: flow.events });
      expect(steps.map(({ situation }) => stateName(situation.snapshot))).toEqual(
        flow.events.map(({ state }) => state),
      );
    },
  );

  const shown = flows.filter(({ machine }) => drivers.get(machine)?.opensView);

  it('was used', () => {
    const events = shown.filter(({ machine }) => machine === 'search').flatMap(({ events }) => events);
    expect(events.length).toBeGreaterThan(0);
  });

  it.each(shown)('$file: $machine ($session) goes the same way on its view', async ({ machine, ...flow }) => {
    const driver = drivers.get(machine)!;
    const { cases, way } = recordedWay(driver.cases, { input: flow.input, events: flow.events });
    await walksOnView({ ...driver, cases }, { beginning: way.beginning, steps: way.labels });
  });
});
