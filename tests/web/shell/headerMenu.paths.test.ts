import { describe, expect, it } from 'vitest';
import { headerMenuDriver } from '#tests/drivers/headerMenuDriver.ts';
import { pathsOf, toursOf, untakenBy, walksOnView } from '#tests/drivers/walking.ts';

describe('the menu on the page, as its chart says [SHELL-13]', () => {
  it.each(pathsOf(headerMenuDriver))('%s', (_, way) => walksOnView(headerMenuDriver, way));

  it.each(toursOf(headerMenuDriver))('all that can be done in each state, on one way: %s', (_, way) =>
    walksOnView(headerMenuDriver, way),
  );

  it('is walked over every transition', () => {
    expect(untakenBy(headerMenuDriver)).toEqual([]);
  });
});
