import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { FlowDriver } from './flowDriver.ts';
import { pathsOf, toursOf, untakenBy, walksOnView } from './walking.ts';

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
