import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { FlowDriver } from './flowDriver.ts';
import { pathsOf, toursOf, untakenBy, walksAtRandomOnView, walksOnView } from './walking.ts';

/**
 * Declares the tests of a flow on its mounted view: short paths over every transition, and long ones with every step in
 * every state. They also check that every transition is covered, or that the driver states the reason.
 */
export function itIsWalked<M extends AnyStateMachine>(driver: FlowDriver<M>): void {
  const paths = pathsOf(driver);
  it.each(paths)('%s', (_, way) => walksOnView(driver, way));

  const walked = new Set(paths.map(([, way]) => JSON.stringify(way)));
  const tours = toursOf(driver).filter(([, way]) => !walked.has(JSON.stringify(way)));
  it.each(tours)('every step in each state: %s', (_, way) => walksOnView(driver, way));

  it('is walked over every transition except those with a reason in the driver', () => {
    expect(untakenBy(driver)).toEqual(Object.keys(driver.untaken ?? {}).toSorted());
  });
}

const isLong = process.env['ALLMEND_LONG'] === '1';

/**
 * Declares the test of a flow on its mounted view by random steps: 30 of them, 500 in `npm run test:long`. A failing
 * walk shrinks to the shortest that fails; PATHS_SEED selects another walk, or repeats one.
 */
export function itIsWalkedAtRandom<M extends AnyStateMachine>(driver: FlowDriver<M>): void {
  const seed = seedOf(process.env['PATHS_SEED'] ?? '466');
  const steps = isLong ? 500 : 30;
  it(`at random: ${steps} steps, PATHS_SEED=${seed}`, async () => {
    const { steps: walked } = await walksAtRandomOnView(driver, { seed, steps });
    expect(walked).toHaveLength(steps);
  });
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (text.trim() === '' || !Number.isInteger(seed)) {
    throw new Error(`PATHS_SEED: must be a whole number (it is ${JSON.stringify(text)})`);
  }
  return seed;
}
