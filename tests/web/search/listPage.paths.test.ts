import { describe, expect, it } from 'vitest';
import { searchDriver } from '#tests/drivers/searchDriver.ts';
import { pathsOf, toursOf, untakenBy, walksOnView } from '#tests/drivers/walking.ts';

describe('the list, as its chart says', () => {
  it.each(pathsOf(searchDriver))('%s', (_, way) => walksOnView(searchDriver, way));

  it.each(toursOf(searchDriver))('all that can be done in each state, on one way: %s', (_, way) =>
    walksOnView(searchDriver, way),
  );

  it('is walked over every transition but those that nobody can take there', () => {
    expect(untakenBy(searchDriver)).toEqual(Object.keys(searchDriver.untaken!).toSorted());
  });
});
