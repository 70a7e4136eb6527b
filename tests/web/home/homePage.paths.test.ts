import { describe, expect, it } from 'vitest';
import { homeDriver } from '#tests/drivers/homeDriver.ts';
import { pathsOf, untakenBy, walksOnView } from '#tests/drivers/walking.ts';

describe('the front page, as its chart says', () => {
  it.each(pathsOf(homeDriver))('%s', (_, way) => walksOnView(homeDriver, way));

  it('is walked over every transition', () => {
    expect(untakenBy(homeDriver)).toEqual([]);
  });
});
