import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { FlowDriver } from './flowDriver.ts';
import { pathsOf, toursOf, untakenBy, walksAtRandomOnView, walksOnView } from './walking.ts';

/**
 * The tests of a flow on its mounted view: short ways over every transition, long ones that do in every state all that can
 * be done in it, and that no transition is left out but those of which the driver says why.
 */
export function itIsWalked<M extends AnyStateMachine>(driver: FlowDriver<M>): void {
  const paths = pathsOf(driver);
  it.each(paths)('%s', (_, way) => walksOnView(driver, way));

  const walked = new Set(paths.map(([, way]) => JSON.stringify(way)));
  const tours = toursOf(driver).filter(([, way]) => !walked.has(JSON.stringify(way)));
  it.each(tours)('all that can be done in each state: %s', (_, way) => walksOnView(driver, way));

  it('is walked over every transition but those that the driver gives a reason for', () => {
    expect(untakenBy(driver)).toEqual(Object.keys(driver.untaken ?? {}).toSorted());
  });
}

const isLong = process.env['ALLMEND_LONG'] === '1';

/**
 * The test of a flow on its mounted view by steps that are drawn: 30 of them, 500 in `npm run test:long`. A failing walk
 * shrinks to the shortest that fails; PATHS_SEED walks another way, or the same again.
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
